import { wordsBefore, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import { nearMinutes } from '~/features/directory/sentence/words/landmark-words';

import type { Target } from './targets';

/** 'on the way to Victor Harbor', 'a day trip to Tanunda'. */
const passing =
  /(^| )(((on|en) )?(the |our |my )?(way|route)|(day ?trips?|day tours?|tours?|excursions?|day out)) (to|through|in|of|at)( the)?$/;
const longestPassing = 5;
/** 'from Gawler', and 'driving to Goolwa': no stay is there, but at the end of 'a holiday to Goolwa'. */
const elsewhere = /(^| )((\d+ \w+|away|far) from|between|than|beyond|unlike)( the)?$/;
const driving = /(^| )(from|to|towards|via|leaving)( the)?$/;
const going =
  /(^| )(go|going|coming|moving|relocating|heading|off|trip|visit|holiday|vacation|getaway|escape|weekend|travell?ing)( (up|down|over))? to( the)?$/;
const person =
  /(^| )(mate|friend|son|brother|uncle|cousin|dad|husband|partner|boss|grandson|nephew|with|and|for|called|named|im|hi|from|regards|cheers|thanks)$/;
/** 'Gawler Place', 'Mount Barker Road', 'the Gawler line': no town. */
const named =
  /^(street|st|road|rd|avenue|ave|terrace|tce|highway|hwy|drive|crescent|line|train|trains|bus|summit|hospital|oval|racecourse|jetty|interchange)$/;

/** A town by its name alone, which is where to stay: 'motel in Gawler', 'hotel Tanunda'. */
export function townAt(tokens: readonly Token[], at: number, target: Target | null): Match | null {
  const before = wordsBefore(tokens, at, longestPassing);
  if (!target?.isTown || elsewhere.test(before)) return null;
  const isPassed = passing.test(before) || (driving.test(before) && !going.test(before));
  if (isPassed) return unfiltered(target.length, 'beside');
  // 'for my mate Victor'.
  if (target.length === 1 && wordAt(tokens, at) === 'victor' && person.test(before))
    return { length: 1, part: { is: 'filler' } };
  const next = wordAt(tokens, at + target.length);
  if (named.test(next) || (target.slug === 'gawler' && next === 'place')) return null;
  const minutes = nearMinutes(target.slug);
  return { length: target.length, part: { is: 'near', near: target.slug, minutes, by: null, isTown: true } };
}
