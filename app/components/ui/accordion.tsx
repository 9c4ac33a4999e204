import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type AccordionItem = { title: string; body: ReactNode };
type AccordionProps = { name: string; items: readonly AccordionItem[] };

/** One item open at a time; uses `<details>`, so that it works without JavaScript. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ title, body }) => (
        <details key={title} name={name} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-4 text-lg font-semibold">
            <span>{title}</span>
            <ChevronDown
              aria-hidden
              size={20}
              strokeWidth={1.5}
              className="shrink-0 transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div className="measure pb-5 text-ink-soft">{body}</div>
        </details>
      ))}
    </div>
  );
}
