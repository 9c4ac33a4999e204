import type { PropertyType } from '~/db/vocabulary';
import type { Sort } from '~/features/directory/criteria/criteria';
import type { Near } from '~/features/directory/places/near';

import type { Token } from './tokens';

/** The meaning of some words of a sentence. */
export type Part =
  | { is: 'type'; type: PropertyType }
  /** A vague place counts where no other is named; a listed one beside its own suburbs as well: 'Hahndorf or the Adelaide Hills'. */
  | { is: 'place'; slug: string; isVague?: true; isListed?: true }
  | { is: 'amenity'; names: readonly string[] }
  | { is: 'tag'; tag: string }
  | { is: 'airport' }
  /** On foot, or as `by` says, to what else is named; null where nothing says how. */
  | { is: 'walk'; minutes?: number; by?: 'tram' | null }
  /** `isTown` where a town is named by itself: 'motel in Gawler'; `isVague` where any other landmark says more. */
  | ({ is: 'near'; sort?: 'nearest'; isTown?: true; isVague?: true } & Near)
  /** A vague price comes from a word such as 'cheap'; `isAbout` where any other limit says more. */
  | { is: 'price'; min: number | null; max: number | null; isVague?: true; isAbout?: true }
  /** The price of a whole stay in dollars; `nights` where they are given with it. */
  | { is: 'total'; amount: number; isBelow: boolean; nights: number | null }
  | { is: 'stars'; stars: number }
  | { is: 'rating'; rating: number }
  /** `areAdults` where children may be counted elsewhere in the sentence, `isVague` where any other party says more, `areSome` where they may
   * be some of a larger one. */
  | { is: 'guests'; count: number; areAdults?: true; isVague?: true; areSome?: true }
  /**
   * `isEvent` where the day is that of a flight or a wedding, and another one may be that of the stay; `isJourney` where it is one of a
   * journey, after the stay or before it; `isVague` where any other day says more; `isStay` where the words name it as that of the stay;
   * `isWeekday` where they name no more than days of the week, `isWeek` where they are a whole week in which such days may be.
   */
  | {
      is: 'dates';
      checkIn: string;
      checkOut: string | null;
      isEvent?: true;
      isHoliday?: true;
      isJourney?: true;
      isVague?: true;
      isStay?: true;
      isWeekday?: true;
      isWeek?: true;
    }
  /** Vague where other days or nights say more: 'overnight'. */
  | { is: 'nights'; nights: number; isVague?: true }
  /** A vague order counts where no other is named: 'sort by price', before 'high to low'. */
  | { is: 'sort'; sort: Sort; isVague?: true }
  /** All guests are to be in one room. */
  | { is: 'room' }
  /** Says nothing by itself. */
  | { is: 'filler' }
  /** Stays a part of the text, whatever its words mean elsewhere. */
  | { is: 'text' }
  /** Understood as something that no filter can do; `areAges` where children are counted by their ages, `isOtherTime` where a
   * month or a week is named in which the days of the week are, `daysOf` where days of the stay may say as much, `lastDay` where it may be the last day of the stay, `denies` the amenities that are not wanted, `denied` what the
   * negation is followed by. */
  | {
      is: 'unfiltered';
      why: Reason;
      children?: number;
      areAges?: true;
      isOtherDay?: true;
      lastDay?: LastDay;
      isOtherTime?: true;
      daysOf?: 'weekend' | 'week';
      denies?: readonly string[];
      denied?: Part;
    };

/** By its date, as a day of the week, or by its number in a month. */
export type LastDay = { date?: string; weekday?: number; day?: number; today?: string };

export type Reason =
  | 'absence'
  | 'distance'
  | 'amount'
  | 'stars'
  | 'dates'
  | 'party'
  | 'rooms'
  | 'either'
  | 'landmarks'
  | 'hour'
  | 'past'
  | 'beside'
  | 'terms'
  | 'wish';

export type PartOf<Is extends Part['is']> = Extract<Part, { is: Is }>;

/** Some words of a sentence, from `first` up to `end`, and what they mean; null for words without a meaning. */
export type Segment = { first: number; end: number; part: Part | null };

export type Match = { length: number; part: Part };

/** Adelaide's date, `YYYY-MM-DD`. */
export type Rule = (tokens: readonly Token[], at: number, today: string) => Match | null;

export const unfiltered = (length: number, why: Reason): Match => ({
  length,
  part: { is: 'unfiltered', why },
});

/** A time that names no day: days of the week beside it are those of then. */
export const otherTime = (length: number): Match => ({
  length,
  part: { is: 'unfiltered', why: 'dates', isOtherTime: true },
});

/** What a stay has beside a place, a kind and a price. */
export const isExtra = (part: Part | null | undefined) => part?.is === 'amenity' || part?.is === 'tag';

/** Restaurants, bars and cellar doors, which are as often around a stay as in it. */
export const isAround = (part: Part) =>
  part.is === 'amenity' && /^(Restaurant|Bar|Cellar)/.test(part.names[0] ?? '');
