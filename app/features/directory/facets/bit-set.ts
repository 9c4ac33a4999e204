/** A set of properties: bit `id` of the words, 32 to a word. */
export type BitSet = Uint32Array;

export const emptySet = (length: number): BitSet => new Uint32Array(length);

/** A set of these ids in `length` words. */
export function setOf(ids: readonly number[], length: number): BitSet {
  const set = emptySet(length);
  for (const id of ids) add(set, id);
  return set;
}

/** Bits beyond the end are ignored. */
export function add(set: BitSet, id: number) {
  const at = id >>> 5;
  set[at] = (set[at] ?? 0) | (1 << (id & 31));
}

/** The union of the sets. */
export function union(sets: readonly BitSet[], length: number): BitSet {
  const all = emptySet(length);
  for (const set of sets) for (let at = 0; at < length; at += 1) all[at] = (all[at] ?? 0) | (set[at] ?? 0);
  return all;
}

/** The intersection of at least one set. */
export function common(first: BitSet, ...others: readonly BitSet[]): BitSet {
  const shared = first.slice();
  for (const set of others)
    for (let at = 0; at < shared.length; at += 1) shared[at] = (shared[at] ?? 0) & (set[at] ?? 0);
  return shared;
}

/** The ids of a set that another does not have. */
export const difference = (set: BitSet, other: BitSet): BitSet =>
  set.map((word, at) => word & ~(other[at] ?? 0));

/** The number of ids in the set. */
export function size(set: BitSet): number {
  let sum = 0;
  for (const word of set) sum += bitsOf(word);
  return sum;
}

/** The size of the intersection of two sets. */
export function sizeOfBoth(a: BitSet, b: BitSet): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += bitsOf((a[at] ?? 0) & (b[at] ?? 0));
  return sum;
}

/** Calls `use` with each id in the set, the lowest first. */
export function forEach(set: BitSet, use: (id: number) => void) {
  for (let at = 0; at < set.length; at += 1)
    for (let word = set[at] ?? 0; word !== 0; word &= word - 1) use(at * 32 + lowestBit(word));
}

const lowestBit = (word: number) => 31 - Math.clz32(word & -word);

/** The number of bits, added up in pairs, fours and bytes. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
