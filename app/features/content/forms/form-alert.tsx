import type { FormAnswer } from './form-answer';

/** Why a form was not saved. */
export function FormAlert({ answer }: { answer: FormAnswer | undefined }) {
  if (!answer) return null;
  const count = Object.values(answer.errors).filter((messages) => messages?.length).length;
  return (
    <div role="alert" className="rounded-control border-l-4 border-terracotta bg-terracotta-tint px-4 py-3">
      <p className="font-semibold">
        {answer.conflict ? 'Not saved: somebody else was quicker' : 'Not saved'}
      </p>
      <p>
        {answer.conflict
          ? 'What you typed is still here. Where it differs from what is stored now, both are shown; saving again puts yours in its place.'
          : count === 0
            ? 'Please try again.'
            : `Please check ${count === 1 ? 'one field' : `${count} fields`}.`}
      </p>
    </div>
  );
}
