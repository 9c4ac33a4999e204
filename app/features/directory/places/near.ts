/** How the way to a landmark is made; without one whichever is quicker. */
export const ways = ['walk', 'tram'] as const;
export type Way = (typeof ways)[number];

/** Minutes are known up to here: on foot, and by tram with the walks at both ends. */
export const maxMinutes: Record<Way, number> = { walk: 30, tram: 60 };
export const minuteChoices = [5, 10, 15, 20, 30] as const;

export type Near = {
  /** Slug of a landmark, or of a group of them; blank for none. */
  near: string;
  /** Maximum; null means within reach. Null without a landmark, as is `by`. */
  minutes: number | null;
  by: Way | null;
};

export const notNear: Near = { near: '', minutes: null, by: null };

/** Reads a query string; whether the landmark exists is not checked here. */
export function parseNear(params: URLSearchParams): Near {
  const near = params.get('near') ?? '';
  if (!/^[a-z0-9-]{1,80}$/.test(near)) return notNear;
  const by = ways.find((way) => way === params.get('by')) ?? null;
  const given = params.get('minutes')?.trim() ?? '';
  const minutes = /^\d{1,2}$/.test(given) ? Number(given) : 0;
  const isKnown = minutes > 0 && minutes <= maxMinutes[by ?? 'tram'];
  return { near, minutes: isKnown ? minutes : null, by };
}
