import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match, Segment } from '~/features/directory/sentence/tokens/parts';
import { isBreak, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const sought =
  /^(a|an|cheap|cheapest|one|single|spare|clean|basic|need|want|hostel|the|budget|good|safe|find|any)$/;
/** What may follow a bunk that is slept in: a 'bunk bed' may be in a house, and 'bunk down' is to sleep. */
const behindBunk =
  /^(in|near|for|at|tonight|tomorrow|under|this|next|from|on|around|close|please|pls|max|with)$/;
const forKids = /^(the|my|our|a|kids|kid|children|son|daughter|teens|teenagers)$/;

/** 'a bunk in the CBD', 'cheap bunk for three cyclists': who looks for one looks for a hostel. */
export function bunkRule(tokens: readonly Token[], at: number): Match | null {
  if (!/^bunks?$/.test(wordAt(tokens, at))) return null;
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  const isSought = at === 0 || isBreak(before) || sought.test(before);
  const isLast = next === '' || isBreak(next) || behindBunk.test(next);
  const isOfKids = next === 'for' && forKids.test(wordAt(tokens, at + 2));
  const isLone = tokens.length === 1 || (next === 'with' && before !== 'a');
  if (!isSought || !isLast || isOfKids || isLone) return null;
  return { length: 1, part: { is: 'type', type: 'hostel' } };
}

const dorm = /^(dorms?|dormitory|dormitories)$/;
/** A dorm is in a hostel: where nothing else says the kind, that is it. */
export function withDorms(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const isKind = segments.some(({ part }) => part?.is === 'type');
  const asked = segments.find(({ first, part }) => !part && dorm.test(wordAt(tokens, first)));
  if (isKind || !asked) return [...segments];
  const at = segments.indexOf(asked);
  const kind: Segment = { first: asked.first, end: asked.first, part: { is: 'type', type: 'hostel' } };
  return [...segments.slice(0, at), kind, ...segments.slice(at)];
}

/** 'business class hotel'; who flies business class says nothing of a stay. */
export function businessClassRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  if (wordAt(tokens, at) !== 'business' || wordAt(tokens, at + 1) !== 'class') return null;
  const next = wordAt(tokens, at + 2);
  const isStay =
    phrases.get(keyOf([next]))?.is === 'type' || /^(rooms?|suites?|stay|accommodation)$/.test(next);
  const part = phrases.get(keyOf(['business']));
  return { length: 2, part: isStay && part?.is === 'tag' ? part : { is: 'text' } };
}
