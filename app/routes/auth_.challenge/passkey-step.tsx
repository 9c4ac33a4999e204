import { Form, useNavigation } from '@remix-run/react';

import { useFocusOnError } from '~/components/forms/answered-form';
import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { LazyPasskeyPrompt } from '~/features/people/passkeys/lazy-passkey-prompt';
import { errorsIn } from '~/lib/form/form-reply';

import type { ChallengeAnswer } from './challenge-answer';

type PasskeyStepProps = { action: string; answer: ChallengeAnswer | undefined };

/** The second factor by passkey. */
export function PasskeyStep({ action, answer }: PasskeyStepProps) {
  const isSending = useNavigation().state === 'submitting';
  const problem = errorsIn(answer?.reply, 'passkey')?.[0];
  const box = useFocusOnError<HTMLDivElement>(problem && answer, '[role="alert"]');
  return (
    <div ref={box} className="grid gap-5">
      <p>Use a passkey of this account: your browser asks for it when you press the button.</p>
      {problem && (
        <Alert as="p" tabIndex={-1} className="outline-none">
          {problem}
        </Alert>
      )}
      <noscript>
        <p>A passkey takes JavaScript, which your browser does not run here.</p>
      </noscript>
      <Form method="post" action={action} replace className="noscript:hidden">
        <Button type="submit" name="intent" value="passkey" aria-disabled={isSending || undefined}>
          Use your passkey
        </Button>
      </Form>
      {answer?.options && (
        <LazyPasskeyPrompt ask={{ options: answer.options }} action={action} fields={{ intent: 'passkey' }} />
      )}
    </div>
  );
}
