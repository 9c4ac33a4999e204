import { maxFormBytes as maxOfPictures } from '~/features/pictures/rules/photo-limits';
import { maxImportForm } from '~/features/content/redirects/csv/redirect-csv';

/** Limit of a form's body in bytes; more than any of our forms needs. */
export const maxOfForm = 1_000_000;

/** The paths to which a signed-in person may send more: files, which the route reads one by one as they arrive. */
const uploads: readonly { path: RegExp; max: number }[] = [
  { path: /^\/dashboard\/edit-property\/[^/]+\/photos(?:\/upload)?$/, max: maxOfPictures },
  { path: /^\/dashboard\/media(?:\/upload)?$/, max: maxOfPictures },
  { path: /^\/dashboard\/site\/redirects\/import$/, max: maxImportForm },
];

/** Limit in bytes of the body of a request to this path. */
export function maxBodyOf(path: string, isSignedIn: boolean): number {
  const upload = isSignedIn && uploads.find((place) => place.path.test(path));
  return upload ? upload.max : maxOfForm;
}
