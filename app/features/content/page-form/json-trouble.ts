/** Deeper values are refused, so that no later reader runs out of stack. */
const maxDepth = 40;

const blanks = /[ \t\n\r]*/y;
// oxlint-disable-next-line no-control-regex -- JSON takes none of them in a text
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

/** A position in a text; it moves past each part that was read. */
class Scanner {
  at = 0;

  constructor(readonly source: string) {}

  take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0];
    if (found === undefined) return false;
    this.at += found.length;
    return true;
  }

  sign(wanted: string): boolean {
    this.take(blanks);
    if (this.source[this.at] !== wanted) return false;
    this.at += 1;
    return true;
  }

  must(isThere: boolean) {
    if (!isThere) throw new Trouble(this.at);
  }
}

function readValue(scanner: Scanner, depth: number) {
  scanner.take(blanks);
  scanner.must(depth <= maxDepth);
  if (scanner.sign('{')) {
    readList(scanner, '}', () => {
      scanner.take(blanks);
      scanner.must(scanner.take(text));
      scanner.must(scanner.sign(':'));
      readValue(scanner, depth + 1);
    });
  } else if (scanner.sign('[')) readList(scanner, ']', () => readValue(scanner, depth + 1));
  else scanner.must(scanner.take(text) || scanner.take(plain));
}

function readList(scanner: Scanner, end: string, readEntry: () => void) {
  if (scanner.sign(end)) return;
  do readEntry();
  while (scanner.sign(','));
  scanner.must(scanner.sign(end));
}

function firstTrouble(source: string): number | null {
  const scanner = new Scanner(source);
  try {
    readValue(scanner, 0);
    scanner.take(blanks);
    return scanner.at === source.length ? null : scanner.at;
  } catch (error) {
    if (error instanceof Trouble) return error.at;
    throw error;
  }
}
