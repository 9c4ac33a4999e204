import { walkLead } from '~/features/directory/sentence/near/way-leads';
import type { Rule } from '~/features/directory/sentence/tokens/parts';
import { isLetters, longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { nearestLeads, nearLeads, nearMinutes } from '~/features/directory/sentence/words/landmark-words';

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

/** 'motel near Modbury' is near what is known there; 'in Modbury' is a text to search for. */
export const suburbLeadRule: Rule = (tokens, at) => {
  if (!isLetters(wordAt(tokens, at))) return null;
  for (const [suburb, near] of landmarks) {
    const name = suburb.split(' ');
    const length = leadTo(tokens, at, name[0]!);
    const isThere = length > 0 && name.every((word, index) => wordAt(tokens, at + length + index) === word);
    if (!isThere || named.test(wordAt(tokens, at + length + name.length))) continue;
    return { length: length + name.length, part: { is: 'near', near, minutes: nearMinutes(near), by: null } };
  }
  return null;
};

const longest = 5;
/** How many words lead to a name that begins so; 0 where none does. */
function leadTo(tokens: readonly Token[], at: number, first: string): number {
  if (!tokens.slice(at + 1, at + 1 + longest).some(({ word }) => word === first)) return 0;
  return Math.max(
    longestRun(tokens, at, nearLeads),
    longestRun(tokens, at, nearestLeads),
    walkLead(tokens, at)?.length ?? 0,
  );
}
