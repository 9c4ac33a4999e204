import type { LucideIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';

import { classes } from '~/lib/classes';

export type Tool = {
  label: string;
  Icon: LucideIcon;
  run: () => void;
  /** True when it applies to the text at the cursor; absent for a tool that only acts. */
  isOn?: boolean;
  isOff?: boolean;
};

/** Toolbar with one button in the tab order; the arrow keys, Home and End move between buttons. */
export function Toolbar({ label, tools }: { label: string; tools: readonly Tool[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const current = Math.min(place, tools.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: (current + 1) % tools.length,
      ArrowLeft: (current - 1 + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setPlace(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, one at a time
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-1 border-b border-line bg-paper p-1"
    >
      {tools.map(({ label: name, Icon, run, isOn, isOff }, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={isOn}
          aria-disabled={isOff || undefined}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setPlace(index)}
          // Keeps the selection in the text while the mouse is on the toolbar.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !isOff && run()}
          className={classes(
            'grid size-11 cursor-pointer place-items-center rounded-control hover:bg-sand',
            isOn && 'bg-jacaranda-tint text-jacaranda',
            isOff && 'cursor-not-allowed opacity-50',
          )}
        >
          <Icon aria-hidden size={18} strokeWidth={1.5} />
        </button>
      ))}
    </div>
  );
}
