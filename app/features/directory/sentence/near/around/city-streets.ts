import { nearLead } from '~/features/directory/sentence/near/way-leads';
import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isLetters,
  longestRun,
  wordsBefore,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const ending = /^(street|st)$/;
const terraceEnding = /^(terrace|tce|ter|terr)$/;
/** The four round the city; 'on the south terrace' may be a house's own. */
const terraces = /^(north|south|east|west)$/;
/** 'near North Terrace campus', 'near West Terrace Cemetery' name another thing. */
const ofAnother = /^(campus|cemetery|theatre|fc|school|college|hotel)$/;
/** Streets that everyone knows, by the place they are in. 'Rundle Mall' and Gouger Street are landmarks. */
const streets: ReadonlyMap<string, string> = new Map(
  wordList(
    'hindley, rundle, waymouth, grenfell, currie, franklin, flinders, wakefield, hutt, pulteney, king william, frome, halifax, gilbert, sturt, grote, angas, carrington, leigh, peel, bank, morphett, hanson, light, pirie',
  )
    .map((name): [string, string] => [name, 'adelaide-cbd'])
    .concat([['melbourne', 'north-adelaide']]),
);

/** Known by what is on there: 'near the Garden of Unearthly Delights'. */
const parks = combined(['', 'the'], ['rundle park', 'rymill park', 'garden of unearthly delights']);

/** The place of the street there, and how many words it has. */
function streetAt(tokens: readonly Token[], at: number): { slug: string; length: number } | null {
  const park = longestRun(tokens, at, parks);
  if (park > 0) return { slug: 'adelaide-cbd', length: park };
  const [first, second] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  const slug = streets.get(first);
  if (slug !== undefined && ending.test(second)) return { slug, length: 2 };
  const isTerrace = terraces.test(first) && terraceEnding.test(second);
  if (isTerrace && !ofAnother.test(wordAt(tokens, at + 2))) return { slug: 'adelaide-cbd', length: 2 };
  const long = streets.get(`${first} ${second}`);
  return long !== undefined && ending.test(wordAt(tokens, at + 2)) ? { slug: long, length: 3 } : null;
}

const besideStreets = wordList(
  'on, along, off, just off, right off, down, near the, stumbling distance of, stumbling distance from, stumbling distance to, right on, around, stroll to, a stroll to, stroll from',
);
/** 'not too close to', 'we stayed on'. */
const refused =
  /(^| )(not|no|nowhere|never|dont|cant|isnt|wouldnt|away|far|avoid|hate|without|except|but|than|stayed|was|were|last)( [a-z]+)*$/;
const longestRefusal = 7;
const longestLead = 6;

/** How many words lead to a street there: 'near', 'a short stroll to'. */
const leadAt = (tokens: readonly Token[], at: number): number =>
  Math.max(nearLead(tokens, at), longestRun(tokens, at, besideStreets));

/**
 * 'near Hindley Street', 'off Waymouth St': no stay is to have the street's name, and all of it is in the city. A street by itself is
 * an address: '28 Hindley St'.
 */
export const cityStreetRule: Rule = (tokens, at) => {
  const own = streetAt(tokens, at);
  if (own) {
    for (let from = Math.max(0, at - longestLead); from < at; from += 1)
      if (from + leadAt(tokens, from) === at && !isRefused(tokens, from))
        return unfiltered(own.length, 'distance');
    return endLength(tokens, at + own.length) > 0 && !isRefused(tokens, at)
      ? unfiltered(own.length, 'distance')
      : null;
  }
  if (!isLetters(wordAt(tokens, at))) return null;
  const ended = endBehindStreet(tokens, at);
  if (ended) return ended;
  const hasStreet = tokens
    .slice(at + 1, at + longestLead + 4)
    .some(({ word }) => /^(street|st|park|delights|terrace|tce|ter|terr)$/.test(word));
  const lead = hasStreet && !isRefused(tokens, at) ? leadAt(tokens, at) : 0;
  const street = lead > 0 ? streetAt(tokens, at + lead) : null;
  if (street) return { length: lead, part: { is: 'place', slug: street.slug, isVague: true } };
  return offAt(tokens, at);
};
/** The 'end' of 'Rundle St end', the 'side' of 'south terrace side'; a house at the end of a street is no end of it. */
function endLength(tokens: readonly Token[], at: number): number {
  if (!/^(end|side)$/.test(wordAt(tokens, at))) return 0;
  const of = longestRun(tokens, at + 1, ['of town', 'of the city', 'of the cbd', 'of things']);
  const next = wordAt(tokens, at + 1 + of);
  return /^(house|table|street|st)$/.test(next) ? 0 : 1 + of;
}

/** The place that 'Rundle St end' is in, said by its last word. */
function endBehindStreet(tokens: readonly Token[], at: number): Match | null {
  const length = endLength(tokens, at);
  for (let size = 2; length > 0 && size <= 3 && size <= at; size += 1) {
    const street = streetAt(tokens, at - size);
    if (street?.length === size && !isRefused(tokens, at - size))
      return { length, part: { is: 'place', slug: street.slug, isVague: true } };
  }
  return null;
}

const isRefused = (tokens: readonly Token[], at: number) =>
  refused.test(wordsBefore(tokens, at, longestRefusal));

const offLeads = ['off', 'just off', 'right off', 'tucked off'];
const offStreets = /^(gouger|oconnell|jetty|semaphore)$/;
/** The 'off' of 'hotel off Gouger Street', whose name is a landmark. */
function offAt(tokens: readonly Token[], at: number) {
  const lead = longestRun(tokens, at, offLeads);
  const isStreet =
    lead > 0 &&
    offStreets.test(wordAt(tokens, at + lead)) &&
    /^(street|st|road|rd)$/.test(wordAt(tokens, at + lead + 1));
  return isStreet ? { length: lead, part: { is: 'filler' as const } } : null;
}
