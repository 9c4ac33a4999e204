import { useEffect, useRef } from 'react';

import { DifferenceChoices, type ChoicesProps } from './differences';

/** Takes the focus when it appears, so that screen readers read it. */
function useFocusOnce() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return box;
}

/** An error message that takes the focus. */
export function Failure({ title, text }: { title: string; text: string }) {
  return (
    <div
      ref={useFocusOnce()}
      role="alert"
      tabIndex={-1}
      className="rounded-control border-l-4 border-terracotta bg-terracotta-tint px-4 py-3"
    >
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
  );
}

/** Both versions to choose from; part of the form. */
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
