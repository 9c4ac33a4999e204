import { type Token, wordAt, wordsBefore } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

import { weekdayNames } from './written-dates';

const events =
  /^(flight|flights|plane|departure|ferry|cruise|train|wedding|concert|gig|game|match|test|race|marathon|show|dinner|lunch|brunch|party|birthday|appointment|appt|surgery|operation|scan|chemo|checkup|speech|lecture|seminar|workshop|audition|recital|opera|ballet|regatta|inspection|hearing|exam|interview|conference|meeting|funeral|graduation|festival|christening|ceremony|reception|anniversary|discharge|discharged|boarding|embark|embarking|sails|sailing|ship)$/;
const flights =
  /(^| )(fly|flying|flies) (out|home|back|off|away)( [a-z0-9:]+){0,3}$|(^| )before (we|i|they|my|our) (fly|leave|go|head|drive|depart|sail|flight|plane)( [a-z0-9:]+){0,3}$/;
const longestEvent = 5;

/** 'near the ferry', 'the cruise terminal': where a journey begins is no journey. */
const stops =
  /(?<=^| )((near|nr|beside|opposite|close to|next to)( the)?( [a-z]+){0,3} (ferry|cruise|train)|ferry|cruise|cruise ship|train)( ship)? (terminal|station|port|stop|line)(?= |$)|(?<=^| )(near|nr|beside|opposite|close to|next to)( the)?( [a-z]+){0,3} (ferry|cruise|train)(?= |$)/g;
const longestStop = 5;
/** 'show me a hotel on Friday'. */
const showing = /(?<=^| )show (me|us|all)(?= |$)/g;

/** The words before it of the same part of the sentence. */
function sinceTurn(tokens: readonly Token[], at: number): string[] {
  const before = wordsBefore(tokens, at, longestEvent + longestStop)
    .replace(stops, '')
    .replace(showing, '')
    .split(' ')
    .slice(-longestEvent);
  return before.slice(
    before.findLastIndex((word) => /^([,.;:!?(]|so|then|and|but|for|need|want)$/.test(word)) + 1,
  );
}

const journeys =
  /^(flight|flights|plane|departure|ferry|cruise|train|boarding|embark|embarking|sail|sails|sailing)$/;
const arrivals = /^(after|off|arrive|arrives|arriving|land|lands|landing|in|into|inbound|from)$/;

/** 'early flight Wednesday': the stay may end on that day or begin with it. */
export function isJourneyDay(tokens: readonly Token[], at: number, end: number): boolean {
  const since = sinceTurn(tokens, at);
  const isNamed = [...since, wordAt(tokens, end)].some((word) => journeys.test(word));
  return (isNamed || flights.test(since.join(' '))) && !since.some((word) => arrivals.test(word));
}

const ofStay =
  /(^| )(stay|staying|sleep|sleeping|bed|room|rooms|hotel|motel|hostel|apartment|accommodation|accom)( (for|on|from))?$/;
/** 'stay Sunday', 'Thursday night'. */
export const isStayDay = (tokens: readonly Token[], at: number, end: number): boolean =>
  /^(nights?|nites?)$/.test(wordAt(tokens, end - 1)) || ofStay.test(wordsBefore(tokens, at, 2));

const ofWeek = new Set([
  ...weekdayNames.flat(),
  ...wordList('night, nights, nite, nites, and, to, till, until, on, from, for, -'),
]);
export const isWeekdays = (tokens: readonly Token[], at: number, end: number): boolean =>
  tokens.slice(at, end).every(({ word }) => ofWeek.has(word));

/** 'our flight is on the 14th', 'the Friday concert': the day of something else than the stay. */
export function isEventDay(tokens: readonly Token[], at: number, end: number): boolean {
  const since = sinceTurn(tokens, at);
  return (
    events.test(wordAt(tokens, end)) ||
    flights.test(since.join(' ')) ||
    since.some((word) => events.test(word))
  );
}
