/** What is wanted: its media types, and how much of it. */
export type FetchOrder = {
  kind: 'page' | 'picture' | 'robots';
  /** Of the body, decoded. */
  mostBytes: number;
  /** For all hops and the body together. */
  patienceMs: number;
};

export type FetchedFile = {
  /** Where it was in the end, after redirects. */
  url: string;
  status: number;
  /** Media type in lower case without parameters. */
  contentType: string;
  /** As the header names it; null when it does not. */
  charset: string | null;
  bytes: Uint8Array<ArrayBuffer>;
  /** It was longer than asked for and ends here. Pictures are refused instead. */
  isCut: boolean;
};

/**
 * The one way to fetch an address that a person or a page named: http and https, public addresses only, each hop checked,
 * no cookies. Throws `FetchRefused`.
 */
export type SiteFetcher = { fetch(url: string, order: FetchOrder): Promise<FetchedFile> };

export type FetchProblem =
  /** Never asked: not an address of the web, or not a public one. */
  | 'not-allowed'
  | 'not-found'
  | 'too-many-hops'
  | 'too-slow'
  | 'too-large'
  | 'wrong-type'
  | 'bad-status'
  | 'unreachable';

/** `message` is for people and names no address that they did not give. */
export class FetchRefused extends Error {
  override name = 'FetchRefused';

  constructor(
    readonly problem: FetchProblem,
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}
