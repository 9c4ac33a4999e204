import { nearLead } from '~/features/directory/sentence/near/way-leads';
import type { Rule } from '~/features/directory/sentence/tokens/parts';
import { isLetters, longestRun, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { nearMinutes } from '~/features/directory/sentence/words/landmark-words';

/** Suburbs without a place of the directory, by the landmark that is in them. */
const landmarks: readonly (readonly [suburb: string, near: string])[] = [
  ['modbury', 'westfield-tea-tree-plaza'],
  ['elizabeth', 'elizabeth-city-centre'],
  ['elizabeth vale', 'lyell-mcewin-hospital'],
  ['bedford park', 'flinders-university'],
  ['woodville', 'queen-elizabeth-hospital'],
  ['woodville south', 'queen-elizabeth-hospital'],
  ['hindmarsh', 'coopers-stadium'],
  ['thebarton', 'tram-stop-thebarton'],
  ['wayville', 'adelaide-showground'],
  ['kilkenny', 'arndale'],
  ['oaklands park', 'westfield-marion'],
];
/** 'near Elizabeth Street', 'near Thebarton Theatre' and 'near Hindmarsh Square' are elsewhere. */
const named =
  /^(street|st|road|rd|avenue|ave|terrace|tce|square|sq|theatre|theater|oval|island|valley|park|gardens?|grove|north|south|west|east|downs|heights|hospital|high|school|station|interchange|bus|train|town|vale|quay|bay|pub|tavern|hotel|aquatic|police|and|or|\/)$/;

const firstWords = new Set(landmarks.map(([suburb]) => suburb.split(' ')[0]));
const longestLead = 5;

/** 'motel near Modbury' is near what is known there; 'in Modbury' is a text to search for. */
export const suburbLeadRule: Rule = (tokens, at) => {
  const ahead = tokens.slice(at + 1, at + 1 + longestLead);
  if (!isLetters(wordAt(tokens, at)) || !ahead.some(({ word }) => firstWords.has(word))) return null;
  const lead = nearLead(tokens, at);
  if (lead === 0 || lead > longestLead) return null;
  for (const [suburb, near] of landmarks) {
    const length = longestRun(tokens, at + lead, [suburb]);
    if (length === 0 || named.test(wordAt(tokens, at + lead + length))) continue;
    return { length: lead + length, part: { is: 'near', near, minutes: nearMinutes(near), by: null } };
  }
  return null;
};
