import { useFetcher } from '@remix-run/react';
import { useRef } from 'react';

import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { useToast } from '~/components/ui/toast/toast';
import { useAnnounceOnce } from '~/components/ui/toast/use-announce-once';
import { errorsIn, fieldsOf } from '~/lib/form/form-reply';

import type { NewsletterAnswer } from './newsletter-form';

/** The next step; the address is not on the list before that. */
export const confirmationNote =
  'We send one mail to the address; you are on the list once you confirm there.';

export const newsletterThanks = { title: 'Success!', text: 'Thank you for subscribing to our newsletter.' };

type NewsletterBlockProps = {
  claim: string;
  /** Answer to a form sent without scripts, on /newsletter itself. */
  answer?: NewsletterAnswer;
  headingLevel?: 'h1' | 'h2';
};

/** Newsletter sign-up for any page; the address is stored unconfirmed. */
export function NewsletterBlock({ claim, answer, headingLevel = 'h2' }: NewsletterBlockProps) {
  const Heading = headingLevel;
  const fetcher = useFetcher<NewsletterAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const isSending = fetcher.state !== 'idle';
  const current = fetcher.data ?? answer;
  const posted = fieldsOf<'email'>(answer && replyOf(answer));

  useAnnounceOnce(isSending ? null : fetcher.data, ({ stored }) => {
    if (stored) {
      form.current?.reset();
      toast({ ...newsletterThanks, variant: 'success' });
    } else {
      form.current?.querySelector<HTMLInputElement>('input[type=email]')?.focus();
    }
  });

  return (
    <section aria-labelledby="newsletter-title" className="drawn-late bg-gum-tint">
      <div className="page section grid items-end gap-8 lg:grid-cols-2">
        <div className="grid gap-3">
          <Heading id="newsletter-title" className="text-3xl">
            A letter from Adelaide
          </Heading>
          <p className="measure text-lg text-ink-soft">{claim}</p>
        </div>
        <fetcher.Form
          ref={form}
          method="post"
          action="/newsletter"
          data-discover="true"
          data-failure="Not subscribed"
          className="flex flex-wrap items-start gap-3"
        >
          <TextField
            {...posted('email')}
            label="Email address"
            type="email"
            required
            autoComplete="email"
            errors={errorsIn(current && replyOf(current), 'email')}
            className="min-w-[min(14rem,100%)] flex-1"
          />
          <Button
            type="submit"
            aria-disabled={isSending}
            className="mt-7.5 min-w-36 max-sm:mt-0 max-sm:w-full"
          >
            {isSending ? 'Subscribing...' : 'Subscribe'}
          </Button>
          <p className="w-full text-sm text-ink-soft">{confirmationNote}</p>
          <Trap />
        </fetcher.Form>
      </div>
    </section>
  );
}

const replyOf = (answer: NewsletterAnswer) => (answer.stored ? null : answer.reply);

/** Hidden from people; only programs fill it in. */
function Trap() {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name="fax_number" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
