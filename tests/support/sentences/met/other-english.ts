import type { Row } from '../row';

export const rows: readonly Row[] = [
  ['weekend before christmas in Glenelg', 'location=glenelg & check_in=2026-12-18 & check_out=2026-12-20'],
  ['the weekend before easter', 'check_in=2027-03-19 & check_out=2027-03-21'],
  ['apartment for the weekend before xmas', 'type=apartment & check_in=2026-12-18 & check_out=2026-12-20'],
  ['weekend 12 Dec', 'check_in=2026-12-11 & check_out=2026-12-13'],
  ['the weekend 12-14 December', 'check_in=2026-12-12 & check_out=2026-12-14', ''],
  ['weekend 13 Dec Glenelg', 'location=glenelg & check_in=2026-12-11 & check_out=2026-12-13'],
  ['hotel near from airport', 'type=hotel & near_airport=1'],
  ['far from the airport', '', 'absence: far from the airport'],
  ['hotel in walking distance from the zoo', 'type=hotel & near=adelaide-zoo & minutes=15 & by=walk'],
  ['me and my two friends, hostel', 'type=hostel & guests=3'],
  [
    'dialysis twice a week, hospital nearby',
    'near=any-hospital & minutes=15',
    'beside: dialysis; dates: twice a week',
  ],
  [
    'cleaning once a week, apartment for a week from 11 Jan',
    'q=cleaning & type=apartment & check_in=2027-01-11 & check_out=2027-01-18',
    'dates: once a week',
  ],
  ['not expensive and have a pool', 'amenity=Outdoor pool|Indoor pool & max_price=150', ''],
  ['no pool and have a gym', 'amenity=Gym', 'absence: no pool'],
  ['no stairs and having a lift', 'amenity=Step-free entrance & amenity=Lift', ''],
  ['less as 120', 'max_price=119.99'],
  ['include breakfast hotel', 'type=hotel & amenity=Breakfast included'],
  ['breakfast include wifi', 'amenity=Breakfast included & amenity=Free Wi-Fi'],
  ['hotel with breakfast inside the price', 'type=hotel & amenity=Breakfast included'],
  [
    'my daughter has swimming at the aquatic centre so somewhere in North Adelaide or Prospect with parking for 2 people',
    'location=north-adelaide|prospect & amenity=Free parking|Paid parking & guests=2',
    'party: my daughter; beside: has swimming at the aquatic centre',
  ],
  [
    'hotel wich not is so expensive and have swimming pool in glenelg',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool',
    'absence: not is so expensive',
  ],
  [
    'need hotel very near from airport because early fly on 29 november, 1 person',
    'q=early & type=hotel & near_airport=1 & check_in=2026-11-29 & guests=1',
  ],
  [
    'pls send hotel list adelaide city under 150 dollar breakfast include',
    'q=send & location=adelaide-cbd & type=hotel & amenity=Breakfast included & max_price=149.99',
  ],
  [
    'can i get a double room with own bathroom for less as 120 in port adelaide',
    'q=double & location=port-adelaide & amenity=Private bathroom & max_price=119.99',
  ],
  [
    '2morrow 1nite motel nr airport late arrival 1 guy',
    'type=motel & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25 & guests=1',
    'hour: late arrival',
  ],
  [
    'i look for hotel in walking distance from the central market where is also parking',
    'type=hotel & amenity=Free parking|Paid parking & near=adelaide-central-market & minutes=15 & by=walk',
  ],
  [
    'does anyone rent cottage with dog allow and fire place in hahndorf for weekend before xmas',
    'q=cottage & location=hahndorf & amenity=Pets allowed & amenity=Fireplace & check_in=2026-12-18 & check_out=2026-12-20',
  ],
  [
    'want book hotel four stars minimum, inside swimming pool, gym, CBD, 20.12 - 23.12, 2 pers',
    'location=adelaide-cbd & type=hotel & amenity=Indoor pool & amenity=Gym & stars=4 & check_in=2026-12-20 & check_out=2026-12-23 & guests=2',
  ],
  [
    'do you got hotel where breakfast is inside price and is near the oval',
    'type=hotel & amenity=Breakfast included & near=adelaide-oval & minutes=15',
  ],
  [
    'dialysis three times a week at QEH so close to it, apartment w kitchen for 2, 3 weeks from 11 Jan',
    'q=three & type=apartment & amenity=Full kitchen|Kitchenette & near=queen-elizabeth-hospital & minutes=15 & check_in=2027-01-11 & check_out=2027-02-01 & guests=2',
    'beside: dialysis; dates: times a week',
  ],
  [
    'hens do Saturday, house w spa & bbq for 10 chicks Glenelg way',
    'location=glenelg & type=villa & amenity=Spa & amenity=Barbecue & check_in=2026-11-28 & guests=10',
  ],
  [
    'ute and trailer parking essential, motel, Mawson Lakes, single tradie, weekly',
    'location=mawson-lakes & type=motel & amenity=Free parking|Paid parking & guests=1',
    'terms: weekly',
  ],
  [
    'guinea pigs ok? apartment Norwood for one uni student, semester 1',
    'q=guinea pigs & location=norwood & type=apartment & tag=long-stay & guests=1',
  ],
  [
    'barossa b&b 2ppl spa fire nxt fri-sun',
    'location=barossa & type=bed-breakfast & amenity=Spa & amenity=Fireplace & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
  ],
  [
    'cbd htl 4* gym prkg 27-29/11',
    'location=adelaide-cbd & type=hotel & amenity=Gym & amenity=Free parking|Paid parking & stars=4 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'motel in the city where smoking is not allowed',
    'location=adelaide-cbd & type=motel & amenity=Non-smoking rooms',
  ],
  [
    'board meeting, five star, CBD, 4 directors',
    'location=adelaide-cbd & stars=5 & guests=4',
    'beside: board meeting',
  ],
];
