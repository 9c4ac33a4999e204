import { Card } from '~/components/ui/card';
import type { LeadWeek } from '~/features/manage/leads/lists/list-lead-weeks.server';
import { formatDay } from '~/lib/time/dates';

const size = { width: 600, height: 160, gap: 8 };

/** Leads of the last twelve weeks as bars, and as a table for screen readers. */
export function LeadChart({ weeks }: { weeks: readonly LeadWeek[] | null }) {
  return (
    <Card as="section" aria-labelledby="chart" padding="wide">
      <h3 id="chart" className="text-xl">
        Leads over twelve weeks
      </h3>
      {weeks ? (
        <Bars weeks={weeks} />
      ) : (
        <p className="mt-3 text-terracotta">This could not be read just now.</p>
      )}
    </Card>
  );
}

function Bars({ weeks }: { weeks: readonly LeadWeek[] }) {
  const max = Math.max(1, ...weeks.map(({ received }) => received));
  const step = size.width / weeks.length;
  const total = weeks.reduce((sum, { received }) => sum + received, 0);
  return (
    <>
      <p className="mt-1 text-ink-soft">
        {total === 1 ? '1 lead' : `${total} leads`}, weeks from Monday to Sunday; the last one is not over
        yet.
      </p>
      <svg
        aria-hidden
        viewBox={`0 0 ${size.width} ${size.height + 26}`}
        className="mt-6 w-full max-w-2xl overflow-visible"
      >
        {weeks.map(({ monday, received }, index) => {
          const height = received === 0 ? 2 : Math.max(6, (received / max) * size.height);
          const x = index * step + size.gap / 2;
          return (
            <g key={monday}>
              <rect
                x={x}
                y={size.height + 22 - height}
                width={step - size.gap}
                height={height}
                rx={4}
                className={received === 0 ? 'fill-control' : 'fill-gum'}
              />
              <text
                x={index * step + step / 2}
                y={size.height + 14 - height}
                textAnchor="middle"
                className="fill-ink text-xl tabular-nums sm:text-base"
              >
                {received}
              </text>
            </g>
          );
        })}
      </svg>
      <p aria-hidden className="flex max-w-2xl justify-between text-sm text-ink-soft">
        <span>{formatDay(weeks[0]?.monday ?? '')}</span>
        <span>This week</span>
      </p>
      <div className="sr-only">
        <table>
          <caption>Leads received by week</caption>
          <thead>
            <tr>
              <th scope="col">Week from</th>
              <th scope="col">Leads</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ monday, received }) => (
              <tr key={monday}>
                <th scope="row">{formatDay(monday)}</th>
                <td>{received}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
