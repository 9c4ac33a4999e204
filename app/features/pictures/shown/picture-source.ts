/** A picture for a page: intrinsic size in pixels, a colour to paint until it arrives, an alt text. */
export type Picture = {
  /** Address without width and ending: `/images/12` or `/media/hero-jetty`. */
  base: string;
  widths: readonly number[];
  width: number;
  height: number;
  placeholder: string;
  alt: string;
};

/** A card on a phone is 359 pixels wide, and its screen shows 1, 2 or 3 for each. */
export const photoWidths = [320, 416, 640, 800, 960, 1280] as const;
/** A picture behind a heading is as wide as a phone; 480, 760 and 960 are for screens with 1 and about 2 pixels for each. */
export const siteImageWidths = [480, 640, 760, 960, 1280, 2000] as const;
/**
 * `sizes` of such a picture. A phone has at most 3 pixels for each of 26 rem, so that it never takes the widest file. `phone` is less than
 * its width where the frame is flat: below a veil a file that is hardly narrower looks the same, and is a third smaller.
 */
export const heroSizes = (wide: string, phone = '94vw') => `(max-width: 480px) min(${phone}, 26rem), ${wide}`;

type PhotoRow = { id: number; width: number; height: number; placeholder: string; altText: string };

/** A property photo as a picture. Its variants are the standard widths up to its own. */
export function photoPicture({ id, width, height, placeholder, altText }: PhotoRow): Picture {
  const widths = photoWidths.filter((candidate) => candidate <= width);
  return { base: `/images/${id}`, widths, width, height, placeholder, alt: altText };
}

/** A picture of the site itself (`/media/<name>`, two to one); null for anything that is not one of ours. */
export function siteImage(url: string | null, alt = ''): Picture | null {
  return url && /^\/media\/[a-z0-9-]+$/.test(url)
    ? { base: url, widths: siteImageWidths, width: 2000, height: 1000, placeholder: '#8a8f86', alt }
    : null;
}

/** The smallest file of at least the wanted width in pixels, else the widest. */
export function pictureUrl(picture: Picture, wanted: number): string {
  const width = picture.widths.find((candidate) => candidate >= wanted) ?? picture.widths.at(-1);
  return `${picture.base}/${width}.webp`;
}

/** All files with their widths, as the value of `srcset`. */
export function pictureSrcSet(picture: Picture): string {
  return picture.widths.map((width) => `${picture.base}/${width}.webp ${width}w`).join(', ');
}
