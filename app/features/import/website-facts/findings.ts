import type { FactSource, PropertyFact } from '~/jobs/property-from-url-job';

export type Evidence = { url: string; quote: string };

/** One thing that one place of a website says. */
export type Finding = {
  field: PropertyFact;
  /** As the editor's field takes it. */
  value: string;
  source: FactSource;
  evidence: Evidence[];
  /** Among findings of one source the higher goes first. */
  weight: number;
};

export type AmenityFinding = { name: string; source: FactSource; evidence: Evidence };

const mostQuoted = 500;

/** The beginning of what is quoted, so that it stays a substring. */
export const quoteOf = (text: string) => text.slice(0, mostQuoted).trim();
