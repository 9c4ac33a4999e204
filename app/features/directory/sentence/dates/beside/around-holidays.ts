import { wordList } from '~/features/directory/sentence/words/word-list';

/** 'a Christmas party' may be on any day. */
export const celebrations = /^(party|parties|function|do|parade|carols|show|drinks|lunch|dinner)$/;
export const ownNames = /^(pageant|markets?|shopping|lights|tree)$/;
/** 'Christmas week' and 'Australia Day weekend' are not the holiday itself. */
export const aroundHolidays = wordList(
  'eve, week, weeks, holidays, hols, school holidays, school hols, school break, break, vacation, holiday period, period, season, bank holiday, bank holidays, bank holiday weekend',
);
