import type { Match } from '~/features/directory/sentence/tokens/parts';
import type { Near } from '~/features/directory/places/near';
import { longestRun, type Token, wordAt, wordsBefore } from '~/features/directory/sentence/tokens/tokens';
import {
  nearestLeads,
  nearLeads,
  nearMinutes,
  tramLeads,
  walkLeads,
} from '~/features/directory/sentence/words/landmark-words';

/** Words that lead to a landmark, with how far it may be and what one goes by. */
export type Lead = { length: number; minutes: number | null; by: Near['by'] };

/** 'walking distance to'. */
export function walkLead(tokens: readonly Token[], at: number): Lead | null {
  const found = walkLeads.map(({ says, minutes }) => ({
    length: longestRun(tokens, at, says),
    minutes,
    by: 'walk' as const,
  }));
  const [longest] = found.toSorted((a, b) => b.length - a.length);
  return longest && longest.length > 0 ? longest : null;
}

/** 'a short tram ride to' is as near as 'near' means. */
export function tramLead(tokens: readonly Token[], at: number): Lead | null {
  const length = longestRun(tokens, at, tramLeads);
  return length > 0 ? { length, minutes: nearMinutes(''), by: 'tram' } : null;
}

/** 'a 10 minute tram ride from Glenelg' is one from where the tram ends there. */
export function bayByTram(tokens: readonly Token[], at: number, { length, minutes, by }: Lead): Match | null {
  if (by !== 'tram' || minutes === null || wordAt(tokens, at + length) !== 'glenelg') return null;
  const near = 'moseley-square';
  const next = wordAt(tokens, at + length + 1);
  if (/^(east|north|south|jetty|beach|tram)$/.test(next)) return null;
  const again = ['( moseley square )', ', moseley square', 'moseley square'];
  const end = length + 1 + longestRun(tokens, at + length + 1, again);
  return { length: end, part: { is: 'near', near, minutes, by } };
}

/** How many words lead to whatever is near: 'near', 'closest to', 'a short stroll to'; 0 for none. */
export const nearLead = (tokens: readonly Token[], at: number): number =>
  Math.max(
    longestRun(tokens, at, nearLeads),
    longestRun(tokens, at, nearestLeads),
    walkLead(tokens, at)?.length ?? 0,
  );

/** 'tram to the city in under 20 minutes' says how long the ride is, and not how far the stop may be. */
export const isRideThere = (tokens: readonly Token[], at: number) =>
  /^(in|within|under|less|\d+)$/.test(wordAt(tokens, at)) &&
  /(^| )tram( ride| trip)? (in )?(to|into) (the )?(city|town|cbd|centre)( in)?$/.test(
    wordsBefore(tokens, at, longestRide),
  );
const longestRide = 6;

const homes = ['town', 'city', 'the city', 'cbd', 'the cbd', 'city centre', 'the city centre'];
/** 'on the tram to the city' is near any stop of it, where no landmark is named; 'a short tram ride to the city' says how far. */
export function homeByTram(tokens: readonly Token[], at: number, lead: number): Match | null {
  const home = longestRun(tokens, at + lead, homes);
  if (home === 0 || /^(ride|trip)$/.test(wordAt(tokens, at + lead - 2))) return null;
  const near = 'any-tram-stop';
  return {
    length: lead + home,
    part: { is: 'near', near, minutes: nearMinutes(near), by: null, isVague: true },
  };
}
