import { unseen } from '~/features/import/writing/unseen';
import { upperFirst } from '~/lib/text/letters';

const longest = 1500;
const style =
  'Natural photograph, warm light, no people in focus, no text, no lettering, no logos, no watermark.';

/** The prompt for an image model: the editor's words on one line, and the style of our pictures. */
export function picturePrompt(prompt: string): string {
  return `${prompt.replace(unseen, ' ').replace(/\s+/g, ' ').trim().slice(0, longest)}. ${style}`;
}

/**
 * A first alt text made from the prompt, for a person to correct: one line without the instruction to draw.
 */
export function altTextOfPrompt(prompt: string, max: number): string {
  const line = prompt.replace(unseen, ' ').replace(/\s+/g, ' ').trim();
  const bare = line.replace(
    /^(please )?(draw|generate|create|make|show|paint)( me)?( (a|an|the) (picture|photo(graph)?|image) of)? /i,
    '',
  );
  const text = upperFirst(bare);
  return text.length <= max ? text : text.slice(0, max).replace(/\s+\S*$/, '');
}
