import { Alert } from '~/components/ui/alert';
import { useFocusOnce } from '~/components/ui/use-focus-once';

import { DifferenceChoices, type ChoicesProps } from './differences';

/** An error message that takes the focus. */
export function Failure({ title, text }: { title: string; text: string }) {
  return (
    <Alert title={title} takesFocus>
      <p>{text}</p>
    </Alert>
  );
}

/** Shows both versions to choose from; part of the form. */
export function Conflict({ differences }: Pick<ChoicesProps, 'differences'>) {
  return (
    <div
      ref={useFocusOnce()}
      role="group"
      tabIndex={-1}
      aria-labelledby="conflict-title"
      className="grid gap-4 rounded-card border-2 border-terracotta bg-surface p-5 sm:p-6"
    >
      <h3 id="conflict-title" className="text-lg">
        Somebody else has saved this meanwhile
      </h3>
      <p>
        Nothing of yours has been saved and nothing of theirs is lost. Choose for each field that differs,
        then save again: what you leave as Yours replaces theirs. Where only one of you changed a field, that
        change is chosen already.
      </p>
      {differences.length === 0 ? (
        <p>Both of you have typed the same.</p>
      ) : (
        <DifferenceChoices differences={differences} mine="Yours" theirs="Theirs" />
      )}
    </div>
  );
}
