import { useSubmit } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';

import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';

import type { PasskeyAsk } from './passkey-ask';
import { askForPasskey, endPasskeyQuestion } from './passkey-ceremony';

export type PasskeyPromptProps = {
  ask: PasskeyAsk;
  /** Address of the form that takes the browser's answer, in the field `response`, with these fields. */
  action: string;
  fields: Readonly<Record<string, string>>;
};

/**
 * Asks for a passkey as soon as it is shown and sends what the browser answers. After a refusal there is a button, since
 * some browsers only ask after a press.
 */
export function PasskeyPrompt({ ask, action, fields }: PasskeyPromptProps) {
  const submit = useSubmit();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const start = useCallback(async () => {
    setProblem(null);
    const outcome = await askForPasskey(ask);
    if (outcome.problem) setProblem(outcome.problem);
    if (!outcome.response) return;
    setSending(true);
    submit({ ...fields, response: outcome.response }, { method: 'post', action, replace: true });
    // One question for each challenge: the other properties are new objects at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ask.options.challenge]);
  useEffect(() => {
    void start();
    return endPasskeyQuestion;
  }, [start]);
  if (!problem) {
    return (
      <p role="status" className="text-ink-soft">
        {isSending ? 'Checking your passkey...' : 'Your browser asks for your passkey now.'}
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Alert as="p">{problem}</Alert>
      <Button variant="secondary" onClick={() => void start()}>
        Try again
      </Button>
    </div>
  );
}
