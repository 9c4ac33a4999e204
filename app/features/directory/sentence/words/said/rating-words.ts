import { listOf } from './list-of';

/** What stands before the number of a rating, and behind it. */
export const ratingNames = listOf(`
  rated, rating, guest rating, review score, reviews, score, guest score, rating of, guest rating of, review rating,
  ratings, guest ratings, guest rating :, guest ratings :, guest rating is, good guest rating, good guest ratings, good rating, good ratings, guest reviews, user rating, review,
  well rated, highly rated, good rated, guests rated, guest rated, scored, scoring, scores, review scores, guest scores, rating score, average rating, average rating of, reviewed, well reviewed, good reviews, great reviews, excellent reviews, minimum rating, minimum rating of, min rating, minimum guest rating, min guest rating, minimum review score, minimum score, minimum review rating
`);
/** 'by guests': the stars before it are theirs. */
export const guestSources = [
  'by guests',
  'from guests',
  'from other guests',
  'by other guests',
  'from travellers',
  'by travellers',
  'on reviews',
  'in reviews',
  'in the reviews',
];
