import { Card } from '~/components/ui/card';
import { describeActivity } from '~/features/people/activity/describe-activity';
import { formatInstant } from '~/lib/time/dates';

type Entry = {
  id: number;
  action: string;
  detail: unknown;
  fromAddress: string | null;
  createdAt: Date;
};

/** Recent activity of the account, so that the owner notices a stranger's. */
export function Activity({ entries }: { entries: readonly Entry[] }) {
  return (
    <section aria-labelledby="activity" className="grid content-start gap-4 lg:col-span-2">
      <h2 id="activity" className="text-xl">
        Recent activity
      </h2>
      {entries.length === 0 ? (
        <p className="text-ink-soft">Nothing has happened in the last 90 days.</p>
      ) : (
        <Card as="ol" className="divide-y divide-line">
          {entries.map(({ id, action, detail, fromAddress, createdAt }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3">
              <span>{describeActivity(action, detail)}</span>
              <span className="text-sm text-ink-soft tabular-nums wrap-anywhere">
                <time dateTime={createdAt.toISOString()}>{formatInstant(createdAt)}</time>
                {fromAddress && fromAddress !== 'unknown' && ` from ${fromAddress}`}
              </span>
            </li>
          ))}
        </Card>
      )}
    </section>
  );
}
