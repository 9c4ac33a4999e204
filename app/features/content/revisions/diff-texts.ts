import { diffLines, diffWordsWithSpace } from 'diff';

/** A run of text; `kind` says whether only the older or only the present version has it. */
export type DiffPart = { kind: 'same' | 'older' | 'present'; text: string };

/** Above this many characters lines are compared instead of words, which would take too long. */
const maxByWords = 20_000;
const limits = { timeout: 400 };

/** The common and the different parts of two texts, in order. */
export function diffTexts(older: string, present: string): DiffPart[] {
  const isShort = older.length + present.length <= maxByWords;
  const parts = isShort ? diffWordsWithSpace(older, present, limits) : diffLines(older, present, limits);
  if (!parts) {
    return [
      { kind: 'older', text: older },
      { kind: 'present', text: present },
    ];
  }
  return joined(
    parts.map(({ value, added, removed }) => ({
      kind: added ? 'present' : removed ? 'older' : 'same',
      text: value,
    })),
  );
}

/** Changed words beside each other are one change, so that spaces are all they have in common. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let change = { older: '', present: '' };
  const close = () => {
    if (change.older) result.push({ kind: 'older', text: change.older });
    if (change.present) result.push({ kind: 'present', text: change.present });
    change = { older: '', present: '' };
  };
  parts.forEach(({ kind, text }, index) => {
    if (kind !== 'same') change[kind] += text;
    else if (change.older + change.present && index < parts.length - 1 && /^[^\S\n]+$/.test(text)) {
      change.older += text;
      change.present += text;
    } else {
      close();
      result.push({ kind, text });
    }
  });
  close();
  return result;
}
