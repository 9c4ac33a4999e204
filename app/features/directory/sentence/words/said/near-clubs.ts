import { combined } from './combined';
import { listOf } from './list-of';

/** What leads to them. */
export const clubLeads = listOf(
  'close to, near, near to, handy to, by, walk to, walking to, walk home from, walking distance to, walking distance of, walking distance from, within walking distance to, within walking distance of, in walking distance of, in walking distance to, short walk to, a short walk to, short walk from, a short walk from, walkable to, stroll to, a stroll to, stumbling distance of, stumbling distance to, stumbling distance from, within stumbling distance of, next to, not far from',
);
const several = listOf('club and bar, bar and club, pub and club, club and pub, pub bar and club');
const nightclubs = listOf(
  'nightclub, night club, club scene, nightclub scene, clubbing scene, pub scene, bar scene',
);

/** 'walking distance to the pubs and clubs', 'near a night club'; but 'near the club' may be one for golf. */
export const nearClubs = [
  ...combined(clubLeads, ['club']),
  ...combined(clubLeads, ['', 'the', 'some', 'all the'], several),
  ...combined(clubLeads, ['', 'a', 'the', 'some', 'all the'], nightclubs),
  // After dark: 'stumble home from the clubs'.
  ...combined(
    listOf(
      'stumble home from, stumble back from, stumble to, stagger home from, stagger back from, roll home from, crawl home from',
    ),
    ['', 'the', 'a', 'all the'],
    ['club', 'pub', 'bar', ...several, ...nightclubs],
  ),
];

/** As they are said in full: 'the pubs and clubs'. */
export const clubsByName = listOf(
  'pubs and clubs, clubs and pubs, clubs and bars, bars and clubs, pubs bars and clubs, nightclubs, night clubs, nightclub, night club, the nightlife, nightlife',
);
