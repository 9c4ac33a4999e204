/** A page as it was fetched. */
export type ReadPage = {
  /** After redirects; relative addresses on the page are relative to it or to its `<base>`. */
  url: string;
  /** Decoded by its charset, possibly cut. Untrusted. */
  html: string;
};

export type ReadSite = {
  /** The start page's address after all redirects. */
  url: string;
  /** The start page first. */
  pages: ReadPage[];
  /** Pages that were not read, with reasons for the reader. */
  skipped: { url: string; reason: string }[];
};
