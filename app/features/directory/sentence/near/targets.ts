import { landmarkGroups } from '~/features/directory/places/landmark-groups';
import { longestRun, wordsFrom, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

import type { LandmarkNames, NamedLandmark } from './landmark-names';
import { sharedNameAt } from './shared-names';

export type Target = NamedLandmark & { length: number };

/** The longest run of words there that is a name; null for the name of something else. */
function runAt(
  tokens: readonly Token[],
  at: number,
  { longest, find }: Pick<LandmarkNames, 'longest' | 'find'>,
): Target | null | undefined {
  const words = wordsFrom(tokens, at, longest);
  for (; words.length > 0; words.pop()) {
    const found = find(words);
    if (found !== undefined) return found && { ...found, length: words.length };
  }
  return undefined;
}

const nameAt = (tokens: readonly Token[], at: number, names: LandmarkNames) =>
  runAt(tokens, at, names) ?? null;

/** Only where no name is spelled correctly there. */
const guessAt = (tokens: readonly Token[], at: number, { longest, guess }: LandmarkNames) =>
  runAt(tokens, at, { longest, find: guess }) ?? null;

const longestHalf = 4;
/** 'Flinders University, Bedford Park', with the comma of its name or 'at' instead. */
function partedAt(tokens: readonly Token[], at: number, { findParted }: LandmarkNames): Target | null {
  const first = wordsFrom(tokens, at, longestHalf);
  for (let size = first.length; size > 1; size -= 1) {
    const sign = /^(,|at)$/.test(wordAt(tokens, at + size)) ? 1 : 0;
    const behind = sign > 0 ? wordsFrom(tokens, at + size + 1, 2) : [];
    for (; behind.length > 0; behind.pop()) {
      const found = findParted([...first.slice(0, size), ...behind]);
      if (found) return { ...found, length: size + 1 + behind.length };
    }
  }
  return null;
}

const targets = new WeakMap<readonly Token[], Map<number, Target | null>>();

/** The longest name there, with or without its article: 'the tram line' is more than 'the tram'. Looked for once at each word of a sentence. */
export function targetAt(tokens: readonly Token[], at: number, names: LandmarkNames): Target | null {
  const known = targets.get(tokens) ?? new Map<number, Target | null>();
  targets.set(tokens, known);
  const found = known.get(at);
  if (found !== undefined) return found;
  const target =
    longestAt(tokens, at, (from) => partedAt(tokens, from, names)) ??
    longestAt(tokens, at, (from) => nameAt(tokens, from, names)) ??
    longestAt(tokens, at, (from) => guessAt(tokens, from, names)) ??
    sharedNameAt(tokens, at, names);
  known.set(at, target);
  return target;
}

const isGroup = (slug: string) => landmarkGroups.some((group) => group.slug === slug);

function longestAt(tokens: readonly Token[], at: number, read: (from: number) => Target | null) {
  const own = read(at);
  const named = /^(the|an?|any)$/.test(wordAt(tokens, at)) ? read(at + 1) : null;
  // 'near a train station' is near any of them, as is 'any tram stop'.
  const bare = named && (wordAt(tokens, at) === 'the' || isGroup(named.slug)) ? named : null;
  return bare && bare.length + 1 > (own?.length ?? 0) ? { ...bare, length: bare.length + 1 } : own;
}

/** How many words there are a name of a landmark; 0 for none. */
export const landmarkLength = (tokens: readonly Token[], at: number, names: LandmarkNames): number =>
  targetAt(tokens, at, names)?.length ?? 0;

/** A name of a town or a region there. */
export const isTownAt = (tokens: readonly Token[], at: number, names: LandmarkNames): boolean => {
  const target = targetAt(tokens, at, names);
  return target !== null && target.needsLead && !isGroup(target.slug);
};

const longestList = 4;
/** The end of the landmarks that are listed there behind one: 'zoo, botanic gardens and museum all walkable'. */
export function listEnd(tokens: readonly Token[], at: number, names: LandmarkNames): number {
  let end = at;
  for (let count = 0; count < longestList; count += 1) {
    const sign = longestRun(tokens, end, [', and', ',', 'and', '&', '+', '/']);
    const next = sign > 0 ? targetAt(tokens, end + sign, names) : null;
    if (!next || isGroup(next.slug)) break;
    end += sign + next.length;
  }
  return end;
}
