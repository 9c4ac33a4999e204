import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  isLetters,
  longestRun,
  numberAt,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import {
  eventNouns,
  fans,
  groupNouns,
  groups,
  impaired,
  ofGroup,
  ofTheGroup,
  reasons,
  turning,
  unwell,
  withWhom,
} from '~/features/directory/sentence/words/said/groups';
import { sumWords } from '~/features/directory/sentence/words/party-words';
import { atWork, occupations, ofWork, servants } from '~/features/directory/sentence/words/said/occupations';

const heads = occupations.concat(groups, reasons, unwell);
/** What a host may want to know, and what somebody may look for in a listing: it is shown as not filtered. */
const toNote = unwell.concat(impaired, reasons);
const shyHeads = servants.concat(impaired);
const tails = atWork.concat(withWhom);
const mostOf = 3;

/** Before the article of 'for a locum', 'I'm a nurse', 'my wife is a midwife'. */
const telling =
  /^(for|im|am|are|were|is|as|hes|shes|theyre|being|both|all|just|only|us|planning|organising|organizing|arranging|hosting)$/;
const articles = /^(an?|the|some|our|my|two|couple)$/;

/** 'auditor, quiet room': the first of its part; 'telling' behind 'I am a', 'none' behind any other word. */
function placeOf(tokens: readonly Token[], at: number): 'first' | 'part' | 'told' | 'none' {
  const article = Number(articles.test(wordAt(tokens, at - 1)));
  const before = wordAt(tokens, at - 1 - article);
  if (before === '') return 'first';
  if (isBreak(before)) return before === '/' || before === '+' ? 'none' : 'part';
  return telling.test(before) ? 'told' : 'none';
}

/** What may follow those who come: 'plumbers in Elizabeth', 'nurse who needs'; 'chef on site' is another thing. */
const goesOn =
  /^(and|in|at|with|for|near|from|who|that|need|needs|needing|want|wants|wanting|looking|seeking|coming|visiting|staying|going|starting|joining|covering|attending|flying|driving|arriving|after|plus|so|to|while|during|before|doing|here|over|down|tonight|tomorrow|next|this|because|but|then|afterwards?|later|first)$/;
const isEnd = (tokens: readonly Token[], at: number) =>
  isBreak(tokens[at]?.word ?? ',') ||
  goesOn.test(wordAt(tokens, at)) ||
  // '2 families 4 adults 5 children'.
  (numberAt(tokens, at) !== null && counted.test(wordAt(tokens, at + 1)));
const counted = /^(adults?|people|ppl|pax|kids?|child|children|guests?)$/;

/** Words of one list, up to three phrases of it. */
function someOf(tokens: readonly Token[], at: number, list: readonly string[]): number {
  let end = at;
  for (let count = 0; count < mostOf; count += 1) end += longestRun(tokens, end, list);
  return end - at;
}

/** 'Crows fans', 'cricket tragics'; 'beach lovers' keep the beach, and 'ceiling fans' are a thing. */
function fansAt(tokens: readonly Token[], at: number, phrases: Phrases): number {
  for (let far = 0; far <= mostOf; far += 1) {
    const word = wordAt(tokens, at + far);
    if (far > 0 && fans.test(word)) return far + 1;
    const is = phrases.get(keyOf([word]))?.is;
    const isOther = is === 'type' || is === 'amenity' || is === 'price' || is === 'tag';
    if (word === '' || isBreak(word) || isOther || turning.test(word)) return 0;
  }
  return 0;
}

const others =
  /^(golf|yacht|surf|night|kids|country|strip|sailing|comedy|beach|food|tour|work|wine|cooking|yoga)$/;
/** 'bridge club', 'swim squad parents', 'hockey tournament'; a 'golf club' may be what is to be near. */
function groupAt(tokens: readonly Token[], at: number, isPart: boolean): number {
  for (let count = 1, end = at; count <= mostOf; count += 1) {
    const of = longestRun(tokens, end, ofGroup);
    if (of === 0) return 0;
    end += of;
    const noun = longestRun(tokens, end, groupNouns) || longestRun(tokens, end, eventNouns);
    const who = noun > 0 ? longestRun(tokens, end + noun, ofTheGroup) : 0;
    const isOther = isPart || others.test(wordAt(tokens, at));
    if (noun > 0 && (who > 0 || !isOther || !/^(clubs?|tours?|band|show)$/.test(wordAt(tokens, end))))
      return end + noun + who - at;
  }
  return 0;
}

/** 'doing the Riesling Trail', 'cycling the Tour Down Under route': what is ridden or walked. */
function routeAt(tokens: readonly Token[], at: number): number {
  if (!/^(doing|cycling|riding|walking|hiking|running|biking)$/.test(wordAt(tokens, at))) return 0;
  if (wordAt(tokens, at + 1) !== 'the') return 0;
  for (let end = at + 2; end <= at + longestRoute && isLetters(wordAt(tokens, end)); end += 1)
    if (
      /^(trail|trails|route|track|ride|loop|walk|rail|way|classic)$/.test(wordAt(tokens, end)) &&
      isEnd(tokens, end + 1)
    )
      return end + 1 - at;
  return 0;
}
const longestRoute = 6;

