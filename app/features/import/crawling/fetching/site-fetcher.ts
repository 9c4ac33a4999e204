/** The media types to fetch, and the maximum size. */
export type FetchOrder = {
  kind: 'page' | 'picture' | 'robots';
  /** Limit of the decoded body. */
  maxBytes: number;
  /** Time limit for all hops and the body together. */
  patienceMs: number;
};

export type FetchedFile = {
  /** The final address, after redirects. */
  url: string;
  status: number;
  /** Media type in lower case without parameters. */
  contentType: string;
  /** From the header; null without one. */
  charset: string | null;
  bytes: Uint8Array<ArrayBuffer>;
  /** The body was longer than requested and is cut. Pictures are refused instead. */
  isCut: boolean;
};

/**
 * The only way to fetch an address from a person or a page: http and https, public addresses only, each hop
 * checked, no cookies. Throws `FetchRefused`.
 */
export type SiteFetcher = { fetch(url: string, order: FetchOrder): Promise<FetchedFile> };

export type FetchProblem =
  /** Never requested: not an address of the web, or not a public one. */
  | 'not-allowed'
  /** The start page is on another host than the requested one. */
  | 'elsewhere'
  | 'not-found'
  | 'too-many-hops'
  | 'too-slow'
  | 'too-large'
  | 'wrong-type'
  | 'bad-status'
  | 'unreachable';

/** `message` is for people and contains no address that they did not enter. */
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
