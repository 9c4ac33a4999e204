import fs from 'node:fs/promises';
import path from 'node:path';

import { loadSource } from '../load-source.mjs';
import { fromRoot } from '../places.mjs';
import { seedSchemas } from './seed-schemas.mjs';

const pageFolders = { static: 'page', locations: 'location', guides: 'guide' };

/**
 * Everything under seed/, checked: { amenities, places, landmarks, properties, listings, pages, site, images
 * }. Throws one Error that names the file and the field of each mistake.
 */
export async function readSeedFiles(seedDir = fromRoot('seed')) {
  const problems = [];
  const schemas = seedSchemas(await loadSource('app/db/vocabulary.ts'));
  const read = (name, schema) => readFile(seedDir, name, schema, problems);
  const seed = {
    amenities: (await read('amenities.json', schemas.amenities)) ?? [],
    places: (await read('places.json', schemas.places)) ?? [],
    landmarks: ((await read('landmarks.json', schemas.landmarks)) ?? []).map((one) => ({
      ...one,
      file: 'landmarks.json',
    })),
    properties: await readProperties(seedDir, read, schemas.properties),
    listings: (await read('listings.json', schemas.listings)) ?? [],
    pages: await readPages(seedDir, read, schemas.page),
    site: await read('site.json', schemas.site),
    images: JSON.parse(await fs.readFile(path.join(seedDir, 'photos', 'index.json'), 'utf8')).images,
  };
  if (problems.length === 0) problems.push(...brokenReferences(seed));
  if (problems.length > 0) throw new Error(`The demo data has mistakes:\n  ${problems.join('\n  ')}`);
  return seed;
}

async function readFile(seedDir, name, schema, problems) {
  const text = await fs.readFile(path.join(seedDir, name), 'utf8').catch(() => null);
  if (text === null) return void problems.push(`seed/${name}: is missing`);
  let json;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return void problems.push(`seed/${name}: ${error.message}`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues)
    problems.push(`seed/${name}: ${where(json, issue.path)}: ${issue.message}`);
}

/** `glenelg-house.units.0.beds` rather than `3.units.0.beds`. */
function where(json, [first, ...rest]) {
  if (first === undefined) return 'the file';
  return [(Array.isArray(json) && json[first]?.slug) || first, ...rest].join('.');
}

async function jsonNames(folder) {
  const names = await fs.readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.json')).sort();
}

async function readProperties(seedDir, read, schema) {
  const properties = [];
  for (const name of await jsonNames(path.join(seedDir, 'properties'))) {
    const file = `properties/${name}`;
    for (const property of (await read(file, schema)) ?? []) properties.push({ ...property, file });
  }
  return properties;
}

async function readPages(seedDir, read, schema) {
  const pages = [];
  for (const [folder, pageType] of Object.entries(pageFolders)) {
    for (const name of await jsonNames(path.join(seedDir, 'pages', folder))) {
      const file = `pages/${folder}/${name}`;
      const page = await read(file, schema);
      if (page) pages.push({ page_type: pageType, ...page, slug: storedSlug(page.slug, pageType), file });
    }
  }
  return pages;
}

const storedSlug = (slug, pageType) =>
  pageType === 'guide' ? `guides/${slug.replace(/^guides\//, '')}` : slug;

function brokenReferences({ amenities, places, landmarks, properties, listings, pages, site, images }) {
  const amenityNames = new Set(amenities.map(({ name }) => name));
  const placeSlugs = new Set(places.map(({ slug }) => slug));
  const guideSlugs = new Set(pages.map(({ slug }) => slug));
  const stems = new Set(images.map(({ file }) => file.replace(/\.webp$/, '')));
  const missing = (file, field, values, known) =>
    values
      .filter((value) => value && !known.has(value))
      .map((value) => `seed/${file}: ${field}: unknown ${value}`);
  return [
    ...repeated(properties, 'property'),
    ...repeated(landmarks, 'landmark'),
    ...repeated(pages, 'page'),
    ...places.flatMap(({ slug, parent, image }) => [
      ...missing('places.json', `${slug}.parent`, [parent], placeSlugs),
      ...missing('places.json', `${slug}.image`, [image], stems),
    ]),
    ...properties.flatMap(({ file, slug, location, place, amenities: names, state, featured }) => [
      ...missing(file, `${slug}.location`, [location], placeSlugs),
      ...missing(file, `${slug}.place`, [place], placeSlugs),
      ...missing(file, `${slug}.amenities`, names, amenityNames),
      ...(featured && state !== 'live'
        ? [`seed/${file}: ${slug}.featured: only a live property can be`]
        : []),
    ]),
    ...listings.flatMap((listing) => brokenListing(listing, properties)),
    ...pages.flatMap(({ file, image, related_guides: guides }) => [
      ...missing(file, 'image', [image], stems),
      ...missing(
        file,
        'related_guides',
        guides.map((guide) => storedSlug(guide, 'guide')),
        guideSlugs,
      ),
    ]),
    ...missing('site.json', 'homepage.hero_image', [site.homepage.hero_image], stems),
  ];
}

function brokenListing({ property, rejected }, properties) {
  const state = properties.find(({ slug }) => slug === property)?.state;
  if (!state) return [`seed/listings.json: unknown ${property}`];
  const isWrong = rejected !== null && state !== 'unapproved';
  return isWrong ? [`seed/listings.json: ${property}.rejected: only an unapproved property can be`] : [];
}

function repeated(rows, kind) {
  const seen = new Set();
  return rows.flatMap(({ slug, file }) => {
    const again = seen.has(slug);
    seen.add(slug);
    return again ? [`seed/${file}: ${slug}.slug: another ${kind} has it`] : [];
  });
}