const lights = /^(sunrises?|sunsets?|light|waves|whales|birds|aurora|storms|stars|snapper|views)$/;
/** The rest of 'photographers chasing sunrise over vineyards'. */
function chaseAt(tokens: readonly Token[], at: number): number {
  if (!/^(chasing|shooting|photographing|filming)$/.test(wordAt(tokens, at))) return 0;
  const the = Number(wordAt(tokens, at + 1) === 'the');
  if (!lights.test(wordAt(tokens, at + 1 + the))) return 0;
  let end = at + 2 + the;
  while (end < at + longestRoute && !isBreak(tokens[end]?.word ?? ',')) end += 1;
  return end - at;
}

/** 'locum doctor', 'retired teacher and nurse': how many words say who; 0 for none. */
function whoAt(tokens: readonly Token[], at: number, phrases: Phrases): number {
  const isShyToo = placeOf(tokens, at) !== 'part';
  const of = someOf(tokens, at, ofWork);
  for (const start of of > 0 ? [at, at + of] : [at]) {
    const isSaid = isShyToo || start > at;
    const head =
      Math.max(
        longestRun(tokens, start, heads),
        isSaid ? longestRun(tokens, start, shyHeads) : 0,
        groupAt(tokens, start, !isShyToo),
      ) ||
      fansAt(tokens, start, phrases) ||
      routeAt(tokens, start);
    const end = start + head;
    const last = head > 0 ? end + someOf(tokens, end, tails) : 0;
    const all = last > 0 ? last + chaseAt(tokens, last) : 0;
    const other = wordAt(tokens, all) === 'and' && head > 0 ? whoAt(tokens, all + 1, phrases) : 0;
    // 'crew hotel'.
    const isOfCrew =
      wordAt(tokens, all - 1) === 'crew' && phrases.get(keyOf([wordAt(tokens, all)]))?.is === 'type';
    if (head > 0 && (isOfCrew || isEnd(tokens, all))) return all + (other > 0 ? other + 1 : 0) - at;
  }
  return 0;
}

/** 'hockey tournament', 'swimming carnival parents'. */
function hasEvent(tokens: readonly Token[], at: number, length: number): boolean {
  for (let inside = at + 1; inside < at + length; inside += 1)
    if (longestRun(tokens, inside, eventNouns) > 0) return true;
  return false;
}

const sums = [...sumWords, 'combined'];
/** How many words are the 'in total' of '9 people in total' and of 'family of 9 in total'; 0 elsewhere. */
function sumLength(tokens: readonly Token[], at: number): number {
  const length = longestRun(tokens, at, sums);
  const isOf =
    /^(people|guests|adults|persons|pax|ppl|us|kids)$/.test(wordAt(tokens, at - 1)) ||
    (wordAt(tokens, at - 2) === 'of' && /^(family|group|party|team)$/.test(wordAt(tokens, at - 3)));
  return isOf && isBreak(tokens[at + length]?.word ?? ',') ? length : 0;
}

/** 'auditor', 'Crows fans': who comes, which no listing says, and why, 'jury duty', as a note; where it stands by itself. */
export function whoRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const isWhole = (length: number) => at === 0 && length === tokens.length;
  const tail = longestRun(tokens, at, tails);
  const isTail = tail > 0 && isEnd(tokens, at + tail) && at > 0 && isLetters(wordAt(tokens, at - 1));
  const sum = sumLength(tokens, at);
  if (isTail || sum > 0) return { length: Math.max(tail, sum, 1), part: { is: 'filler' } };
  if (placeOf(tokens, at) === 'none') {
    const isOfShow = isLetters(wordAt(tokens, at - 1)) && atShows.test(wordAt(tokens, at));
    return isOfShow && isEnd(tokens, at + 1) ? { length: 1, part: { is: 'filler' } } : null;
  }
  const car = carAt(tokens, at, phrases);
  if (car) return car;
  const count = numberAt(tokens, at);
  const many = count && Number.isInteger(count.value) && count.value <= 20 ? count : null;
  const who = whoAt(tokens, at, phrases);
  const isNoted = longestRun(tokens, at, toNote) > 0 || hasEvent(tokens, at, who) || routeAt(tokens, at) > 0;
  if (who > 0 && isNoted) return isWhole(who) ? null : unfiltered(who, 'beside');
  if (who > 0) return { length: who, part: { is: 'filler' } };
  const counted = many && many.value > 1 ? whoAt(tokens, at + many.length, phrases) : 0;
  const isMany =
    counted > 0 && many !== null && /s|men/.test(wordAt(tokens, at + many.length + counted - 1).slice(-3));
  return isMany ? { length: many.length + counted, part: { is: 'guests', count: many.value } } : null;
}

/** 'Royal Show exhibitors': the show keeps its meaning. */
const atShows = /^(exhibitors?|delegates?|attendees|competitors|performers|stallholders?|goers)$/;

const cars = ['electric car', 'electric vehicle', 'tesla', 'ev', 'electric cars', 'hybrid car', 'polestar'];
/** 'electric car, hotel in Unley' has to be charged. */
function carAt(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const length = longestRun(tokens, at, cars);
  const part = phrases.get(keyOf(['ev', 'charger']));
  return length > 0 && part && isBreak(tokens[at + length]?.word ?? ',') ? { length, part } : null;
}
