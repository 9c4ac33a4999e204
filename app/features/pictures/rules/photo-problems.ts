import { formatNumber } from '~/lib/text/numbers';

import { leastWidth, maxFiles, maxPhotos, maxPixels, maxStretch } from './photo-limits';
import { maxLibraryPictures, maxPhotosOfOwner } from './picture-limits';

const jpegPlease = 'Please export it as JPEG and try again.';

/** Why a file did not become a photo, for the person who chose it. */
const texts = {
  empty: 'This file is empty.',
  'too-heavy': 'This file is larger than 10MB.',
  'too-many-files': `Only ${maxFiles} files are taken at a time. Please send this one in the next go.`,
  'too-many-photos': `A property can have ${maxPhotos} photos. Delete one to make room for this.`,
  'not-a-picture': 'This is not a picture that we can use. Please choose a JPEG, PNG or WebP file.',
  heic: `iPhone HEIC pictures cannot be shown on the web. ${jpegPlease}`,
  avif: `AVIF pictures cannot be taken. ${jpegPlease}`,
  gif: `GIF pictures cannot be taken. ${jpegPlease}`,
  svg: `SVG drawings cannot be taken. ${jpegPlease}`,
  pdf: `This is a PDF, not a picture. ${jpegPlease}`,
  moving: 'Moving pictures cannot be taken. Please choose a still one.',
  'two-in-one': `Something else is hidden in this file. ${jpegPlease}`,
  'too-many-pixels': `This picture has more than ${maxPixels / 1_000_000} megapixels. Please make it smaller.`,
  'too-small': `This picture is too small. It must be at least ${leastWidth} pixels wide.`,
  'too-long': `This picture is more than ${maxStretch} times as long as it is wide, or the other way round.`,
  'cut-off': 'This file ends too early. Please copy or export the picture again.',
  unreadable: 'This picture cannot be read and may be damaged. Please export it again.',
  'too-often': 'Many pictures have come from your account within a minute. Please go on in a minute.',
  'day-full':
    'Your account has saved as many pictures as it may in one day. You can go on after midnight in Adelaide.',
  'account-full': `Your properties have ${formatNumber(maxPhotosOfOwner)} photos, as many as they can. Delete some to go on.`,
  'library-full': `The library has ${formatNumber(maxLibraryPictures)} pictures, as many as it can. Delete some to go on.`,
  busy: 'Many photos are being worked on just now. Please try again in a moment.',
  unavailable: 'Pictures cannot be taken in at the moment. Please try again in a few minutes.',
  lost: 'The connection was lost. Please try again.',
  'signed-out': 'You are signed out. Sign in again in another tab, then try again.',
  gone: 'This property can no longer be found.',
} as const;

export type PhotoProblem = keyof typeof texts;

export const photoProblemText = (problem: PhotoProblem): string => texts[problem];

/** Problems that may be gone when the same file is sent again. */
export const isPassing = (problem: PhotoProblem): boolean =>
  [
    'too-often',
    'day-full',
    'account-full',
    'library-full',
    'too-many-photos',
    'unreadable',
    'busy',
    'unavailable',
    'lost',
    'signed-out',
  ].includes(problem);

/** Problems that every further file would meet as well, for a while. */
export const holdsUpAll = (problem: PhotoProblem | null): boolean =>
  problem !== null &&
  ['too-often', 'day-full', 'account-full', 'library-full', 'unavailable'].includes(problem);

export const isPhotoProblem = (word: unknown): word is PhotoProblem =>
  typeof word === 'string' && Object.hasOwn(texts, word);
