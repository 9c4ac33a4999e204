/** Deeper values are refused, so that no later reader runs out of stack. */
const deepest = 40;

const blanks = /[ \t\n\r]*/y;
// eslint-disable-next-line no-control-regex -- JSON takes none of them in a text
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Line and column, counted from 1, of the first JSON error; null when there is none. Browsers and workers
 * report it in different words or without a position.
 */
export function jsonTrouble(source: string): { line: number; column: number } | null {
  const at = firstTrouble(source);
  if (at === null) return null;
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

class Trouble extends Error {
  constructor(readonly at: number) {
    super('not JSON');
  }
}

function firstTrouble(source: string): number | null {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0];
    if (found === undefined) return false;
    at += found.length;
    return true;
  };
  const sign = (wanted: string): boolean => {
    take(blanks);
    if (source[at] !== wanted) return false;
    at += 1;
    return true;
  };
  const must = (isThere: boolean) => {
    if (!isThere) throw new Trouble(at);
  };
  const list = (end: string, entry: () => void) => {
    if (sign(end)) return;
    do entry();
    while (sign(','));
    must(sign(end));
  };
  const value = (depth: number) => {
    take(blanks);
    must(depth <= deepest);
    if (sign('{')) {
      list('}', () => {
        take(blanks);
        must(take(text));
        must(sign(':'));
        value(depth + 1);
      });
    } else if (sign('[')) list(']', () => value(depth + 1));
    else must(take(text) || take(plain));
  };
  try {
    value(0);
    take(blanks);
    return at === source.length ? null : at;
  } catch (error) {
    if (error instanceof Trouble) return error.at;
    throw error;
  }
}
