import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';

import { Button, ButtonLink } from '~/components/ui/button';

/**
 * 'ask': the link is valid and waits for the button; a visit alone changes nothing, since programs open links
 * too.
 */
type MailLinkState = 'ask' | 'done' | 'invalid';

/** The state from the route's loader or, once the button was pressed, from its action. */
export function useMailLinkState(): MailLinkState {
  const loaded = useLoaderData<{ state: MailLinkState }>();
  return (useActionData<{ state: MailLinkState }>() ?? loaded).state;
}

type MailLinkScreenProps = {
  state: MailLinkState;
  ask: { title: string; text: string; button: string };
  done: { title: string; text: ReactNode };
  invalid: { title: string; text: ReactNode };
  /** The link that leads on when it is done or impossible. */
  onward?: ReactNode;
};

/** The page behind a link of a mail. The form posts to the same address, which carries the link's token. */
export function MailLinkScreen({ state, ask, done, invalid, onward }: MailLinkScreenProps) {
  const isSending = useNavigation().state === 'submitting';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'done') heading.current?.focus();
  }, [state]);
  const { title, text } = { ask, done, invalid }[state];
  return (
    <div className="page section grid justify-items-start gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h1>
      <div
        role={state === 'done' ? 'status' : undefined}
        className="measure grid gap-3 text-lg text-ink-soft"
      >
        {typeof text === 'string' ? <p>{text}</p> : text}
      </div>
      {state === 'ask' ? (
        <Form method="post" replace>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? 'One moment...' : ask.button}
          </Button>
        </Form>
      ) : (
        (onward ?? <ButtonLink to="/search">Browse all stays</ButtonLink>)
      )}
    </div>
  );
}
