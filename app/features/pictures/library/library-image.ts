import { libraryWidths, type Picture } from '~/features/pictures/shown/picture-source';

/** A picture of the library as its screens show it. */
export type LibraryImage = {
  id: number;
  /** What pages store: `/media/library-12`, to which `/<width>.webp` is added where a file is meant. */
  address: string;
  altText: string;
  fileName: string;
  createdAt: Date;
  /** Made by a model, not by a camera. */
  isGenerated: boolean;
  picture: Picture;
};

/** The picture's address without width and ending. */
export const libraryAddress = (id: number) => `/media/library-${id}`;

/** The id behind the name `library-12`; null for any other name. */
export function readLibraryName(name: string): number | null {
  const digits = /^library-([1-9]\d{0,14})$/.exec(name)?.[1];
  return digits ? Number(digits) : null;
}

type Row = { id: number; width: number; height: number; placeholder: string; altText: string };

/** A row as a picture; its variants are the standard widths up to its own. */
export function libraryPicture({ id, width, height, placeholder, altText }: Row): Picture {
  const widths = libraryWidths.filter((candidate) => candidate <= width);
  return { base: libraryAddress(id), widths, width, height, placeholder, alt: altText };
}
