import { outsideFacts } from './photo-facts-outside.mjs';
import { roomFacts } from './photo-facts-rooms.mjs';

const facts = { ...roomFacts, ...outsideFacts };
const typeSlugs = { 'bed and breakfast': 'bed-breakfast', 'serviced apartment': 'serviced-apartment' };
const cropNames = ['left', 'right', 'close'];

/**
 * seed/photos/index.json as assignable sources: { stem, kind, types, sea, city, building, looks, variants }.
 * A variant is { name, source, crop: [left, top, size] | null, mirrored, alt }. Site pictures are left out.
 */
export function photoCatalogue(images) {
  return images.filter(({ family }) => family !== 'hero').map(toSource);
}

function toSource(image) {
  const stem = image.file.replace(/\.webp$/, '');
  const fact = facts[stem];
  if (!fact)
    throw new Error(
      `seed/photos/index.json names ${stem}, of which scripts/lib/seed/photo-facts-* says nothing.`,
    );
  return {
    stem,
    kind: kindOf(image.family, stem),
    types: image.propertyTypes.map((type) => typeSlugs[type] ?? type),
    sea: fact.sea ?? false,
    city: fact.city ?? false,
    building: fact.building ?? null,
    looks: fact.looks ?? null,
    variants: variantsOf(stem, fact, fact.alt ?? image.alt),
  };
}

function kindOf(family, stem) {
  if (stem.startsWith('balcony')) return 'balcony';
  if (stem.startsWith('terrace')) return 'terrace';
  if (stem.startsWith('hostel-bunks')) return 'bunks';
  if (stem.startsWith('hostel-common')) return 'common';
  return ['city hotel', 'motel', 'seaside', 'hills cottage'].includes(family) ? 'front' : family;
}

function variantsOf(stem, fact, wholeAlt) {
  const frames = [{ name: 'whole', crop: null, alt: wholeAlt }];
  fact.crops.forEach(([left, top, size, alt], index) => {
    frames.push({ name: cropNames[index], crop: [left, top, size], alt });
  });
  const make = ({ name, crop, alt }, mirrored) => ({
    name: `${stem}-${name}${mirrored ? '-mirrored' : ''}`,
    frame: name,
    source: stem,
    crop,
    mirrored,
    alt,
  });
  const plain = frames.map((frame) => make(frame, false));
  return fact.mirror === false ? plain : [...plain, ...frames.map((frame) => make(frame, true))];
}
