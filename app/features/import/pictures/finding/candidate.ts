/** The part of a page in which a picture was found. */
export type CandidateSource = 'json-ld' | 'open-graph' | 'link' | 'img' | 'background';

/** One mention of a picture on a page. */
export type Find = {
  /** As written. */
  address: string;
  /** In pixels, from srcset. */
  width: number | null;
  source: CandidateSource;
  alt: string;
  caption: string;
  heading: string;
  /** Classes and id of the element. */
  marks: string;
  /** The element's width and height attributes. */
  shown: { width: number | null; height: number | null };
  /** Within a header, a footer or a navigation. */
  isAside: boolean;
  /** The still picture of a video. */
  isOfFilm: boolean;
  /** In a section about the surroundings. */
  isOfAround: boolean;
  /** Within a thing that a shop sells. */
  isOfProduct: boolean;
};

/** A picture of the website that is worth checking. */
export type Candidate = {
  /** The most promising first; the others are other sizes of the same picture. */
  urls: string[];
  pageUrl: string;
  /** Position of its first mention on the website. */
  place: number;
  isLeading: boolean;
  alt: string;
  caption: string;
  heading: string;
};
