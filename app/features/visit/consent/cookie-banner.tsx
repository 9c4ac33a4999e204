import { Link, useFetcher, useLocation } from '@remix-run/react';
import { X } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';

import { Card } from '~/components/ui/card';
import { isConsentChoice, type ConsentChoice } from '~/lib/consent-choice';
import { ConsentFields } from './consent-form';

type CookieBannerProps = {
  /** Called at once with the visitor's choice, before the server has answered. */
  onChoice: (choice: ConsentChoice) => void;
  /** Opened from the footer: takes the focus. */
  isReopened: boolean;
};

/**
 * Fixed at the bottom of the window, over the page; it moves nothing and traps no focus. On a slow line it is hidden
 * until its last button has arrived, since it would grow upwards with each part. Without scripts a plain form to
 * /consent; with them the choice is sent in the background.
 */
export function CookieBanner({ onChoice, isReopened }: CookieBannerProps) {
  const { pathname } = useLocation();
  const fetcher = useFetcher({ key: 'consent' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReopened) heading.current?.focus();
  }, [isReopened]);

  function answer(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const choice = submitter instanceof HTMLButtonElement ? submitter.value : null;
    if (!isConsentChoice(choice)) return;
    event.preventDefault();
    onChoice(choice);
    void fetcher.submit({ choice }, { method: 'post', action: '/consent' });
  }

  return (
    <Card
      as="section"
      data-cookie-banner
      aria-labelledby="cookie-banner-title"
      padding="small"
      className="not-has-[[aria-label]]:invisible print:hidden fixed inset-x-3 bottom-3 z-50 mx-auto max-h-[55dvh] max-w-4xl overflow-y-auto shadow-float"
    >
      <form
        method="post"
        action="/consent"
        onSubmit={answer}
        className="relative grid items-center gap-x-6 gap-y-3 lg:grid-cols-[1fr_auto] lg:pr-12"
      >
        <div>
          <h2 id="cookie-banner-title" ref={heading} tabIndex={-1} className="pr-12 text-lg outline-none">
            We use cookies
          </h2>
          <p className="text-sm text-ink-soft">
            Some keep the site working. Others count visits or remember what you looked at, and only if you
            say yes.{' '}
            <Link to="/privacy-policy" className="text-jacaranda underline">
              Privacy policy
            </Link>
          </p>
        </div>
        <ConsentFields redirectTo={pathname} />
        <button
          type="submit"
          name="choice"
          value="declined"
          aria-label="Close and decline"
          className="absolute -top-2 -right-2 grid size-11 cursor-pointer place-items-center rounded-control hover:bg-sand lg:top-1"
        >
          <X aria-hidden size={20} strokeWidth={1.5} />
        </button>
      </form>
    </Card>
  );
}
