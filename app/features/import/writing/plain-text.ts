import { unseen } from './unseen';

/**
 * A model's answer as plain text: without HTML and Markdown marks, control characters and a fence or quotes
 * around the whole. Paragraphs stay separate.
 */
export function plainAnswer(answer: string): string {
  return answer
    .slice(0, 40_000)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unseen, ' ')
    .replace(/^\s*```\w*\n?|\n?```\s*$/g, '')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/p\s*>/gi, '\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/!?\[([^\]\n]{0,300})\]\((?:[^()\s]|\([^()\s]{0,200}\)){0,2000}\)/g, '$1')
    .replace(/^[ \t]*(#{1,6}|\||>)[ \t]+/gm, '')
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(/^["“]([^"“”]*)["”]$/, '$1')
    .trim();
}
