import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    "I'm after somewhere for mum and dad's 50th anniversary, 6 Dec, they love the beach but mum can't do steps, so lift or ground floor, Glenelg or Brighton, under 280",
    'location=glenelg|brighton & tag=beach & amenity=Step-free entrance & max_price=279.99 & check_in=2026-12-06',
    'either: lift; either: ground floor',
  ],
  [
    'We need somewhere to stay while our kitchen is renovated, 6 weeks, 2 adults, 1 teen, 1 cat, Unley, self contained with washing machine',
    'q=renovated & location=unley & tag=self-contained & amenity=Pets allowed & amenity=Washing machine & guests=3',
    'past: kitchen; dates: 6 weeks',
  ],
  [
    'travelling nurse here, own bathroom, parking, Lyell McEwin within 15 minutes drive',
    'amenity=Private bathroom & amenity=Free parking|Paid parking',
    'distance: Lyell McEwin within 15 minutes drive',
  ],
  [
    'an early Christmas present for my wife: a night in a suite with a bath and city view, Friday 11 December, up to 350',
    'q=early Christmas present & amenity=Bath tub & amenity=City view & max_price=350 & check_in=2026-12-11',
  ],
  [
    'apartment with balcony, anywhere along the tram to Glenelg, one person',
    'type=apartment & amenity=Balcony & near=any-tram-stop & minutes=10 & guests=1',
    'distance: Glenelg',
  ],
  [
    'booked the zoo on 15 Jan so one night before near there, pool, family room, 2+2',
    'amenity=Outdoor pool|Indoor pool & amenity=Family rooms & near=adelaide-zoo & minutes=15 & guests=4',
    'dates: on 15 Jan; dates: one night before',
  ],
];
