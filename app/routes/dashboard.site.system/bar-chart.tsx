import { Card } from '~/components/ui/card';

type Bar = {
  /** Null where nothing is known. */
  value: number | null;
  /** The part of it that is bad, such as the errors among the requests. */
  bad?: number;
};

type BarChartProps = {
  title: string;
  /** The figure that matters most, in words. */
  now: string;
  bars: readonly Bar[];
  /** The highest value in words. */
  wordsOf: (value: number) => string;
  /** 'by hour, the last 24 hours'. */
  span: string;
};

const width = 240;
const height = 64;
/** A value above zero has a visible bar. */
const least = 1.5;

/** A small chart drawn by the server; its figures are in the table below the charts. */
export function BarChart({ title, now, bars, wordsOf, span }: BarChartProps) {
  const max = Math.max(0, ...bars.map(({ value }) => value ?? 0));
  const step = width / bars.length;
  const heightOf = (value: number) => (value === 0 ? 0 : Math.max(least, (value / max) * height));
  return (
    <Card padding="small" as="li">
      <h4 className="text-sm font-semibold text-ink-soft">{title}</h4>
      <p className="mt-1 text-lg tabular-nums">{now}</p>
      <svg
        viewBox={`0 0 ${width} ${height + 1}`}
        preserveAspectRatio="none"
        className="mt-3 block h-12 w-full text-gum sm:h-auto"
        role="img"
        aria-label={`${title} ${span}; the most was ${wordsOf(max)}. The table below has every figure.`}
      >
        <line x1="0" x2={width} y1={height + 0.5} y2={height + 0.5} stroke="currentColor" strokeWidth="1" />
        {bars.map(({ value, bad = 0 }, at) => (
          <g key={at}>
            <rect
              x={at * step + step * 0.15}
              width={step * 0.7}
              y={height - heightOf(value ?? 0)}
              height={heightOf(value ?? 0)}
              fill="currentColor"
            />
            {bad > 0 && (
              <rect
                className="text-terracotta"
                x={at * step + step * 0.15}
                width={step * 0.7}
                y={height - heightOf(bad)}
                height={heightOf(bad)}
                fill="currentColor"
              />
            )}
          </g>
        ))}
      </svg>
      <p aria-hidden className="mt-1 text-sm text-ink-soft tabular-nums">
        most: {wordsOf(max)}
      </p>
    </Card>
  );
}
