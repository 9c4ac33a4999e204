import { longestAltText } from '~/features/pictures/rules/photo-limits';
import { unseen } from '~/features/import/writing/unseen';
import { slugify } from '~/lib/slug';
import { decodePercent } from '~/lib/decode-percent';

import type { Candidate } from './candidate';
import { describePicture, type Descriptor } from './describe-picture';

type Found = Pick<Candidate, 'alt' | 'caption' | 'heading' | 'isLeading' | 'place'> & {
  url: string;
  width: number;
  height: number;
};

export type Proposal = {
  fileName: string;
  altText: string;
  descriptor: Descriptor;
  isHeroCandidate: boolean;
};

/** Order of subjects: first the hero of a property's page, then what travellers look for, one of each. */
const inOrder: readonly Descriptor[] = [
  'exterior',
  'view',
  'pool',
  'room',
  'bathroom',
  'restaurant',
  'lounge',
  'beach',
];
const heroes: readonly Descriptor[] = ['exterior', 'view', 'pool', 'beach', 'balcony', 'garden', 'room'];

type Property = { name: string; locationSlug: string };

/**
 * File name, alt text, subject and position of each picture, in the proposed order: the hero, one picture of
 * each subject, then the others as the website has them. These are proposals; the owner reviews them first.
 */
export function proposePictures<T extends Found>(found: readonly T[], property: Property): (T & Proposal)[] {
  const described = [...found]
    .sort((a, b) => a.place - b.place)
    .map((picture) => ({ picture, descriptor: descriptorOf(picture, property) }));
  const [hero] = [...described].sort((a, b) => heroRank(b) - heroRank(a));
  const firsts = inOrder.flatMap(
    (kind) => described.find((one) => one !== hero && one.descriptor === kind) ?? [],
  );
  const ordered = [...new Set([...(hero ? [hero] : []), ...firsts, ...described])];
  const counts = new Map<string, number>();
  return ordered.map(({ picture, descriptor }, place) => {
    const number = (counts.get(descriptor) ?? 0) + 1;
    counts.set(descriptor, number);
    return {
      ...picture,
      descriptor,
      altText: altTextOf(picture, descriptor, property),
      fileName: `${slugify(`${property.name} ${property.locationSlug} ${descriptor}`).slice(0, 100)}-${number}.webp`,
      isHeroCandidate: place === 0,
    };
  });
}

/** The property's own name is ignored: at the Beach House, not every picture is of a beach. */
function descriptorOf({ alt, caption, heading, url }: Found, { name }: Property): Descriptor {
  const file = new URL(url).pathname.split('/').pop() ?? '';
  const told = [alt, caption, decodePercent(file), heading];
  for (const text of told) {
    const descriptor = describePicture(without(text.replace(/[-_]+/g, ' '), name));
    if (descriptor !== 'photo') return descriptor;
  }
  return 'photo';
}

function heroRank({
  picture: { width, height, isLeading },
  descriptor,
}: {
  picture: Found;
  descriptor: Descriptor;
}) {
  const isWide = width > height;
  const kind = heroes.indexOf(descriptor);
  return (
    (isWide ? 40 : 0) +
    (width >= 1_200 ? 20 : 0) +
    (isLeading ? 15 : 0) +
    (kind < 0 ? 0 : (heroes.length - kind) * 3)
  );
}

const phrases: Record<Descriptor, string> = {
  bathroom: 'A bathroom',
  pool: 'The pool',
  restaurant: 'The dining area',
  bar: 'The bar',
  kitchen: 'A kitchen',
  gym: 'The gym',
  spa: 'The spa',
  meeting: 'A meeting room',
  parking: 'Parking',
  lobby: 'The reception',
  lounge: 'The lounge',
  garden: 'The garden',
  balcony: 'A balcony',
  view: 'The view',
  beach: 'The beach',
  exterior: 'The outside',
  room: 'A room',
  photo: 'A photo',
};

/** The website's text about the picture if it is a description; else the name of its subject. */
function altTextOf({ alt, caption, heading }: Found, descriptor: Descriptor, { name }: Property): string {
  const told = [alt, caption].map(inOneLine).find((text) => isDescription(text, name));
  const headed = inOneLine(heading);
  const isHeaded =
    descriptor !== 'photo' && isDescription(headed, name) && describePicture(headed) === descriptor;
  const phrase = name
    ? `${phrases[descriptor]} ${descriptor === 'view' ? 'from' : 'at'} ${name}`
    : phrases[descriptor];
  const text = told ?? (isHeaded ? headed : phrase);
  const isNamed = text.toLowerCase().includes(name.toLowerCase());
  const whole = isNamed || `${text}, ${name}`.length > longestAltText ? text : `${text}, ${name}`;
  return (whole.charAt(0).toUpperCase() + whole.slice(1)).slice(0, longestAltText);
}

/** At least two words that are not a file name, not an address, and not only the property's name. */
function isDescription(text: string, name: string): boolean {
  if (/\.(jpe?g|png|webp)\b|https?:|[_{}<>]|\b(img|dsc|dscn|photo|image|picture|slide) ?\d+/i.test(text))
    return false;
  return (
    without(text, name)
      .split(/\s+/)
      .filter((word) => /\p{L}{2}/u.test(word)).length >= 2
  );
}

const inOneLine = (text: string) =>
  text
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;:|–-]+$/, '');

const without = (text: string, name: string) =>
  name ? text.toLowerCase().split(name.toLowerCase()).join(' ').trim() : text;
