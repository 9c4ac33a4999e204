import { Alert } from '~/components/ui/alert';

import type { FormAnswer } from './form-answer';

/** Why a form was not saved. */
export function FormAlert({ answer }: { answer: FormAnswer | undefined }) {
  if (!answer || answer.kept) return null;
  const count = Object.values(answer.reply.error ?? {}).filter((messages) => messages?.length).length;
  return (
    <Alert title={answer.conflict ? 'Not saved: somebody else was quicker' : 'Not saved'}>
      <p>
        {answer.conflict
          ? 'What you typed is still here. Where it differs from what is stored now, both are shown; saving again puts yours in its place.'
          : count === 0
            ? 'Please try again.'
            : `Please check ${count === 1 ? 'one field' : `${count} fields`}.`}
      </p>
    </Alert>
  );
}
