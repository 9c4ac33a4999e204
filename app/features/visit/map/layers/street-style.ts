import {
  LineLabelSymbolizer,
  LineSymbolizer,
  PolygonSymbolizer,
  exp,
  type Feature,
  type LabelRule,
  type PaintRule,
} from 'protomaps-leaflet';

/** A colour of the theme, as the page has it now. */
const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();

const kinds =
  (...wanted: readonly string[]) =>
  (_zoom: number, { props }: Feature) =>
    wanted.includes(String(props.kind));

const area = (dataLayer: string, fill: string, rest: Partial<PaintRule> = {}): PaintRule => ({
  dataLayer,
  symbolizer: new PolygonSymbolizer({ fill }),
  ...rest,
});

/** Zoom and width in pixels, between which a street grows. */
type Widths = [number, number][];

const streets: { kind: string; minzoom: number; widths: Widths }[] = [
  {
    kind: 'path',
    minzoom: 15,
    widths: [
      [15, 0.5],
      [18, 2],
    ],
  },
  {
    kind: 'minor_road',
    minzoom: 12,
    widths: [
      [12, 0.5],
      [15, 3],
      [18, 12],
    ],
  },
  {
    kind: 'major_road',
    minzoom: 8,
    widths: [
      [8, 0.5],
      [12, 2],
      [15, 5],
      [18, 15],
    ],
  },
  {
    kind: 'highway',
    minzoom: 6,
    widths: [
      [6, 0.5],
      [12, 3],
      [15, 7],
      [18, 18],
    ],
  },
];

const line = (widths: Widths, color: string, more = 0) =>
  new LineSymbolizer({
    color,
    width: exp(
      1.6,
      widths.map(([zoom, width]) => [zoom, width + more]),
    ),
    lineCap: 'round',
    lineJoin: 'round',
  });

const greens = [
  'park',
  'garden',
  'wood',
  'forest',
  'golf_course',
  'nature_reserve',
  'national_park',
  'grass',
] as const;

/** The look of the tiles' layers in the colours of the theme, from the ground up. */
export function streetRules(): PaintRule[] {
  return [
    area('earth', colour('paper')),
    area('landuse', colour('gum-tint'), { filter: kinds(...greens) }),
    area('water', colour('ocean-tint')),
    area('buildings', colour('sand'), { minzoom: 15 }),
    {
      dataLayer: 'roads',
      filter: kinds('rail'),
      minzoom: 12,
      symbolizer: new LineSymbolizer({ color: colour('control'), width: 1, dash: [4, 3] }),
    },
    ...streets.map(({ kind, minzoom, widths }) => ({
      dataLayer: 'roads',
      filter: kinds(kind),
      minzoom,
      symbolizer: line(widths, colour('line'), 1.5),
    })),
    ...streets.slice(1).map(({ kind, minzoom, widths }) => ({
      dataLayer: 'roads',
      filter: kinds(kind),
      minzoom: minzoom + 2,
      symbolizer: line(widths, colour('surface')),
    })),
  ];
}

/** Names of streets. Those of suburbs and sights are the plain map's, which keep out of the pins' way. */
export function streetLabels(): LabelRule[] {
  const name = (minzoom: number, ...wanted: readonly string[]): LabelRule => ({
    dataLayer: 'roads',
    minzoom,
    filter: kinds(...wanted),
    symbolizer: new LineLabelSymbolizer({
      labelProps: ['name:en', 'name'],
      font: `500 12px ${getComputedStyle(document.body).fontFamily}`,
      fill: colour('ink-soft'),
      stroke: colour('paper'),
      width: 3,
    }),
  });
  return [name(13, 'highway', 'major_road'), name(15, 'minor_road')];
}
