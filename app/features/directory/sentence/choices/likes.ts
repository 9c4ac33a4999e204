import type { Part, Segment } from '~/features/directory/sentence/tokens/parts';
import { isLetters, longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const either: Part = { is: 'unfiltered', why: 'either' };
const orAlike = combined(
  ['or', 'and'],
  wordList(
    'similar, equivalent, the equivalent, comparable, something similar, something like it, something like that, somewhere similar, somewhere like it, somewhere like that, anything similar, one like it, such like, suchlike, the like',
  ),
);
const alikeLeads = combined(
  wordList(
    'something like, somewhere like, anything like, anywhere like, along the lines of, similar to, comparable to, in the style of, a place like, a hotel like, hotels like, hotel like, places like',
  ),
  ['', 'the'],
);
const longestName = 4;
const small =
  /^(the|a|an|at|in|stay|staying|book|want|need|like|try|or|and|prefer|preferably|near|for|with|it|this|that|them|these|those|one|ones|ours|mine|last|where|what|to)$/;

/**
 * 'The Playford hotel or similar' and 'something like the Hilton' would have any stay of that kind: the name, of which nothing else is
 * known, is a note.
 */
export function withoutAlikes(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const read = [...segments];
  for (let at = 0; at < tokens.length; at += 1) {
    const behind = longestRun(tokens, at, orAlike);
    if (behind > 0) noteName(read, tokens, at, behind);
    const lead = longestRun(tokens, at, alikeLeads) || bareLike(tokens, at);
    if (lead > 0) noteLed(read, tokens, at, lead);
  }
  return read;
}

/** 'like the Hilton' at the beginning of a part; 'we like the Hilton' wants it. */
const bareLike = (tokens: readonly Token[], at: number) =>
  /^[,.:;]?$/.test(wordAt(tokens, at - 1)) ? longestRun(tokens, at, ['like the']) : 0;

const isName = (tokens: readonly Token[], segment: Segment | undefined) =>
  segment !== undefined &&
  (segment.part === null || segment.part.is === 'text') &&
  isLetters(wordAt(tokens, segment.first)) &&
  !small.test(wordAt(tokens, segment.first));

/** The words of the name before 'or similar', with 'hotel' between them or without. */
function noteName(read: Segment[], tokens: readonly Token[], at: number, length: number) {
  const or = read.findIndex(({ first }) => first === at);
  const kind = read[or - 1]?.part?.is === 'type' ? 1 : 0;
  let from = or - kind;
  while (from > 0 && or - kind - from < longestName && isName(tokens, read[from - 1])) from -= 1;
  if (or < 0 || from === or - kind) return;
  note(read, from, or - kind);
  const end = at + length;
  for (const [index, segment] of read.entries())
    if (segment.first >= at && segment.end <= end) read[index] = { ...segment, part: { is: 'filler' } };
}

/** The words of the name behind 'something like'. */
function noteLed(read: Segment[], tokens: readonly Token[], at: number, lead: number) {
  const from = read.findIndex(({ first }) => first === at + lead);
  let end = from;
  while (from >= 0 && end - from < longestName && isName(tokens, read[end])) end += 1;
  if (from < 0 || end === from) return;
  note(read, from, end);
  for (const [index, segment] of read.entries()) {
    if (segment.first < at || segment.end > at + lead) continue;
    // 'hotel like the Hilton' is a hotel.
    const isHotel = /^hotels?$/.test(wordAt(tokens, segment.first));
    read[index] = { ...segment, part: isHotel ? { is: 'type', type: 'hotel' } : { is: 'filler' } };
  }
}

/** One note in place of those segments. */
function note(read: Segment[], from: number, end: number) {
  const [first, last] = [read[from], read[end - 1]];
  if (first && last) read.splice(from, end - from, { first: first.first, end: last.end, part: either });
}
