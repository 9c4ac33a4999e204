import { useEffect, useState, type RefObject } from 'react';

/**
 * The form's signed time: `returned` by the last answer or, before there is one, fetched when the visitor enters the
 * form. When that fails, entering the next field tries again, and a form that is sent without a time comes back with one.
 */
export function useStamp(form: RefObject<HTMLFormElement>, returned: string | undefined): string {
  const [fetched, setFetched] = useState('');
  useEffect(() => {
    const entered = form.current;
    let isFetching = false;
    const ask = async () => {
      if (isFetching) return;
      isFetching = true;
      try {
        const answer = await fetch('/form-stamp?for=enquiry');
        setFetched(((await answer.json()) as { stamp: string }).stamp);
      } catch {
        isFetching = false;
      }
    };
    // The visitor may have entered the form before the page's scripts ran.
    if (entered?.contains(document.activeElement)) void ask();
    entered?.addEventListener('focusin', ask);
    return () => entered?.removeEventListener('focusin', ask);
  }, [form]);
  return returned ?? fetched;
}
