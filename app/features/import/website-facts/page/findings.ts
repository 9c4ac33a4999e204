import type { PropertyFact } from '~/jobs/property-facts';
import type { FactSource } from '~/jobs/property-from-url-job';

export type Evidence = { url: string; quote: string };

/** One statement at one place of a website. */
export type Finding = {
  field: PropertyFact;
  /** In the form that the editor's field takes. */
  value: string;
  source: FactSource;
  evidence: Evidence[];
  /** Among findings of one source the higher comes first. */
  weight: number;
};

export type AmenityFinding = { name: string; source: FactSource; evidence: Evidence };

const maxQuoted = 500;

/** The beginning of the quoted text, so that it stays a substring. */
export const quoteOf = (text: string) => text.slice(0, maxQuoted).trim();
