/** Purpose of a text; the local writer composes by it. */
export type WritingTask =
  | 'property-facts'
  | 'property-rewrite'
  | 'description'
  | 'enhancement'
  | 'title'
  | 'h1'
  | 'meta_description'
  | 'excerpt'
  | 'content'
  | 'structured_page';

export type ModelOrder = {
  task: WritingTask;
  /** The rules, only ours; never text of other people. */
  system: string;
  /** The request, in which other people's text is delimited as data. */
  user: string;
  /** JSON schema of the answer; null for plain text. */
  answer: { name: string; schema: Record<string, unknown> } | null;
  /** The facts that the text may state, by name; the local writer uses nothing else. */
  facts: Readonly<Record<string, string | readonly string[]>>;
  /** Limit of the answer. */
  maxTokens: number;
};

export type ModelAnswer = {
  /** JSON if the order has a schema. */
  text: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar; 0 for a free model or an unknown price. */
  costMicroUsd: number;
};

/**
 * Writes texts. `isLocal`: composed from the facts alone, without a model, which the interface shows. Throws
 * `ModelFailure`.
 */
export type LanguageModel = {
  isLocal: boolean;
  ask(order: ModelOrder): Promise<ModelAnswer>;
};

export type GeneratedPicture = { bytes: Uint8Array<ArrayBuffer>; model: string; costMicroUsd: number };

/** Draws pictures; null when none is configured. Throws `ModelFailure`. */
export type ImageModel = { draw(prompt: string): Promise<GeneratedPicture> };

/**
 * `missing-facts`: only from the local writer, with what is missing; `busy` and `slow` may pass by
 * themselves; `empty` and `malformed` are answers that cannot be used.
 */
export type ModelProblem = 'empty' | 'malformed' | 'slow' | 'busy' | 'refused' | 'missing-facts' | 'failed';

/** `message` is for people. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';

  constructor(
    readonly problem: ModelProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
