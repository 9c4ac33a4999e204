import type { PropertyFact } from '~/jobs/property-facts';

/** A site's answer for a path. `{{origin}}` in a body or a location is replaced by the site's origin. */
export type SiteFile = {
  body?: string;
  /** Media type with charset; HTML in UTF-8 by default. */
  type?: string;
  status?: number;
  location?: string;
  /** Before the answer begins. */
  delayMs?: number;
  /** The answer begins and never ends. */
  isEndless?: boolean;
  /** A file of seed/photos, served scaled down to `width`. */
  photo?: { file: string; width: number; format: 'webp' | 'jpeg' | 'png' };
};

export type HotelSite = {
  name: string;
  /** True when it describes itself in JSON-LD or microdata. */
  isStructured: boolean;
  files: Record<string, SiteFile>;
  /** The values that a careful person would fill in from it. */
  answers: Partial<Record<PropertyFact, string>>;
  amenities: readonly string[];
};

/** True for an answer that does not arrive while a test waits for it. */
export const isStalled = ({ isEndless, delayMs = 0 }: SiteFile) => isEndless === true || delayMs > 10_000;

export const photo = (file: string, width = 800, format: 'webp' | 'jpeg' | 'png' = 'jpeg'): SiteFile => ({
  photo: { file: `${file}.webp`, width, format },
});
