/** Where on a page a picture is named. */
export type CandidateSource = 'json-ld' | 'open-graph' | 'link' | 'img' | 'background';

/** A picture as one place of one page names it. */
export type Find = {
  /** As written. */
  address: string;
  /** In pixels, as srcset says it. */
  width: number | null;
  source: CandidateSource;
  alt: string;
  caption: string;
  heading: string;
  /** Classes and id of the element. */
  marks: string;
  /** By the element's own width and height. */
  shown: { width: number | null; height: number | null };
  /** Within a header, a footer or a navigation. */
  isAside: boolean;
};

/** A picture of the website that is worth looking at. */
export type Candidate = {
  /** The most promising first; the others are the same picture in other sizes. */
  urls: string[];
  pageUrl: string;
  /** Place of its first mention on the website. */
  place: number;
  isLeading: boolean;
  alt: string;
  caption: string;
  heading: string;
};
