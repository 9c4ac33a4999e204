import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Good day, I would reserve a room for my man and me from the 3. to the 6. December in Glenelg with sea look',
    'location=glenelg & amenity=Sea view & check_in=2026-12-03 & check_out=2026-12-06 & guests=2',
  ],
  [
    'We search a holiday flat with two sleeping rooms and dishwasher, North Adelaide, for 14 days from 2. January',
    'q=two sleeping dishwasher & location=north-adelaide & type=apartment & check_in=2027-01-02',
    'dates: for 14 days',
  ],
  [
    'Have you a room free with shower and WC in the near from the Central Market? One night, the 28. November',
    'q=shower WC & near=adelaide-central-market & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'hotel very clean, near supermarket, can cook rice, 3 people, Adelaide city, 5 day from 8 Dec',
    'q=supermarket rice & location=adelaide-cbd & type=hotel & amenity=Full kitchen|Kitchenette & check_in=2026-12-08 & guests=3',
    'dates: 5 day',
  ],
  [
    'please cheap hotel, hot water kettle have, near Chinatown, tomorrow to Thursday, two person',
    'q=kettle & type=hotel & max_price=150 & near=adelaide-central-market & minutes=15 & check_in=2026-11-24 & check_out=2026-11-26 & guests=2',
  ],
  [
    'son graduate University of Adelaide 15 December, father mother grandmother come, hotel 3 night from 14',
    'q=graduate & type=hotel & near=adelaide-university-north-terrace & minutes=15 & check_in=2026-12-14 & check_out=2026-12-17 & guests=3',
  ],
  [
    'I am searching an hotel with swimming pool at Glenelg for me and my wife, from the 10 to the 13 of January',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & check_in=2027-01-10 & check_out=2027-01-13 & guests=2',
  ],
  [
    'Exists a youth hostel with the possibility to wash the clothes near to the main station?',
    'type=hostel & amenity=Laundry|Washing machine & near=adelaide-railway-station & minutes=15',
  ],
  [
    'Kindly suggest one decent hotel near airport with veg breakfast, 2 adults 1 child, 22nd Dec to 24th Dec',
    'q=veg & type=hotel & amenity=Breakfast included|Breakfast available & near_airport=1 & check_in=2026-12-22 & check_out=2026-12-24 & guests=3',
  ],
  [
    'we are needing one service apartment for one month from 1st Jan, with kitchen, pure veg cooking, in Mawson Lakes',
    'q=pure veg & location=mawson-lakes & type=serviced-apartment & amenity=Full kitchen|Kitchenette & check_in=2027-01-01 & check_out=2027-02-01',
    '',
  ],
  [
    'Sir please revert with low budget stay for 3 bachelors near Flinders University, long term',
    'q=revert & tag=long-stay & max_price=150 & near=flinders-university & minutes=15 & guests=3',
  ],
  [
    'Busco hotel con piscina y desayuno en Glenelg para dos personas, del 4 al 7 de enero',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Breakfast included|Breakfast available & check_in=2027-01-04 & check_out=2027-01-07 & guests=2',
  ],
  [
    'I look for a hotel with pool that accept dogs and that have parking, in Adelaide the 12 December for 2 nights',
    'type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Pets allowed & amenity=Free parking|Paid parking & check_in=2026-12-12 & check_out=2026-12-14',
  ],
  [
    'We would want an appartement with air condition, not on the first floor, for 4 persons, near the playa',
    'type=apartment & tag=beach & amenity=Air conditioning & guests=4',
    'absence: not on the first floor',
  ],
  [
    'Not want hostel, not want share toilet, only hotel with own bathroom, city, 1 person, 4 night from 2 Feb',
    'location=adelaide-cbd & type=hotel & amenity=Private bathroom & check_in=2027-02-02 & check_out=2027-02-06 & guests=1',
    'absence: Not want hostel',
  ],
  [
    'hotel without carpet because I have allergy, in the center of Adelaide, with lift, two beds separated',
    'q=two beds separated & location=adelaide-cbd & type=hotel & amenity=Lift',
    'absence: without carpet; beside: I have allergy',
  ],
  [
    'Bonjour, we are 2 adultes and 2 enfants, we search a flat with kitchen in front of the sea, 20 to 27 February',
    'q=front of the sea & type=apartment & amenity=Full kitchen|Kitchenette & check_in=2027-02-20 & check_out=2027-02-27 & guests=4',
  ],
  [
    'For the night of Saturday to Sunday, one room double, near of the station, not too much expensive',
    'max_price=150 & near=adelaide-railway-station & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29',
    'rooms: one room double',
  ],
  [
    'It should be quiet and it should not lie on a big street, with balcony, Henley Beach, maximal 180 dollar pro night',
    'q=big street pro night & location=henley-beach & tag=quiet & amenity=Balcony & max_price=180',
    'absence: not lie',
  ],
  [
    'Please offer me a single room with breakfast buffet from Monday, 7th till Friday, 11th December, city',
    'q=offer buffet & location=adelaide-cbd & amenity=Breakfast included|Breakfast available & check_in=2026-12-07 & check_out=2026-12-11 & guests=1',
  ],
  [
    'Respected sir, I am coming with my family of 5 members for marriage function, require AC rooms near Norwood on 12 Feb',
    'q=Respected marriage function & location=norwood & amenity=Air conditioning & check_in=2027-02-12 & guests=5',
  ],
  [
    'need rooms 2 nos for 4 pax, check in 20.12.2026 check out 23.12.2026, near Rundle Mall, breakfast compulsory',
    'q=2 nos & amenity=Breakfast included|Breakfast available & near=rundle-mall & minutes=15 & check_in=2026-12-20 & check_out=2026-12-23 & guests=4',
  ],
  [
    'hotel no need luxury, only clean and safe for one girl alone, near university, 10 day',
    'q=safe 10 day & type=hotel & near=any-university & minutes=15 & guests=1',
    'absence: no need luxury',
  ],
  [
    'Which hotel have the tram direct before the door and garage for the auto?',
    'q=tram direct before the door auto & type=hotel & amenity=Free parking|Paid parking',
  ],
  [
    "Me and my husband, we want the hotel must quiet, must near the beach, must have breakfast, don't must be big",
    'type=hotel & tag=quiet & tag=beach & amenity=Breakfast included|Breakfast available & guests=2',
    "absence: don't must be big",
  ],
  [
    'I would like to stay by the beach but without to pay more than 150 dollars the night',
    'tag=beach & max_price=150',
  ],
  [
    'el hotel debe tener parking gratis y aceptar mascotas, Adelaide Hills',
    'q=debe tener aceptar mascotas & location=adelaide-hills & type=hotel & amenity=Free parking',
  ],
  [
    'we arrive the 5 January at the morning and we part the 9 January, apartment for 3, Semaphore',
    'location=semaphore & type=apartment & check_in=2027-01-05 & guests=3',
    'dates: we part the 9 January',
  ],
  [
    'cottage or little house at the country, with chimney and bathtub, for 2 lovers, Barossa',
    'q=cottage country & location=barossa & type=villa & amenity=Fireplace & amenity=Bath tub & guests=2',
  ],
  [
    'Where to sleep cheap in McLaren Vale with the bicycle? we are 3 germans',
    'q=bicycle & location=mclaren-vale & max_price=150 & guests=3',
  ],
  [
    'I want make one reservation, hotel five star, near Adelaide Oval, my boss come, 1 Dec - 3 Dec',
    'type=hotel & stars=5 & near=adelaide-oval & minutes=15 & check_in=2026-12-01 & check_out=2026-12-03',
  ],
  [
    "Is possible late check in at 23 o'clock? hostel in center, female dormitory, 2 nights from the 26. of November",
    'q=late check in female dormitory & location=adelaide-cbd & type=hostel & check_in=2026-11-26 & check_out=2026-11-28',
    "hour: at 23 o'clock",
  ],
  [
    'apartment that is not far of the beach and with the view at the sea, two persons, 9th until 12th February',
    'type=apartment & tag=beach & amenity=Sea view & check_in=2027-02-09 & check_out=2027-02-12 & guests=2',
  ],
  [
    'We have a car so it must give parking places, hotel in Port Adelaide, price until 160',
    'q=car & location=port-adelaide & type=hotel & amenity=Free parking|Paid parking & max_price=160',
  ],
  [
    'the room must have window, cannot smoke smell, two bed, near Victoria Square, price 120 to 160',
    'q=window smell two bed & min_price=120 & max_price=160 & near=victoria-square & minutes=15',
    'absence: cannot smoke',
  ],
  [
    'Prefer hotel have bathtub, if no bathtub also okay, city center, one couple',
    'location=adelaide-cbd & type=hotel & guests=2',
    'wish: bathtub; absence: no bathtub',
  ],
  [
    'hello dear, we want book villa for ten person, private pool, barbecue, from 30 december until 2 january',
    'type=villa & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2026-12-30 & check_out=2027-01-02 & guests=10',
  ],
  [
    'Could you please advise me an accommodation not so far to the airport, only for sleep, 1st December 1 night',
    'near_airport=1 & check_in=2026-12-01 & check_out=2026-12-02',
  ],
  [
    'mon mari et moi cherchons un hotel romantique avec spa, 14 fevrier',
    'q=mon mari et moi romantique & type=hotel & amenity=Spa & check_in=2027-02-14',
  ],
  [
    'Ich suche ein ruhiges Hotel mit Frühstück in Norwood, keine Haustiere, zwei Personen',
    'location=norwood & type=hotel & tag=quiet & amenity=Breakfast included|Breakfast available & guests=2',
    'absence: keine Haustiere',
  ],
];
