import type { facetKinds } from '~/db/vocabulary';

import { emptySet, forEach, type BitSet } from './bit-set';

type Kind = (typeof facetKinds)[number];

/**
 * A set as migration 0039 writes it: properties in a row of ids from 0, six to a character. The characters of no property at its
 * end may be missing.
 */
export type FacetRow = { kind: Kind; key: string; bits: string };

const perCharacter = 6;
/** The character for six properties that are not in the set. */
const none = 48;

/** The sets of the public properties by what they have. */
export type FacetSets = {
  /** Words of every set. */
  length: number;
  all: BitSet;
  /** An empty set for a value that no property has. */
  of: (kind: Kind, key: string) => BitSet;
  /** Every value of the kind that some property has. */
  keys: (kind: Kind) => string[];
  /** The nightly rate of each property in half dollars, by id; -1 without one. */
  halfDollars: Int32Array;
};

/** The sets of all rows; a set without a row is empty. */
export function readFacetSets(rows: readonly FacetRow[]): FacetSets {
  const characters = rows.reduce((max, { bits }) => Math.max(max, bits.length), 1);
  const length = Math.ceil((characters * perCharacter) / 32);
  const byKind = new Map<Kind, Map<string, BitSet>>();
  for (const { kind, key, bits } of rows) {
    const sets = byKind.get(kind) ?? new Map<string, BitSet>();
    byKind.set(kind, sets);
    const set = sets.get(key) ?? emptySet(length);
    sets.set(key, set);
    readBits(set, bits);
  }
  const nothing = emptySet(length);
  const of = (kind: Kind, key: string) => byKind.get(kind)?.get(key) ?? nothing;
  const keys = (kind: Kind) => [...(byKind.get(kind)?.keys() ?? [])];
  return { length, all: of('all', ''), of, keys, halfDollars: ratesOf(of, length) };
}

/** With the sets of tags that were read separately. */
export function withTags(sets: FacetSets, rows: readonly FacetRow[]): FacetSets {
  const tags = new Map(rows.map(({ key }) => [key, emptySet(sets.length)]));
  for (const { key, bits } of rows) readBits(tags.get(key) ?? emptySet(0), bits);
  return { ...sets, of: (kind, key) => (kind === 'tag' && tags.get(key)) || sets.of(kind, key) };
}

/** The six bits of a character begin anywhere in a word, and some end in the next. */
function readBits(set: BitSet, bits: string) {
  for (let at = 0, bit = 0; at < bits.length; at += 1, bit += perCharacter) {
    const six = bits.charCodeAt(at) - none;
    if (six === 0) continue;
    const word = bit >>> 5;
    const shift = bit & 31;
    set[word] = (set[word] ?? 0) | (six << shift);
    if (shift > 26) set[word + 1] = (set[word + 1] ?? 0) | (six >>> (32 - shift));
  }
}

const rateBits = 22;

function ratesOf(of: FacetSets['of'], length: number): Int32Array {
  const rates = new Int32Array(length * 32).fill(-1);
  forEach(of('price', 'any'), (id) => (rates[id] = 0));
  for (let bit = 0; bit < rateBits; bit += 1)
    forEach(of('price', String(bit)), (id) => (rates[id] = (rates[id] ?? 0) | (1 << bit)));
  return rates;
}
