import { bluegumMotel } from './bluegum-motel';
import { gullyCottages } from './gully-cottages';
import { harbourHostel } from './harbour-hostel';
import type { HotelSite } from './hotel-site';
import { jettyHotel } from './jetty-hotel';
import { laceworkGuesthouse } from './lacework-guesthouse';
import { lanternMoved } from './lantern-moved';
import { loftyLanguages } from './lofty-languages';
import { paradeHotel } from './parade-hotel';
import { ravenHostile } from './raven-hostile';
import { saltbushSuites } from './saltbush-suites';
import { terraceBroken } from './terrace-broken';
import { vineyardSlow } from './vineyard-slow';
import { wharfQuarter } from './wharf-quarter';
import { willowBnb } from './willow-bnb';

/** Small hotels' websites, written for the tests, each with what a careful person would read from it. */
export const hotelSites: readonly HotelSite[] = [
  jettyHotel,
  laceworkGuesthouse,
  loftyLanguages,
  terraceBroken,
  lanternMoved,
  vineyardSlow,
  ravenHostile,
  saltbushSuites,
  wharfQuarter,
  bluegumMotel,
  gullyCottages,
  paradeHotel,
  harbourHostel,
  willowBnb,
];
