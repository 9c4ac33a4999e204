import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { FetchProblem } from '~/features/import/crawling/fetching/site-fetcher';
import type { Mistaken } from '~/features/import/website-facts/not-one-property';
import type { PropertyFact } from '~/jobs/property-facts';

/** A picture of a website: its size, and whether a careful person would take it. */
export type PictureAnswer = {
  size: [number, number];
  /** True unless it says otherwise, or is a smaller copy. */
  take?: boolean;
  /** The larger picture of which this is a copy. */
  of?: string;
  /** One colour, as drawings have. */
  plain?: boolean;
  /** Texts that say what it shows; without one, only a blank is right. */
  alt?: string | string[];
};

/** The facts that a careful person would read from a website; README.md beside the folders says how to write it. */
export type WebsiteAnswers = {
  about: string;
  class: string;
  /** True when it describes itself in JSON-LD or microdata. */
  structured: boolean;
  /** The folder's name with `.com.au` without one. */
  domain?: string;
  /** Why nothing can be read from it. */
  refused?: Mistaken | FetchProblem;
  redirects?: Record<string, string>;
  /** One value, or several of which each is right. */
  facts?: Partial<Record<PropertyFact, string | string[]>>;
  amenities?: string[];
  /** Amenities that one person would tick and another would not. */
  also?: string[];
  /** Set when the website says that it is closed for a time, or not open yet. */
  notice?: 'closed for a time' | 'not open yet';
  pictures?: Record<string, PictureAnswer>;
};

export type Website = {
  name: string;
  origin: string;
  /** Pages by address. */
  pages: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** By address. */
  pictures: ReadonlyMap<string, PictureAnswer>;
  answers: WebsiteAnswers;
};

const root = join(import.meta.dirname, '../../websites');

/** Every folder of tests/websites. */
export const websiteFolders: readonly Website[] = readdirSync(root)
  .filter((name) => statSync(join(root, name)).isDirectory())
  .sort()
  .map(readWebsite);

function readWebsite(name: string): Website {
  const folder = join(root, name);
  const answers = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')) as WebsiteAnswers;
  const origin = `https://${answers.domain ?? `www.${name}.com.au`}`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|txt)$/.test(file),
  );
  const pages = files.flatMap((file) => {
    const bytes = new Uint8Array(readFileSync(join(folder, file)));
    return pathsOf(file).map((path) => [origin + path, bytes] as const);
  });
  const pictures = Object.entries(answers.pictures ?? {}).map(
    ([address, picture]) => [new URL(address, origin).href, picture] as const,
  );
  return { name, origin, pages: new Map(pages), pictures: new Map(pictures), answers };
}

/** 'rooms/index.html' answers at '/rooms/' and '/rooms', 'rates.html' at '/rates' too. */
function pathsOf(file: string): string[] {
  const path = `/${file}`;
  const bare = path.replace(/(\/index)?\.html$/, '');
  return [...new Set([path, bare === '' ? '/' : bare, path.replace(/index\.html$/, '')])];
}
