import type { Near } from '~/features/directory/places/near';

type Named = { slug: string; name: string };

/** The filter in words: 'Within 10 min walk of Adelaide Oval'. */
export function nearLabel({ near, minutes, by }: Near, landmarks: readonly Named[]): string {
  const name = landmarks.find(({ slug }) => slug === near)?.name ?? near;
  const way = { walk: ' walk', tram: ' by tram', any: '' }[by ?? 'any'];
  if (minutes !== null) return `Within ${minutes} min${way} of ${name}`;
  return by ? `${by === 'walk' ? 'A walk' : 'A tram ride'} from ${name}` : `Near ${name}`;
}
