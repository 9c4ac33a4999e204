/**
 * A model's answer as plain text: without the marks of HTML and Markdown, control characters and the fence or quotes
 * around the whole. Paragraphs stay apart.
 */
export function plainText(answer: string): string {
  return (
    answer
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      // eslint-disable-next-line no-control-regex -- control characters are what is being removed
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
      .replace(/^\s*```\w*\n?|\n?```\s*$/g, '')
      .replace(/<!--[\s\S]*?(-->|$)/g, '')
      .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<\/p\s*>/gi, '\n\n')
      .replace(/<\/?[a-z][^<>]*>/gi, '')
      .replace(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
      .replace(/^[ \t]*(#{1,6}|\||>)[ \t]+/gm, '')
      .replace(/\*\*([^*\n]+)\*\*/g, '$1')
      .replace(/[ \t]+/g, ' ')
      .replace(/ *\n */g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .replace(/^["“]([^"“”]*)["”]$/, '$1')
      .trim()
  );
}
