/** A tile of vectors (MVT 2.1): layers of features, each with its kind and name. */
export type TileLayer = {
  name: string;
  features: readonly TileFeature[];
};

type TileFeature = {
  type: 'line' | 'polygon';
  /** Corners in 4096ths of the tile. */
  points: readonly (readonly [number, number])[];
  properties: Readonly<Record<string, string>>;
};

const extent = 4096;
const types = { line: 2, polygon: 3 };

function varint(value: number): number[] {
  const bytes = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

const number = (field: number, value: number) => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, content: readonly number[]) => [
  ...varint(field * 8 + 2),
  ...varint(content.length),
  ...content,
];
const text = (field: number, value: string) => bytes(field, [...new TextEncoder().encode(value)]);
const signed = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);

const command = (id: number, count: number) => varint(count * 8 + id);

function geometry({ type, points }: TileFeature): number[] {
  const steps = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return [...varint(signed(x - fromX)), ...varint(signed(y - fromY))];
  });
  const [start = [], ...rest] = steps;
  const close = type === 'polygon' ? command(7, 1) : [];
  return [...command(1, 1), ...start, ...command(2, rest.length), ...rest.flat(), ...close];
}

function layerBytes({ name, features }: TileLayer): number[] {
  const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))];
  const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))];
  const featureBytes = (feature: TileFeature) => {
    const tags = Object.entries(feature.properties).flatMap(([key, value]) => [
      ...varint(keys.indexOf(key)),
      ...varint(values.indexOf(value)),
    ]);
    return [...bytes(2, tags), ...number(3, types[feature.type]), ...bytes(4, geometry(feature))];
  };
  return [
    ...number(15, 2),
    ...text(1, name),
    ...features.flatMap((feature) => bytes(2, featureBytes(feature))),
    ...keys.flatMap((key) => text(3, key)),
    ...values.flatMap((value) => bytes(4, text(1, value))),
    ...number(5, extent),
  ];
}

export const writeTile = (layers: readonly TileLayer[]): Uint8Array =>
  Uint8Array.from(layers.flatMap((layer) => bytes(3, layerBytes(layer))));
