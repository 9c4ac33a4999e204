import { descriptionWords } from '~/features/import/writing/description-rules';
import type { ModelOrder } from '~/features/import/writing/models/language-model';
import { asData, dataRule } from './as-data';

const { least, max } = descriptionWords;

const rules = `You write for Stay Adelaide, a directory of places to stay in Adelaide, South Australia.
Write ${least} to ${max} words of plain text in Australian English, in three to five paragraphs with a blank line between them.
No headings, no lists, no HTML, no Markdown, no web addresses, no prices that are not given.
State only what the material states. Do not invent amenities, views, distances, awards or opinions of guests.
Be warm and concrete; no superlatives. Answer with the text alone.
${dataRule}`;

const orders = {
  description: 'Write the description of this property from the material.',
  enhancement: `Rewrite the current description of this property so that it reads better, in ${least} to ${max} words. Keep what it states, and add what else the material states.`,
} as const;

const longestFact = 4000;
const longestCurrent = 20_000;

/** Requests a description of a property, or an improved one. */
export function descriptionPrompt(
  task: 'description' | 'enhancement',
  facts: ModelOrder['facts'],
): Omit<ModelOrder, 'answer'> {
  const material = Object.entries(facts)
    .filter(([name]) => task === 'enhancement' || name !== 'description')
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : value.join('\n');
      return asData(name.replaceAll('_', ' '), text, name === 'description' ? longestCurrent : longestFact);
    });
  return { task, facts, system: rules, user: [orders[task], ...material].join('\n\n'), maxTokens: 1200 };
}

/** Repeats the request after a text of the wrong length. */
export function descriptionAgain<Order extends Omit<ModelOrder, 'answer'>>(
  order: Order,
  { text, trouble }: { text: string; trouble: string },
): Order {
  const before = asData('your last text', text, 8000);
  return { ...order, user: `${order.user}\n\n${before}\n\n${trouble} Write it once more in that length.` };
}
