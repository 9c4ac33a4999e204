import { classes } from '~/lib/classes';

import { pictureSrcSet, pictureUrl, type Picture as PictureData } from './picture-source';

type PictureProps = {
  picture: PictureData;
  /** The `sizes` attribute: the picture's width in the layout. */
  sizes: string;
  /** True for the first picture of a page: fetched at once and before others. */
  eager?: boolean;
  /** The files among which a phone chooses, where the picture is as wide as the page between its margins. */
  phoneSet?: string;
  className?: string;
  alt?: string;
};

/** Fills its box, which sets the aspect ratio; the box has the picture's colour until it arrives. */
export function Picture({ picture, sizes, eager = false, phoneSet, className, alt }: PictureProps) {
  const image = (
    <img
      src={pictureUrl(picture, 960)}
      srcSet={pictureSrcSet(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt ?? picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      fetchpriority={eager ? 'high' : undefined}
      style={{ backgroundColor: picture.placeholder }}
      className={classes('block h-full w-full object-cover', className)}
    />
  );
  if (!phoneSet) return image;
  // Somewhat less than its width: a stored file that is hardly narrower is better than a much wider one.
  return (
    <picture className="contents">
      <source media="(max-width: 480px)" srcSet={phoneSet} sizes="82vw" />
      {image}
    </picture>
  );
}
