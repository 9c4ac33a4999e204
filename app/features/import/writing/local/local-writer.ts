import {
  ModelFailure,
  type LanguageModel,
  type ModelOrder,
} from '~/features/import/writing/models/language-model';
import { composeDescription, composeShort } from './compose-description';
import { composePage } from './compose-page';
import { factText } from './fact-reader';
import { followWish, halved } from './follow-wish';
import { cutToLength } from './sentences';

const localModel = 'local writer';

/**
 * Writes without a model: combines the facts of the order and adds nothing. The same facts always make the
 * same text. Throws `ModelFailure` 'missing-facts' when they are not enough for the request.
 */
export const localWriter: LanguageModel = {
  isLocal: true,
  async ask(order) {
    const text = compose(order);
    return { text, model: localModel, inputTokens: 0, outputTokens: 0, costMicroUsd: 0 };
  },
};

function compose(order: ModelOrder): string {
  const { task, facts } = order;
  switch (task) {
    case 'description':
      return composeDescription(facts, { keeps: false });
    case 'enhancement':
      return composeDescription(facts, { keeps: true });
    case 'property-rewrite':
      return rewrite(order);
    case 'property-facts':
      throw new ModelFailure(
        'missing-facts',
        'Without a language model nothing can be read out of running text.',
      );
    default:
      return composePage[task](facts);
  }
}

const longestShort = 150;

/** Every fact of the answer unchanged; the two descriptions are composed from the facts, in the order that the wishes ask for. */
function rewrite({ answer, facts: given }: ModelOrder): string {
  const { facts, isShort, isOfLength } = followWish(given);
  const names = Object.keys((answer?.schema.properties as object | undefined) ?? { description: {} });
  const written = names.flatMap((name) => {
    const value = name === 'description' ? described() : shown(name);
    return value ? [[name, value] as const] : [];
  });
  return JSON.stringify(Object.fromEntries(written));

  function described(): string {
    const own = factText(facts, 'description');
    return isShort && own ? halved(own) : composeDescription(facts, { keeps: true });
  }

  function shown(name: string): unknown {
    if (name !== 'short_description') return facts[name];
    const said = factText(facts, name) || factText(facts, 'description');
    if (isShort) return halved(said);
    // A sentence of the owner's is better than one of facts.
    const isKept = isOfLength && names.includes('description') && factText(facts, name) !== '';
    if (isKept && said.length <= longestShort) return said;
    return composeShort(facts, longestShort) || cutToLength(said, longestShort);
  }
}
