import { Form } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import type { ImportLine } from '~/features/content/redirects/csv/redirect-csv';
import { classes } from '~/lib/classes';

type Report = { lines: ImportLine[]; isApplied: boolean; edgeKnows: boolean };

const outcomes = ['created', 'changed', 'unchanged', 'refused'] as const;
const looks: Record<ImportLine['outcome'], string> = {
  created: 'text-gum',
  changed: 'text-jacaranda',
  unchanged: 'text-ink-soft',
  refused: 'text-terracotta',
};

/** Lists what an import has changed, or would change, line by line. */
export function ImportReport({ report, text }: { report: Report; text: string }) {
  const { lines, isApplied, edgeKnows } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [report]);
  const count = (outcome: ImportLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const writes = count('created') + count('changed');
  return (
    <section aria-labelledby="report" className="grid gap-4">
      <h3 id="report" ref={heading} tabIndex={-1} className="text-lg">
        {isApplied ? 'What was done' : 'What it would do'}
      </h3>
      <p role="status">{outcomes.map((outcome) => `${count(outcome)} ${outcome}`).join(', ')}.</p>
      {isApplied && !edgeKnows && <p>Saved; the edge follows within a few minutes.</p>}
      {!isApplied && writes > 0 && (
        <Form method="post" encType="multipart/form-data">
          <input type="hidden" name="text" value={text} />
          <Button type="submit" name="intent" value="apply">
            Import {writes} {writes === 1 ? 'redirect' : 'redirects'}
          </Button>
        </Form>
      )}
      <Card as="ol" className="divide-y divide-line">
        {lines.map(({ line, from, to, outcome, why }) => (
          <li key={line} className="grid gap-1 px-4 py-3 wrap-anywhere">
            <span>
              <span className="text-sm text-ink-soft tabular-nums">Line {line}: </span>
              {from} → {to}
            </span>
            <span className={classes('text-sm font-semibold', looks[outcome])}>
              {outcome}
              {why && `: ${why}`}
            </span>
          </li>
        ))}
      </Card>
    </section>
  );
}
