import { Form } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import type { Delivery, LeadEvent } from '~/features/manage/leads/handling/find-lead.server';
import { leadStatusColours, leadStatusNames, type LeadStatus } from '~/features/directory/lead/lead-status';
import { classes } from '~/lib/classes';
import { formatInstant } from '~/lib/time/dates';

import { DeliveryWatch } from './delivery-watch';
import { useLeadFormId } from './lead-work-form';

const deliveryWords: Record<Delivery, string> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  failed: 'Could not be sent',
  unknown: 'Perhaps sent: the mail service gave no answer',
};

/** History of the lead, the newest first. */
export function LeadHistory({ events }: { events: readonly LeadEvent[] }) {
  const watched = events.find(({ delivery }) => delivery === 'waiting');
  return (
    <Card as="section" aria-labelledby="history" padding="wide">
      <h3 id="history" className="text-xl">
        History
      </h3>
      {events.length === 0 ? (
        <p className="mt-3 text-ink-soft">
          Nothing yet. Replies, changes of status and notes stand here, with who and when.
        </p>
      ) : (
        <ol className="mt-3 divide-y divide-line">
          {events.map((event) => (
            <li key={event.id} className="grid gap-2 py-4">
              <p className="text-sm text-ink-soft tabular-nums">
                {event.actor ?? 'Somebody who has left'},{' '}
                <time dateTime={event.createdAt.toISOString()}>{formatInstant(event.createdAt)}</time>
              </p>
              <Event event={event} isWatched={event === watched} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Event({ event, isWatched }: { event: LeadEvent; isWatched: boolean }) {
  if (event.kind === 'status') {
    return (
      <p className="flex flex-wrap items-center gap-2">
        Status <Badge status={event.fromStatus} /> to <Badge status={event.toStatus} />
      </p>
    );
  }
  const isNote = event.kind === 'note';
  return (
    <div className={classes('grid gap-2 rounded-control p-4', isNote ? 'bg-sand' : 'bg-gum-tint')}>
      <p className="font-semibold wrap-anywhere">
        {isNote ? 'Private note' : `Reply: ${event.subject ?? ''}`}
      </p>
      <p className="measure whitespace-pre-wrap wrap-anywhere">{event.text}</p>
      {event.delivery && <DeliveryState id={event.id} delivery={event.delivery} isWatched={isWatched} />}
    </div>
  );
}

function Badge({ status }: { status: LeadStatus | null }) {
  if (!status) return null;
  return (
    <span className={classes('rounded-pill px-3 py-0.5 text-sm font-semibold', leadStatusColours[status])}>
      {leadStatusNames[status]}
    </span>
  );
}

type DeliveryStateProps = { id: number; delivery: Delivery; isWatched: boolean };

function DeliveryState({ id, delivery, isWatched }: DeliveryStateProps) {
  const form = useLeadFormId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p
        role="status"
        className={classes('text-sm font-semibold', delivery === 'failed' && 'text-terracotta')}
      >
        {deliveryWords[delivery]}
      </p>
      {isWatched && <DeliveryWatch />}
      {delivery === 'failed' && (
        <Form method="post" replace preventScrollReset>
          <input type="hidden" name="intent" value="retry" />
          <Button type="submit" form={form} name="retry" value={id} variant="secondary" className="min-h-11">
            Try again
          </Button>
        </Form>
      )}
    </div>
  );
}
