/** A model's form of requests and answers, and its price in millionths of a US dollar. */
type TextModel = {
  /** Form of the JSON schema: 'bare', or named as in chat completions. */
  schema: 'bare' | 'named';
  /** Per million tokens. */
  inputPrice: number;
  outputPrice: number;
};

export const defaultTextModel = '@cf/meta/llama-3.3-70b-instruct-fp8-fast';
export const defaultImageModel = '@cf/black-forest-labs/flux-1-schnell';

/** Workers AI models by name, with prices from its list of August 2026. */
const textModels: Readonly<Record<string, TextModel>> = {
  [defaultTextModel]: { schema: 'bare', inputPrice: 293_000, outputPrice: 2_253_000 },
  '@cf/google/gemma-4-26b-a4b-it': { schema: 'named', inputPrice: 100_000, outputPrice: 300_000 },
};

/** Per picture of 1024 × 1024 pixels. */
const picturePrices: Readonly<Record<string, number>> = {
  // Four tiles, and four steps.
  [defaultImageModel]: 4 * 52.8 + 4 * 105.6,
};

/** True when the model takes the JSON schema itself, and not one within an object with a name. */
export function takesBareSchema(model: string): boolean {
  return (
    (textModels[model]?.schema ?? (/^@cf\/(meta|deepseek-ai)\//.test(model) ? 'bare' : 'named')) === 'bare'
  );
}

type Tokens = { inputTokens: number; outputTokens: number };

/** 0 for a model whose price is unknown. */
export function textCost(model: string, { inputTokens, outputTokens }: Tokens): number {
  const known = textModels[model];
  if (!known) return 0;
  return Math.round((inputTokens * known.inputPrice + outputTokens * known.outputPrice) / 1_000_000);
}

/** 0 for a model whose price is unknown. */
export const pictureCost = (model: string): number => Math.round(picturePrices[model] ?? 0);
