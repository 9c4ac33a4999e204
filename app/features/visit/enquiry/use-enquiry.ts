import { useActionData, useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';

import { focusFirstError, useOnePress } from '~/components/forms/answered-form';
import { useToast } from '~/components/ui/toast/toast';
import { useAnnounceOnce } from '~/components/ui/toast/use-announce-once';

import type { EnquiryErrors, EnquiryField } from './enquiry-fields';
import { enquiryNotices, sentNotice, type EnquiryResult } from './enquiry-result';
import { useStamp } from './use-stamp';

/**
 * State of the enquiry form. The rules (zod and Conform's parser, a quarter of a page's scripts) are loaded
 * when the visitor enters the form, and then applied before sending and during corrections; until they are
 * loaded, and always once more, the action applies them and its errors appear in the same places.
 */
export function useEnquiry(propertyName: string, today: string) {
  const fetcher = useFetcher<EnquiryResult>();
  const posted = useActionData<EnquiryResult>();
  const form = useRef<HTMLFormElement>(null);
  const { load, check } = useRules(form, today);
  const [checked, setChecked] = useState<EnquiryErrors | null>(null);
  const [attempts, setAttempts] = useState(0);
  const isSending = fetcher.state === 'submitting';
  const pressOnce = useOnePress(isSending);
  const errors = isSending ? {} : (checked ?? errorsOf(fetcher.data ?? posted));

  useOutcome(fetcher.data, propertyName, () => {
    setChecked(null);
    form.current?.reset();
  });
  useFocusOnErrors(form, attempts, fetcher.data);

  const onSubmit = (event: FormEvent) => {
    const found = check();
    const isWrong = found !== null && Object.keys(found).length > 0;
    if (isWrong) event.preventDefault();
    pressOnce(event);
    setChecked(isWrong ? found : null);
    if (isWrong) setAttempts(attempts + 1);
  };
  // Removes the errors of corrected fields; a field without an error is not checked until the form is sent.
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
    stamp: useStamp(form, stampOf(fetcher.data) ?? stampOf(posted)),
    formProps: { ref: form, onFocus: load, onSubmit, onInput },
  };
}

/** After each refusal, by the page or by the site. */
function useFocusOnErrors(form: RefObject<HTMLFormElement>, attempts: number, result: unknown) {
  useEffect(() => {
    if (attempts === 0 && !result) return;
    focusFirstError(form.current);
  }, [form, attempts, result]);
}

/** `check` returns the form's present errors, or null while the rules are not loaded. */
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

/** The values of a page that came back without scripts; null when the enquiry was stored. */
function typedOf(posted: EnquiryResult | undefined): Record<string, unknown> | null {
  return posted && 'reply' in posted ? (posted.reply?.initialValue ?? null) : null;
}

function stampOf(result: EnquiryResult | undefined): string | undefined {
  return result && 'stamp' in result ? result.stamp : undefined;
}

/** The notice beside the form; success with scripts is only a toast. */
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

/** Announces each result once. */
function useOutcome(result: EnquiryResult | undefined, propertyName: string, onSent: () => void) {
  const toast = useToast();
  useAnnounceOnce(result, ({ outcome }) => {
    if (outcome === 'sent') {
      toast({ ...sentNotice(propertyName), variant: 'success' });
      onSent();
    } else if (outcome === 'failed') {
      toast({ ...enquiryNotices.failed, variant: 'destructive' });
    }
  });
}
