/** A page as it was fetched. */
export type ReadPage = {
  /** After redirects; relative addresses on the page are relative to it or to its `<base>`. */
  url: string;
  /** Decoded by its charset, possibly cut. A stranger's words. */
  html: string;
};

export type ReadSite = {
  /** Where the start page was in the end. */
  url: string;
  /** The start page first. */
  pages: ReadPage[];
  /** Pages that were not read, and why, for people. */
  skipped: { url: string; reason: string }[];
};
