import { mostFormBytes as mostOfPictures } from '~/features/pictures/rules/photo-limits';
import { mostImportForm } from '~/features/content/redirects/redirect-csv';

/** Bytes of a form's body; longer texts than any of our forms takes. */
export const mostOfForm = 1_000_000;

/** Where somebody who is signed in may send more: files, which the route takes in one by one as they arrive. */
const uploads: readonly { path: RegExp; most: number }[] = [
  { path: /^\/dashboard\/edit-property\/[^/]+\/photos(?:\/upload)?$/, most: mostOfPictures },
  { path: /^\/dashboard\/media(?:\/upload)?$/, most: mostOfPictures },
  { path: /^\/dashboard\/site\/redirects\/import$/, most: mostImportForm },
];

/** How many bytes a request to this path of a page may have. */
export function mostBodyOf(path: string, isSignedIn: boolean): number {
  const upload = isSignedIn && uploads.find((place) => place.path.test(path));
  return upload ? upload.most : mostOfForm;
}
