import { wordList } from './word-list';

/** What follows is not wanted. */
export const negations = wordList(`
  no, not, non, without, never, except, excluding, exclude, avoid, dont want, do not want, dont need, do not need,
  no need for, dont, do not, isnt, is not, arent, are not, other than, anything but, nothing, rather than, instead of,
  but not, not near, far from, away from, hate, afraid of, allergic to, allergy to, doesnt have, does not have,
  no more, w / o, neither, nor, not a, not in, not on, not at, minus, ohne, kein, keine, keinen, nicht, sans, pas de,
  sin, senza, 不, 不要, 没有, 无, wont, cant, cannot, isnt in, skip, free of, nowhere, lacking, anywhere but,
  everywhere but, all but, outside, outside of, far away from, opposite of, aint
`);
export const negationsAfter = wordList(`
  not, never, forbidden, prohibited, banned, free zone, is not, are not, isnt, arent, excluded, not allowed,
  not welcome, not permitted, not needed, not required, not included, not necessary, are not allowed, is not allowed,
  are not welcome, arent allowed, isnt needed, is not needed, unwanted
`);
/** Skipped between a negation and what it denies. */
export const lightWords = new Set(
  'a an the any in at on near of to too very really for with be being have having want want my your so in by close'.split(
    ' ',
  ),
);
