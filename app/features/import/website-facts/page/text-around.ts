/** Words of instructions to a machine: no fact from such a line is believed, and no model reads it. */
const orders =
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(previous|prior|above|earlier|all|your|any|the)\b.{0,30}\b(instruction|prompt|rule|text|message|direction|guideline)|\b(system prompt|system message|you are (now )?an? (ai|assistant|language model|helpful)|as an ai|(ai|language) (model|assistant|agent|crawler)s?\b.{0,30}(must|should|shall|please|:)|respond (only )?with|output (only|the following)|new instructions?|instructions? (to|for) (the )?(ai|assistant|model|llm|crawler|bot)|<\/?(system|assistant|instruction)|\[(system|inst)\]|prompt injection|jailbreak|set the (price|name|phone|email|rating)|(must|should|always) (report|state|return|answer|extract|list))/i;

export const isOrder = (line: string): boolean => orders.test(line);

/** The first matches of a global pattern in a text, at most `max`. */
export function matchesIn(text: string, pattern: RegExp, max: number): RegExpExecArray[] {
  const found = [];
  pattern.lastIndex = 0;
  // Unlike `matchAll`, which makes a copy of the pattern that has to be compiled again.
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (found.length >= max) break;
    if (match[0] === '') pattern.lastIndex += 1;
  }
  pattern.lastIndex = 0;
  return found;
}

/**
 * The line that contains the position, or the part of a long line around it: always a substring of the text.
 */
export function wordsAround(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const lineEnd = next < 0 ? text.length : next;
  const from = Math.max(lineStart, start - 120);
  return text.slice(from, Math.min(lineEnd, end + 120, from + 500)).trim();
}

/** The whole line of a position. */
export const lineAt = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? text.length : end);
};

/** The line below a sum that ends its own line: 'Days for two from 289 €', 'Two nights with dinner'. */
export const lineBelow = (text: string, at: number) =>
  /^[€$£]?\s?\d[\d.,]*\s?(?:€|euros?)?\n([^\n]{1,120})/i.exec(text.slice(at, at + 160))?.[1] ?? '';

/** The two lines above a position. */
export const linesAbove = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 160), at)
    .split('\n')
    .slice(-3, -1)
    .join(' ');
