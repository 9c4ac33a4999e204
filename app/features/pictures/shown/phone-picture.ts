import { pictureSrcSet, type Picture } from './picture-source';

/** Width to height of the frame on a phone: the picture's own, from 4:5 to 2:1, so that hardly any loaded pixel is cut off. */
export function phoneShape({ width, height }: Picture): number {
  return Math.min(2, Math.max(0.8, width / height));
}

/** The files of at most 0.62 megapixels, which are under 90 kB: a phone with three pixels for each shows no more of them. */
export function phoneSrcSet(picture: Picture): string {
  const { width, height } = picture;
  return pictureSrcSet({
    ...picture,
    widths: picture.widths.filter((candidate) => (candidate ** 2 * height) / width <= 620_000),
  });
}
