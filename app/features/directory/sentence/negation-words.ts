import { wordList } from './word-list';

/** What follows is not wanted. */
export const negations = wordList(`
  no, not, non, without, never, except, excluding, exclude, avoid, dont want, do not want, dont need, do not need,
  no need for, dont, do not, isnt, is not, arent, are not, other than, anything but, nothing, rather than, instead of,
  but not, not near, far from, away from, hate, afraid of, allergic to, allergy to, doesnt have, does not have,
  no more, w / o, w / out, wout, without any, with no, w / no, neither, nor, not a, not in, not on, not at, minus, ohne, kein, keine, keinen, nicht, sans, pas de,
  sin, senza, 不, 不要, 没有, 无, wont, cant, cannot, isnt in, skip, free of, nowhere, lacking, anywhere but,
  everywhere but, all but, rather not, would rather not, id rather not, prefer not, prefer not to, prefer no,
  not keen on, not into, no interest in, sick of, tired of, shouldnt, wouldnt, didnt, doesnt, does not, not interested in, outside, outside of, far away from, opposite of, aint
`);
const neededNot = wordList(
  'not needed, not required, not necessary, not essential, not important, not a must, not a priority',
);
export const negationsAfter = [
  ...wordList(`
    not, never, forbidden, prohibited, banned, free zone, is not, are not, isnt, arent, excluded, not allowed,
    not welcome, not permitted, not needed, not required, not included, not necessary, are not allowed, is not allowed,
    are not welcome, arent allowed, isnt needed, is not needed, unwanted, : no, : none, = no, - no thanks, optional, doesnt matter, does not matter, not important, isnt important, not essential,
    isnt essential, not a must, unnecessary, not a priority, nicht notig, nicht erlaubt, not ok, not okay
  `),
  ...neededNot.flatMap((words) =>
    ['but', 'preferred but', 'nice but', 'would be nice but'].map((lead) => `${lead} ${words}`),
  ),
];
/** Skipped between a negation and what it denies. */
export const lightWords = new Set(
  (
    'a an the any in at on near of to too very really for with be being have having want my your so by close ' +
    'climb climbing use using like liking love share sharing mind care about accept accepts allow allows serve serves offer ' +
    'offers provide include includes take takes bring bringing enjoy handle manage stay staying sleep sleeping walk'
  ).split(' '),
);
