import { Card } from '~/components/ui/card';
import { classes } from '~/lib/classes';

const fields = [0, 1, 2, 3, 4, 5];
const cards = [0, 1, 2];

/** Placeholder while a property's editor loads. */
export function EditSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading the property…</span>
      <Bar className="h-9 w-3/5 sm:w-72" />
      <div aria-hidden className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card padding="large" className="grid gap-5 sm:grid-cols-2">
          {fields.map((field) => (
            <div key={field} className="grid gap-2">
              <Bar className="h-5 w-32" />
              <Bar className="h-12" />
            </div>
          ))}
        </Card>
        <div className="grid gap-6 max-lg:hidden">
          {cards.map((card) => (
            <Card key={card} padding="medium" className="grid gap-3">
              <Bar className="h-6 w-2/5" />
              <Bar className="h-12" />
            </Card>
          ))}
        </div>
      </div>
    </div>
  );
}

const Bar = ({ className }: { className: string }) => (
  <div aria-hidden className={classes('animate-pulse rounded-control bg-sand', className)} />
);
