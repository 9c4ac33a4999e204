import type { GuideFile } from '~/features/content/guides/import-guides.server';

import accessibleStaysAdelaide from './guides/accessible-stays-adelaide.json';
import adelaideAirportStays from './guides/adelaide-airport-stays.json';
import adelaideCbdAccommodation from './guides/adelaide-cbd-accommodation.json';
import adelaideFestivalSeason from './guides/adelaide-festival-season.json';
import adelaideHillsCottages from './guides/adelaide-hills-cottages.json';
import barossaValleyAccommodation from './guides/barossa-valley-accommodation.json';
import bestLuxuryHotelsAdelaide from './guides/best-luxury-hotels-adelaide.json';
import brightonAndTheSouthernBeaches from './guides/brighton-and-the-southern-beaches.json';
import budgetAccommodationAdelaide from './guides/budget-accommodation-adelaide.json';
import businessTravelAdelaide from './guides/business-travel-adelaide.json';
import carFreeAdelaide from './guides/car-free-adelaide.json';
import familyAccommodationAdelaide from './guides/family-accommodation-adelaide.json';
import glenelgBeachAccommodation from './guides/glenelg-beach-accommodation.json';
import henleyBeachAndGrange from './guides/henley-beach-and-grange.json';
import mclarenValeAccommodation from './guides/mclaren-vale-accommodation.json';
import northAdelaideAccommodation from './guides/north-adelaide-accommodation.json';
import norwoodAndTheParade from './guides/norwood-and-the-parade.json';
import petFriendlyStaysAdelaide from './guides/pet-friendly-stays-adelaide.json';
import semaphoreAndPortAdelaide from './guides/semaphore-and-port-adelaide.json';
import servicedApartmentsLongStays from './guides/serviced-apartments-long-stays.json';
import unleyAndKingWilliamRoad from './guides/unley-and-king-william-road.json';

type Written = {
  slug: string;
  title: string;
  h1_title: string;
  excerpt: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  content: string;
  faq: { question: string; answer: string }[];
  image: string | null;
};

const written: readonly Written[] = [
  accessibleStaysAdelaide,
  adelaideAirportStays,
  adelaideCbdAccommodation,
  adelaideFestivalSeason,
  adelaideHillsCottages,
  barossaValleyAccommodation,
  bestLuxuryHotelsAdelaide,
  brightonAndTheSouthernBeaches,
  budgetAccommodationAdelaide,
  businessTravelAdelaide,
  carFreeAdelaide,
  familyAccommodationAdelaide,
  glenelgBeachAccommodation,
  henleyBeachAndGrange,
  mclarenValeAccommodation,
  northAdelaideAccommodation,
  norwoodAndTheParade,
  petFriendlyStaysAdelaide,
  semaphoreAndPortAdelaide,
  servicedApartmentsLongStays,
  unleyAndKingWilliamRoad,
];

/** The guides as the import takes them, for the demo data and for the queue worker. */
export const guideFiles: readonly GuideFile[] = written.map(
  ({ slug, title, excerpt, content, faq, ...more }) => ({
    slug,
    title,
    excerpt,
    content,
    faq,
    h1Title: more.h1_title,
    metaDescription: more.meta_description,
    metaKeywords: more.meta_keywords,
    featuredImageUrl: more.image && `/media/${more.image}`,
  }),
);
