/** A value of a JSON text with its position. Objects keep the order of their members. */
export type JsonPart = { start: number; end: number } & (
  | { kind: 'object'; members: { key: string; start: number; value: JsonPart }[] }
  | { kind: 'array'; items: JsonPart[] }
  | { kind: 'text' | 'plain'; text: string }
);

const deepest = 24;
/** In characters: what a text has beyond is left out. */
const longestText = 20_000;

/** How many values may still be read, for all texts that share it. */
type Room = { values: number };

/**
 * JSON as websites write it: trailing commas, comments and line breaks within texts are accepted, and a
 * truncated text yields what it contains. Null when there is nothing.
 */
export function parseLooseJson(source: string, from = 0, room: Room = { values: 20_000 }): JsonPart | null {
  return new Reader(source, from, room).value(0);
}

/** The same as plain objects, arrays and texts; null when there is nothing. */
export function looseValue(source: string): unknown {
  const part = parseLooseJson(source);
  return part && valueOf(part);
}

function valueOf(part: JsonPart): unknown {
  if (part.kind === 'array') return part.items.map(valueOf);
  if (part.kind !== 'object') return part.text;
  return Object.fromEntries(part.members.map(({ key, value }) => [key, valueOf(value)]));
}

class Reader {
  constructor(
    private readonly source: string,
    private at: number,
    private readonly room: Room,
  ) {}

  value(depth: number): JsonPart | null {
    this.skip();
    const char = this.source[this.at];
    if (char === undefined || depth > deepest || this.room.values <= 0) return null;
    this.room.values -= 1;
    if (char === '{') return this.object(depth);
    if (char === '[') return this.array(depth);
    return char === '"' ? this.text() : this.plain();
  }

  private object(depth: number): JsonPart {
    const start = this.at++;
    const members: { key: string; start: number; value: JsonPart }[] = [];
    while (!this.closes('}')) {
      const keyStart = this.at;
      const key = this.source[this.at] === '"' ? this.text() : null;
      this.skip();
      if (!key || this.source[this.at++] !== ':') break;
      const value = this.value(depth + 1);
      if (!value) break;
      members.push({ key: key.text, start: keyStart, value });
    }
    return { kind: 'object', members, start, end: this.at };
  }

  private array(depth: number): JsonPart {
    const start = this.at++;
    const items: JsonPart[] = [];
    while (!this.closes(']')) {
      const value = this.value(depth + 1);
      if (!value) break;
      items.push(value);
    }
    return { kind: 'array', items, start, end: this.at };
  }

  /** True when the list ends here; otherwise moves to its next item. */
  private closes(bracket: string): boolean {
    this.skip();
    if (this.source[this.at] === ',') {
      this.at += 1;
      this.skip();
    }
    const char = this.source[this.at];
    if (char === bracket) this.at += 1;
    return char === bracket || char === undefined;
  }

  private text() {
    const start = this.at;
    const rest = /"(?:[^"\\]|\\[\s\S])*"?/y;
    rest.lastIndex = start;
    const raw = rest.exec(this.source)?.[0] ?? '""';
    this.at = start + raw.length;
    return { kind: 'text' as const, text: unescaped(raw.slice(0, longestText)), start, end: this.at };
  }

  private plain(): JsonPart | null {
    const start = this.at;
    const rest = /[\w.+-]+/y;
    rest.lastIndex = start;
    const raw = rest.exec(this.source)?.[0];
    if (!raw) return null;
    this.at = start + raw.length;
    return { kind: 'plain', text: raw, start, end: this.at };
  }

  private skip() {
    const gap = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*|<!--|-->|<!\[CDATA\[)*/y;
    gap.lastIndex = this.at;
    this.at += gap.exec(this.source)?.[0].length ?? 0;
  }
}

function unescaped(raw: string): string {
  const body = raw.replace(/^"|"$/g, '').replace(/[\r\n\t]+/g, ' ');
  try {
    return JSON.parse(`"${body}"`) as string;
  } catch {
    return body;
  }
}
