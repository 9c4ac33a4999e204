import { maxDifferentBits } from '~/features/import/pictures/finding/extraction-limits';
import { fingerprintDistance } from './fingerprint';

type Printed = {
  fingerprint: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
  heading: string;
};

/** One of each picture, the largest; it gets the texts of the removed ones where it has none. */
export function dropDuplicates<T extends Printed>(images: readonly T[]): T[] {
  const kept: T[] = [];
  for (const image of images) {
    const at = kept.findIndex(
      (other) => fingerprintDistance(other.fingerprint, image.fingerprint) <= maxDifferentBits,
    );
    const other = kept[at];
    if (!other) {
      kept.push(image);
      continue;
    }
    const [larger, smaller] = area(image) > area(other) ? [image, other] : [other, image];
    kept[at] = {
      ...larger,
      alt: larger.alt || smaller.alt,
      caption: larger.caption || smaller.caption,
      heading: larger.heading || smaller.heading,
    };
  }
  return kept;
}

const area = ({ width, height }: Printed) => width * height;
