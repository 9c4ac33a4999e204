// oxlint-disable-next-line no-restricted-imports -- what bounds the parsers
import { Tokenizer, type ParserOptions, type TokenizerCallbacks } from 'htmlparser2';

/** Limits on what is made of one text. */
export type MarkupBounds = {
  /** Nesting of elements; the tags of deeper ones are skipped, their text stays with the element around. */
  depth: number;
  /** Number of elements; the text ends before the next one. */
  elements: number;
  /** Of one element. */
  attributes: number;
  /** Characters of one attribute's value; a longer value is cut. */
  value: number;
  /** True when a skipped tag becomes a space, so that words do not run together. */
  isSpaced: boolean;
};

/**
 * The elements that are open at a position of a text, from a parser's events: end tags that the parser adds
 * appear only there.
 */
export class OpenElements {
  depth = 0;
  readonly #counts = new Map<string, number>();

  begin(name: string): void {
    this.depth += 1;
    this.#change(name, 1);
  }

  end(name: string): void {
    this.depth -= 1;
    this.#change(name, -1);
  }

  has(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }

  #change(name: string, by: number): void {
    const key = name.toLowerCase();
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }
}

type Bounded = { bounds: MarkupBounds; open: OpenElements };

/**
 * Options of one parser for one text. The parser moves all open elements with each tag, so that its work grows
 * with the square of the depth: elements that are too deep are therefore kept from it. The text of scripts and
 * similar elements, which is never displayed, is skipped as well.
 */
export const boundedBy = (bounds: MarkupBounds, open: OpenElements): ParserOptions & Bounded => ({
  Tokenizer: BoundedTokenizer as typeof Tokenizer,
  bounds,
  open,
});

/** One class for all texts: a class for each text would make every property of the tokenizer slow to read. */
class BoundedTokenizer extends Tokenizer {
  readonly #gate: Gate;

  constructor(options: ParserOptions & Bounded, parser: TokenizerCallbacks) {
    const gate = new Gate(parser, options.bounds, options.open);
    super(options, gate);
    this.#gate = gate;
    gate.onFull = () => this.pause();
  }

  override write(chunk: string): void {
    this.#gate.source += chunk;
    super.write(chunk);
  }
}

/** Elements that contain only text, which is never displayed. */
const unseen = /^(script|style|title|textarea|xmp|iframe|noembed|noframes|plaintext)$/;

const space = 0x20;

/** Passes a tokenizer's events on to the parser. */
class Gate implements TokenizerCallbacks {
  source = '';
  onFull = () => {};
  #elements = 0;
  /** Start tags that were skipped and have not ended, by name. */
  readonly #passed = new Map<string, number>();
  /** Name of the element whose text is dropped. */
  #silent: string | null = null;
  #isPassing = false;
  #attributes = 0;
  #isAttributePassed = false;
  #valueLength = 0;

  constructor(
    private readonly parser: TokenizerCallbacks,
    private readonly bounds: MarkupBounds,
    private readonly open: OpenElements,
  ) {}

  onopentagname(start: number, end: number): void {
    this.#elements += 1;
    this.#attributes = 0;
    if (this.#elements > this.bounds.elements) return this.onFull();
    this.#isPassing = this.#silent !== null || this.open.depth >= this.bounds.depth;
    if (!this.#isPassing) return this.parser.onopentagname(start, end);
    if (this.#silent !== null) return;
    const name = this.#name(start, end);
    if (unseen.test(name)) this.#silent = name;
    else this.#passed.set(name, (this.#passed.get(name) ?? 0) + 1);
  }

  onopentagend(end: number): void {
    if (!this.#isPassing) return this.parser.onopentagend(end);
    this.#isPassing = false;
    this.#passOver(end);
  }

  onselfclosingtag(end: number): void {
    if (!this.#isPassing) return this.parser.onselfclosingtag(end);
    this.onopentagend(end);
  }

  onclosetag(start: number, end: number): void {
    const name = this.#name(start, end);
    if (this.#silent !== null) {
      if (this.#silent === name) this.#silent = null;
      return this.#passOver(end);
    }
    const passed = this.#passed.get(name) ?? 0;
    if (passed > 0) this.#passed.set(name, passed - 1);
    if (passed > 0) return this.#passOver(end);
    // The parser makes an element of an end tag of these two names, and of no other.
    if (this.open.has(name) || name === 'p' || name === 'br') return this.parser.onclosetag(start, end);
    this.parser.ondeclaration(end, end);
  }

  onattribname(start: number, end: number): void {
    this.#attributes += 1;
    this.#valueLength = 0;
    this.#isAttributePassed = this.#isPassing || this.#attributes > this.bounds.attributes;
    if (!this.#isAttributePassed) this.parser.onattribname(start, end);
  }

  onattribdata(start: number, end: number): void {
    const max = Math.min(end, start + this.bounds.value - this.#valueLength);
    this.#valueLength += end - start;
    if (!this.#isAttributePassed && max > start) this.parser.onattribdata(start, max);
  }

  onattribentity(codepoint: number): void {
    this.#valueLength += 1;
    if (!this.#isAttributePassed && this.#valueLength <= this.bounds.value) {
      this.parser.onattribentity(codepoint);
    }
  }

  onattribend(...args: Parameters<TokenizerCallbacks['onattribend']>): void {
    if (!this.#isAttributePassed) this.parser.onattribend(...args);
  }

  ontext(start: number, end: number): void {
    if (this.#silent === null) this.parser.ontext(start, end);
  }

  ontextentity(codepoint: number, end: number): void {
    if (this.#silent === null) this.parser.ontextentity(codepoint, end);
  }

  oncdata(...args: Parameters<TokenizerCallbacks['oncdata']>): void {
    this.parser.oncdata(...args);
  }

  oncomment(...args: Parameters<TokenizerCallbacks['oncomment']>): void {
    this.parser.oncomment(...args);
  }

  ondeclaration(start: number, end: number): void {
    this.parser.ondeclaration(start, end);
  }

  onprocessinginstruction(start: number, end: number): void {
    this.parser.onprocessinginstruction(start, end);
  }

  onend(): void {
    this.parser.onend();
  }

  isInForeignContext(): boolean {
    return this.parser.isInForeignContext?.() ?? false;
  }

  #name(start: number, end: number): string {
    return this.source.slice(start, end).toLowerCase();
  }

  /**
   * The parser continues behind the tag. A declaration of no length is the event that has no other effect.
   */
  #passOver(end: number): void {
    if (this.bounds.isSpaced && this.#silent === null) this.parser.ontextentity(space, end + 1);
    else this.parser.ondeclaration(end, end);
  }
}
