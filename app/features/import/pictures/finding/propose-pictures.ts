import { longestAltText } from '~/features/pictures/rules/photo-limits';
import { unseen } from '~/features/import/writing/unseen';
import { upperFirst } from '~/lib/text/letters';
import { slugify } from '~/lib/text/slug';
import { decodePercent } from '~/lib/text/decode-percent';

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
  const texts = described.flatMap(({ picture }) => [
    ...new Set([picture.alt, picture.caption].map(inOneLine)),
  ]);
  const isShared = (text: string) => texts.filter((one) => one === text).length > 2;
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
      altText: altTextOf(picture, property, isShared),
      fileName: `${slugify(`${property.name} ${property.locationSlug} ${descriptor}`).slice(0, 100)}-${number}.webp`,
      isHeroCandidate: place === 0,
    };
  });
}

/** The property's own name is ignored: at the Beach House, not every picture is of a beach. */
function descriptorOf({ alt, caption, heading, url }: Found, { name }: Property): Descriptor {
  const file = new URL(url).pathname.split('/').pop() ?? '';
  const texts = [alt, caption, decodePercent(file), heading];
  for (const text of texts) {
    const descriptor = describePicture(without(text.replace(/[-_]+/g, ' '), name));
    if (descriptor !== 'photo') return descriptor;
  }
  return 'photo';
}

/** Words of pictures that advertise, or that are drawings. */
const neverHero =
  /\b(banners?|newsletter|subscribe|vouchers?|gift|gutschein|buono|offers?|special|sale|promo\w*|angebot|offerta|oferta|awards?|map|plan|floor ?plan|lageplan|grundriss|mappa|plano|poster|flyer|menu|price ?list|event|sign ?up|text|quote|certificate|zertifikat|covid)\b/i;

function heroRank({
  picture: { alt, caption, url, width, height, isLeading },
  descriptor,
}: {
  picture: Found;
  descriptor: Descriptor;
}) {
  const file = decodePercent(new URL(url).pathname.split('/').pop() ?? '').replace(/[-_.]+/g, ' ');
  if (neverHero.test(`${alt} ${caption} ${file}`) || width > height * 3) return -1;
  const kind = heroes.indexOf(descriptor);
  return (
    (width > height ? 40 : 0) +
    (width >= 1_200 ? 20 : 0) +
    (isLeading ? 15 : 0) +
    (kind < 0 ? 0 : 50 + (heroes.length - kind) * 3)
  );
}

const phrases: Record<Exclude<Descriptor, 'photo'>, string> = {
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
};

/**
 * The website's text about the picture itself, or the subject that one word of it names; blank when it has none, so that
 * the owner says what is shown. A text that three pictures share describes none of them.
 */
function altTextOf({ alt, caption }: Found, { name }: Property, isShared: (text: string) => boolean): string {
  const own = [alt, caption].map(inOneLine).filter((text) => text !== '' && !isShared(text));
  const description = own.find((text) => isDescription(text, name)) ?? subjectIn(own, name);
  if (description === null) return '';
  const isNamed = description.toLowerCase().includes(name.toLowerCase());
  const whole =
    isNamed || `${description}, ${name}`.length > longestAltText ? description : `${description}, ${name}`;
  return upperFirst(whole).slice(0, longestAltText);
}

/** One thing that a room or a house may have, and not the whole of it: 'library' is not 'the lounge'. */
const particular =
  /^(library|fireplace|sitting|shower|bath|bathtub|breakfast|wine|cellar|pub|sunset|sunrise|skyline|deck|rooftop|jetty|foreshore|lawn|patio|courtyard|street|entrance|aerial|house|homestead|massage|sauna|jacuzzi|cocktails?|caf[eé]|bistro|ballroom|garage)$/i;

/** 'The pool at Quandong House' for 'pool'. */
function subjectIn(texts: readonly string[], name: string): string | null {
  const [said] = texts
    .filter((text) => /^\p{L}+$/u.test(without(text, name)) && !particular.test(without(text, name)))
    .map((text) => describePicture(without(text, name)))
    .filter((descriptor) => descriptor !== 'photo');
  if (said === undefined) return null;
  return name ? `${phrases[said]} ${said === 'view' ? 'from' : 'at'} ${name}` : phrases[said];
}

/** Words of adverts and of page builders, which say nothing of the picture. */
const slogan =
  /\b(book (now|direct|online|today)|save \d+|% off|click|call us|read more|learn more|best (price|rate)s?|welcome to|header|banner|background|stock photo|untitled|placeholder|slideshow|thumbnail|alt ?text|jetzt buchen|hier klicken|prenota ora|reserva (ya|ahora)|réservez)\b|\d ?%/i;

/** At least two words that are not a file name, not an address, and not only the property's name. */
function isDescription(text: string, name: string): boolean {
  if (slogan.test(text)) return false;
  if (
    /^(photo(graph(y|s)?)?|foto|image|bild|©|credits?|copyright)\s?(by\b|credit|:|©|von\b|\d{4})/i.test(text)
  )
    return false;
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
