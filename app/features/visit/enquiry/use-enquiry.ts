import { useActionData, useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';

import { focusFirstError } from '~/components/forms/use-focus-on-error';
import { useToast } from '~/components/ui/toast';
import { useTold } from '~/components/ui/use-told';

import type { EnquiryErrors, EnquiryField } from './enquiry-fields';
import { enquiryNotices, sentNotice, type EnquiryResult } from './enquiry-result';

/**
 * State of the enquiry form. The rules (zod and Conform's parser, a quarter of a page's scripts) are fetched when somebody
 * enters the form, and then checked before sending and while mending; until they are here, and always once more, the
 * action checks them and its errors are shown in the same places.
 */
export function useEnquiry(propertyName: string, today: string) {
  const fetcher = useFetcher<EnquiryResult>();
  const posted = useActionData<EnquiryResult>();
  const form = useRef<HTMLFormElement>(null);
  const { load, check } = useRules(form, today);
  const [checked, setChecked] = useState<EnquiryErrors | null>(null);
  const [attempts, setAttempts] = useState(0);
  const isSending = fetcher.state === 'submitting';
  const errors = isSending ? {} : (checked ?? errorsOf(fetcher.data ?? posted));

  useOutcome(fetcher.data, propertyName, () => {
    setChecked(null);
    form.current?.reset();
  });
  useEffect(() => {
    if (attempts === 0 && !fetcher.data) return;
    focusFirstError(form.current);
  }, [attempts, fetcher.data]);

  const onSubmit = (event: FormEvent) => {
    const found = check();
    const isWrong = found !== null && Object.keys(found).length > 0;
    if (isWrong || isSending) event.preventDefault();
    setChecked(isWrong ? found : null);
    if (isWrong) setAttempts(attempts + 1);
  };
  // Takes back what has been mended; a field that nobody complained about is left alone until it is sent.
  const onInput = () => {
    const shown = Object.keys(errors) as EnquiryField[];
    const found = shown.length > 0 ? check() : null;
    if (!found) return;
    setChecked(Object.fromEntries(shown.flatMap((field) => (found[field] ? [[field, found[field]]] : []))));
  };

  return {
    Form: fetcher.Form,
    errors,
    isSending,
    notice: isSending ? null : noticeOf(fetcher.data, posted, propertyName),
    typed: typedOf(posted),
    newStamp: stampOf(fetcher.data),
    formProps: { ref: form, onFocus: load, onSubmit, onInput },
  };
}

/** `check` gives the errors of the form as it stands, or null while the rules are not here. */
function useRules(form: RefObject<HTMLFormElement>, today: string) {
  const rules = useRef<typeof import('./read-enquiry') | null>(null);
  const load = () => {
    if (rules.current) return;
    import('./read-enquiry').then(
      (module) => {
        rules.current = module;
        form.current?.setAttribute('data-rules', 'loaded');
      },
      () => null,
    );
  };
  const check = (): EnquiryErrors | null => {
    if (!rules.current || !form.current) return null;
    return rules.current.readEnquiry(new FormData(form.current), today).reply().error ?? {};
  };
  return { load, check };
}

function errorsOf(result: EnquiryResult | undefined): EnquiryErrors {
  return (result && 'reply' in result && result.reply?.error) || {};
}

/** The values of a page that was sent back without scripts; null when the enquiry went out. */
function typedOf(posted: EnquiryResult | undefined): Record<string, unknown> | null {
  return posted && 'reply' in posted ? (posted.reply?.initialValue ?? null) : null;
}

function stampOf(result: EnquiryResult | undefined): string | undefined {
  return result && 'stamp' in result ? result.stamp : undefined;
}

/** What stays to be read beside the form; a good end with scripts is told by a toast alone. */
function noticeOf(
  fetched: EnquiryResult | undefined,
  posted: EnquiryResult | undefined,
  propertyName: string,
) {
  const result = fetched ?? posted;
  if (!result || result.outcome === 'invalid' || fetched?.outcome === 'sent') return null;
  return result.outcome === 'sent'
    ? { ...sentNotice(propertyName), isGood: true }
    : { ...enquiryNotices[result.outcome], isGood: false };
}

/** Says once how each sending went. */
function useOutcome(result: EnquiryResult | undefined, propertyName: string, onSent: () => void) {
  const toast = useToast();
  useTold(result, ({ outcome }) => {
    if (outcome === 'sent') {
      toast({ ...sentNotice(propertyName), variant: 'success' });
      onSent();
    } else if (outcome === 'failed') {
      toast({ ...enquiryNotices.failed, variant: 'destructive' });
    }
  });
}
