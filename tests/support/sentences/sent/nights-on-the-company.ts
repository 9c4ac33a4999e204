import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Company limit is $215 per night incl GST, hotel in the CBD with desk and wifi, 30 Nov - 3 Dec',
    'q=Company & location=adelaide-cbd & type=hotel & amenity=Work desk & amenity=Free Wi-Fi & max_price=215 & check_in=2026-11-30 & check_out=2026-12-03',
    'terms: incl GST',
  ],
  [
    'Per diem for accommodation 189, Tuesday to Thursday, near Victoria Square',
    'max_price=189 & near=victoria-square & minutes=15 & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  [
    'One traveller, arriving Sunday night, out Thursday, gym and laundry, not exceeding 240 a night, city',
    'location=adelaide-cbd & amenity=Gym & amenity=Laundry|Washing machine & max_price=240 & check_in=2026-11-29 & check_out=2026-12-03 & guests=1',
  ],
  [
    'need a hotel within a 10 minute walk of the Entertainment Centre for a trade show, 8 to 10 December, breakfast included',
    'type=hotel & amenity=Breakfast included & near=adelaide-entertainment-centre & minutes=10 & by=walk & check_in=2026-12-08 & check_out=2026-12-10',
    'beside: trade show',
  ],
  [
    'serviced apartment for a 6 week project from 11 January, Mawson Lakes, kitchen, parking, under 175 per night',
    'q=project & location=mawson-lakes & type=serviced-apartment & amenity=Full kitchen|Kitchenette & amenity=Free parking|Paid parking & max_price=174.99 & check_in=2027-01-11 & check_out=2027-02-22',
  ],
  [
    'our policy says max AUD 200 excluding breakfast, 4 star hotel near Rundle Mall',
    'q=policy & type=hotel & max_price=200 & stars=4 & near=rundle-mall & minutes=15',
    'absence: excluding breakfast',
  ],
  [
    'meeting rooms for 12 and accommodation for 4 staff, Barossa, 17-18 February',
    'location=barossa & amenity=Meeting rooms & check_in=2027-02-17 & check_out=2027-02-18 & guests=4',
    '',
  ],
  [
    'Early flight on Friday, want to be near the airport Thursday night, shuttle, 24 hour reception',
    'amenity=Airport shuttle & amenity=24-hour reception & near_airport=1 & check_in=2026-11-26 & check_out=2026-11-27',
    'beside: Early flight; dates: on Friday',
  ],
  [
    'FIFO worker needs quiet room to sleep in the daytime, Port Adelaide, cheap, parking for a ute',
    'location=port-adelaide & tag=quiet & amenity=Free parking|Paid parking & max_price=150',
  ],
  [
    'Budget 160-190 pn, motel w/ parking in Norwood, Wed 2 Dec, 2 nights',
    'location=norwood & type=motel & amenity=Free parking|Paid parking & min_price=160 & max_price=190 & check_in=2026-12-02 & check_out=2026-12-04',
  ],
  [
    'Consultants x3 need separate rooms in North Adelaide, mon-thu, max 230 each',
    'q=separate & location=north-adelaide & check_in=2026-11-23 & check_out=2026-11-26 & guests=3',
    'amount: max 230 each',
  ],
  [
    'Conference at the uni of Adelaide, hotel not a hostel, 2 Feb to 5 Feb, 1 pax',
    'type=hotel & near=adelaide-university-north-terrace & minutes=15 & check_in=2027-02-02 & check_out=2027-02-05 & guests=1',
    'absence: not a hostel',
  ],
  [
    'I only get $140 a night from work, so somewhere basic near the Lyell McEwin, self check-in, 7 Dec one night',
    'amenity=Self check-in & max_price=140 & near=lyell-mcewin-hospital & minutes=15 & check_in=2026-12-07 & check_out=2026-12-08',
  ],
  [
    'corporate stay, quiet hotel with room service and bar, CBD, tomorrow and Wednesday night',
    'location=adelaide-cbd & type=hotel & tag=business & tag=quiet & amenity=Room service & amenity=Bar & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  [
    'late arrival after 11pm Monday 7 December, 24h reception, hotel near airport, one night, up to 180',
    'type=hotel & amenity=24-hour reception & max_price=180 & near_airport=1 & check_in=2026-12-07 & check_out=2026-12-08',
    'hour: late arrival; hour: after 11pm',
  ],
  [
    "can't go above $250, need EV charging and a gym, hotel Glenelg or city, 14/12-17/12",
    'location=glenelg|adelaide-cbd & type=hotel & amenity=Electric car charging & amenity=Gym & max_price=250 & check_in=2026-12-14 & check_out=2026-12-17',
  ],
  [
    'work trip next week, Wednesday to Friday, hotel with fast internet in Unley',
    'location=unley & type=hotel & tag=business & amenity=Free Wi-Fi & check_in=2026-12-02 & check_out=2026-12-04',
  ],
  [
    'Apartment with washing machine and two bathrooms for two engineers, 3 months from 1 Feb, Prospect',
    'q=two bathrooms & location=prospect & type=apartment & amenity=Washing machine & check_in=2027-02-01 & check_out=2027-05-01 & guests=2',
    '',
  ],
  [
    'government rate? hotel close to the tram, 3 nights from Sunday 6 December, at most 195',
    'type=hotel & max_price=195 & near=any-tram-stop & minutes=10 & check_in=2026-12-06 & check_out=2026-12-09',
    'terms: government rate',
  ],
  [
    'workshop in Hahndorf for 20 people, looking for meeting rooms and breakfast, hotel, 24-26 Feb',
    'q=workshop & location=hahndorf & type=hotel & amenity=Meeting rooms & amenity=Breakfast included|Breakfast available & check_in=2027-02-24 & check_out=2027-02-26 & guests=20',
  ],
  [
    'single room, no breakfast needed, CBD, Monday to Wednesday, < $150',
    'location=adelaide-cbd & max_price=149.99 & check_in=2026-11-23 & check_out=2026-11-25 & guests=1',
    'absence: no breakfast',
  ],
  [
    'site visit Tuesday 1st, back home Thursday 3rd December, motel near Salisbury station, on-site parking',
    'q=site visit & type=motel & amenity=Free parking|Paid parking & near=salisbury & minutes=15 & check_in=2026-12-01 & check_out=2026-12-03',
  ],
  [
    'Boss wants 5 stars, accounts want under $400, city hotel with a rooftop, Thu 10 Dec',
    'q=accounts & location=adelaide-cbd & type=hotel & amenity=Rooftop terrace & max_price=399.99 & stars=5 & check_in=2026-12-10',
  ],
  [
    'a hotel where I can host a small board meeting, near the Adelaide Oval, 15th Jan, 1 night, executive standard',
    'q=host a small board meeting executive standard & type=hotel & near=adelaide-oval & minutes=15 & check_in=2027-01-15 & check_out=2027-01-16',
  ],
  [
    'training course 18-22 January, five colleagues, apartment rather than hotel, kitchen, city, max 300',
    'q=training course & location=adelaide-cbd & type=apartment & amenity=Full kitchen|Kitchenette & max_price=300 & check_in=2027-01-18 & check_out=2027-01-22 & guests=5',
    'absence: rather than hotel',
  ],
  [
    'not interested in pool or spa, only desk, wifi, parking; Glenelg; Sunday to Tuesday',
    'location=glenelg & amenity=Work desk & amenity=Free Wi-Fi & amenity=Free parking|Paid parking & check_in=2026-11-29 & check_out=2026-12-01',
    'absence: not interested in pool or spa',
  ],
  [
    'Travelling nurse, placement at Flinders Medical Centre 1 to 26 February, apartment with kitchen & laundry, max 130/night',
    'q=placement & type=apartment & amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine & max_price=130 & near=flinders-medical-centre & minutes=15 & check_in=2027-02-01 & check_out=2027-02-26',
  ],
  [
    'breakfast from 6am, parking for a truck, motel, Mon 14 Dec, 1 night, 1 person, Gepps Cross or Prospect',
    'location=prospect & type=motel & amenity=Breakfast included|Breakfast available & amenity=Free parking|Paid parking & check_in=2026-12-14 & check_out=2026-12-15 & guests=1',
    'hour: from 6am; beside: for a truck; either: Gepps Cross',
  ],
  [
    'tradies, 2 of us, twin motel with kitchenette, Mon-Fri next week, 110 a night each',
    'q=twin & type=motel & amenity=Kitchenette & check_in=2026-11-30 & check_out=2026-12-04 & guests=2',
    'amount: 110 a night each',
  ],
  [
    "we'll reimburse up to A$220 nightly; hotel; near Convention Centre or railway station; 22-25 Feb",
    'q=reimburse railway station & type=hotel & max_price=220 & near=festival-plaza & minutes=15 & check_in=2027-02-22 & check_out=2027-02-25',
  ],
  [
    'Interview at the RAH on the 9th of December, need one night before, cheap and close',
    'q=close & max_price=150 & near=royal-adelaide-hospital & minutes=15',
    'beside: Interview; dates: on the 9th of December; dates: one night before',
  ],
  [
    'hotel w free parking and no cancellation fee, Adelaide CBD, 2 Dec to 4 Dec, between 150 and 200',
    'location=adelaide-cbd & type=hotel & amenity=Free parking & min_price=150 & max_price=200 & check_in=2026-12-02 & check_out=2026-12-04',
    'absence: no cancellation fee',
  ],
  [
    'Looking to hold rooms for 10 staff at a resort with golf and meeting facilities, March',
    'q=hold golf March & type=resort & amenity=Meeting rooms & guests=10',
  ],
  [
    'Desk, good light, no nightclub next door. City apartment. 6-11 December. 210 max.',
    'q=light & location=adelaide-cbd & type=apartment & amenity=Work desk & max_price=210 & check_in=2026-12-06 & check_out=2026-12-11',
    'absence: no nightclub next door',
  ],
  [
    'only the room, no meals, $135 or less, near Westfield Marion, Tuesday night',
    'max_price=135 & near=westfield-marion & minutes=15 & check_in=2026-11-24 & check_out=2026-11-25',
    'absence: no meals',
  ],
  [
    "I'd pay 260 for a suite with a bath and city view, Thursday and Friday nights",
    'amenity=Bath tub & amenity=City view & max_price=260 & check_in=2026-11-26 & check_out=2026-11-28',
  ],
  [
    'business class hotel without casino, walking distance to Festival Plaza, 5 Feb - 7 Feb',
    'type=hotel & tag=business & near=festival-plaza & minutes=15 & by=walk & check_in=2027-02-05 & check_out=2027-02-07',
    'absence: without casino',
  ],
  [
    'four inspectors, four rooms, Port Adelaide, 1-4 Dec, invoice to company, nothing over 165 per room',
    'location=port-adelaide & max_price=165 & check_in=2026-12-01 & check_out=2026-12-04 & guests=4',
    'rooms: four rooms; terms: invoice to company',
  ],
  [
    'hotel with bike storage for a commuter, near city west campus, Mon 1 Feb for four nights',
    'q=commuter & type=hotel & amenity=Bicycle storage & near=city-west-campus & minutes=15 & check_in=2027-02-01 & check_out=2027-02-05',
  ],
  [
    'Overnight in Adelaide between flights, Wed 9 Dec, must have airport transfer and restaurant',
    'q=between flights & amenity=Airport shuttle & amenity=Restaurant & check_in=2026-12-09 & check_out=2026-12-10',
  ],
];
