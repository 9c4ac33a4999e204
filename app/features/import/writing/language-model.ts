/** What a text is for; a writer without a model composes by it. */
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
  /** Rules, ours alone; never anything that somebody else wrote. */
  system: string;
  /** The request with what others wrote marked off as data. */
  user: string;
  /** JSON schema of the answer; null for plain text. */
  answer: { name: string; schema: Record<string, unknown> } | null;
  /** What the text may state, by name; all that a writer without a model has. */
  facts: Readonly<Record<string, string | readonly string[]>>;
  /** Of the answer. */
  mostTokens: number;
};

export type ModelAnswer = {
  /** JSON where the order has a schema. */
  text: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar; 0 where nothing is paid or no price is known. */
  costMicroUsd: number;
};

/**
 * Writes texts. `isLocal`: composed from the facts alone, without a model, which the interface says.
 * Throws `ModelFailure`.
 */
export type LanguageModel = {
  isLocal: boolean;
  ask(order: ModelOrder): Promise<ModelAnswer>;
};

export type GeneratedImage = { bytes: Uint8Array<ArrayBuffer>; model: string; costMicroUsd: number };

/** Draws pictures; null where none is set up. Throws `ModelFailure`. */
export type ImageModel = { draw(prompt: string): Promise<GeneratedImage> };

/**
 * `missing-facts`: only of the local writer, with what is missing; `busy` and `slow` may pass by themselves; `empty` and
 * `malformed` are answers that cannot be used.
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
