import { decodePercent } from '~/lib/text/decode-percent';

import { describePicture } from './describe-picture';

type Seen = {
  url: URL;
  alt: string;
  caption: string;
  /** Classes and id. */
  marks: string;
  shown: { width: number | null; height: number | null };
  /** The still picture of a video. */
  isOfFilm: boolean;
  /** Within a thing that a shop sells. */
  isOfProduct: boolean;
  /** Words of the property's name: at the Icon Hotel, 'icon' does not mark an ornament. */
  ownWords: ReadonlySet<string>;
};

const words = (list: string) => new Set(list.split(' '));

/** Words in the file names of ornaments. */
const fileWords = words(
  'logo logos icon icons favicon sprite sprites avatar avatars gravatar pixel tracker tracking spacer blank placeholder ' +
    'loader loading spinner badge badges payment payments visa mastercard paypal amex maestro klarna applepay tripadvisor ' +
    'trustpilot facebook instagram twitter youtube linkedin whatsapp pinterest tiktok flag flags arrow arrows button btn ' +
    'captcha qr qrcode emoji emojis marker pin transparent divider ornament watermark hamburger',
);
/** Folders in which a shop keeps what it sells, and sometimes its rooms. */
const shops = /\/(products|product-images)\//i;
const folderWords = words(
  'logo logos icon icons flags sprites avatars badges payment payments emoji smilies calendar calendars kalender partner partners sponsors sponsoren',
);
const markWords = words('logo icon avatar sprite payment payments flag emoji social badge');
const altWords = words('logo icon avatar flag');
const trackers =
  /(^|\.)(google-analytics\.com|googletagmanager\.com|doubleclick\.net|facebook\.com|gravatar\.com|stats\.wp\.com|bat\.bing\.com|hotjar\.com|scorecardresearch\.com|quantserve\.com|adnxs\.com|paypalobjects\.com)$/;

/** A picture shown smaller than this is an ornament, unless a larger version is behind it. */
const leastShown = 100;

/** Icons, logos, badges, avatars, sprites and trackers, recognised by words and declared sizes. */
export function isOrnament({
  url,
  alt,
  caption,
  marks,
  shown,
  isOfFilm,
  isOfProduct,
  ownWords,
}: Seen): boolean {
  const has = (known: ReadonlySet<string>, text: string) =>
    wordsOf(text).some((word) => known.has(word) && !ownWords.has(word));
  if (trackers.test(url.hostname)) return true;
  const folders = decodePercent(url.pathname).split('/');
  const file = folders.pop() ?? '';
  const isInShop = isOfProduct || shops.test(url.pathname);
  const isSold = isInShop && describePicture(`${alt} ${caption} ${file}`) === 'photo';
  // The still picture of a film is often named so, and shows the place.
  const named = isOfFilm ? file.replace(/poster/gi, '') : file;
  return (
    isSold ||
    has(fileWords, file.replace(/\.\w+$/, '')) ||
    folders.some((folder) => folderWords.has(folder.toLowerCase())) ||
    has(markWords, marks) ||
    has(altWords, alt) ||
    isTiny(shown) ||
    [alt, caption, named].some((text) => isDrawn(text, ownWords)) ||
    [alt, caption].some((text) => offers.test(text))
  );
}

/** What a banner says on the picture itself; beside a picture it may also be a heading. */
const offers =
  /\b(?:(?:winter|summer|spring|autumn|mid-?week|weekend|easter|early[ -]bird|last[ -]minute) (?:special|deal|offer)s?|stay \d,? pay \d)\b/i;

/** Words of pictures that advertise something, and of drawings: no photograph of a place. */
const drawings =
  /\b((?:step|schritt|étape|paso|passo|stap) \d|(?:dolphin|whale|seal) (?:cruises?|watching|tours?)|newsletter|subscribe|vouchers?|gift card|gutschein\w*|buoni? regalo|price ?list|preisliste|listino|(?:floor|deck|site) ?plans?|grundriss\w*|lageplan|planimetria|maps?|black friday|sale|\d+ ?% off|save \d+ ?%|join [\p{L} ]{0,30}\b(?:club|rewards?)|promo\w*|discount|rabatt|poster|flyer|speisekarte|menu card|brochure|certificate|zertifikat|coming soon|artist['’]?s['’]? impressions?|3d render(?:ing)?|render(?:ing)?s? of|visualisierung\w*|screenshots?|bildschirmfoto|(star|sky|tide|seating|weather) charts?|diagrams?|timetables?|fahrplan|(fondo|fonds) europ\p{L}*|europ\p{L}* (regional|agricultural|fonds?)|funded by|gefördert|(our|your) (hosts?|team|staff|owners?)|meet (the|your) (hosts?|team|owners?|family)|review awards?|travell?ers['’]? choice|certificate of excellence|hotelstars|auszeichnung|anfahrt\w*|(?:land|wander|anfahrts|umgebungs)?karte|kreditkarten?|wappen|unterschrift|gastgeber\w*|(?:il|i|la) vostr[aoi] (?:ospit\w+|host)|padron[ei] di casa|(?:vuestr|su)[oa]?s? anfitri\w+|vos h[oô]tes|(?:unsere?|our|nostri) partners?)\b/iu;

export const isDrawn = (text: string, ownWords: ReadonlySet<string>) =>
  drawings.test(
    decodePercent(text)
      .replace(/[-_.+]+/g, ' ')
      .split(' ')
      .filter((word) => !ownWords.has(word.toLowerCase()))
      .join(' '),
  );

/** In lower case; also splits `siteLogo`. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

const isTiny = ({ width, height }: Seen['shown']) =>
  (width !== null && width < leastShown) || (height !== null && height < leastShown);
