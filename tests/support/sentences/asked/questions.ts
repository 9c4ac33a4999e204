import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    "We're a family of four. We'd like Glenelg. A pool would be essential. Max $320 a night.",
    'location=glenelg & amenity=Outdoor pool|Indoor pool & max_price=320 & guests=4',
  ],
  [
    'Do you have a hotel near Adelaide Oval for the 12th of December?',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-12',
  ],
  ['Which motels in Glenelg allow dogs?', 'location=glenelg & type=motel & amenity=Pets allowed'],
  ["What's the cheapest hostel in the city centre?", 'location=adelaide-cbd & type=hostel & sort=price_low'],
  [
    'Any holiday homes with a swimming pool in the Adelaide Hills? We are 8.',
    'location=adelaide-hills & type=villa & amenity=Outdoor pool|Indoor pool & guests=8',
  ],
  [
    'Holiday flat with sea view, car park and lift in Brighton',
    'location=brighton & type=apartment & amenity=Sea view & amenity=Free parking|Paid parking & amenity=Lift',
  ],
  [
    'Vacation rental with hot tub in the Barossa Valley for 6',
    'location=barossa & type=villa & amenity=Spa & guests=6',
  ],
  [
    'Guesthouse in Hahndorf with en suite, full English breakfast',
    'location=hahndorf & type=bed-breakfast & amenity=Private bathroom & amenity=Breakfast included|Breakfast available',
  ],
  [
    'condo downtown with elevator and garage',
    'location=adelaide-cbd & type=apartment & amenity=Lift & amenity=Free parking|Paid parking',
  ],
  [
    'motor inn with laundromat, Port Adelaide, two nights from tomorrow',
    'location=port-adelaide & type=motel & amenity=Laundry|Washing machine & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  [
    "I'm coming for a conference at the Convention Centre from 8 to 11 December and need a desk and fast wifi",
    'amenity=Work desk & amenity=Free Wi-Fi & near=festival-plaza & minutes=15 & check_in=2026-12-08 & check_out=2026-12-11',
  ],
  [
    'Travelling with two dogs and a toddler. Stirling or Hahndorf. Fireplace please.',
    'location=stirling|hahndorf & amenity=Pets allowed & amenity=Fireplace',
    'party: a toddler',
  ],
  [
    'My wife uses a wheelchair. We need a roll-in shower and parking near Flinders Medical Centre.',
    'amenity=Wheelchair accessible & amenity=Accessible bathroom & amenity=Free parking|Paid parking & near=flinders-medical-centre & minutes=15',
  ],
  [
    'Arriving late tonight, need 24 hour reception, near the airport, cheap',
    'amenity=24-hour reception & max_price=150 & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'Can I bring my cat? Apartment in Norwood, long stay',
    'location=norwood & type=apartment & tag=long-stay & amenity=Pets allowed',
  ],
  [
    'Anniversary weekend: 5 star, spa, city view, for two, 4-6 December',
    'amenity=Spa & amenity=City view & stars=5 & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
    '',
  ],
  [
    'Backpackers near Central Market, $50 max, from Friday for a week',
    'type=hostel & max_price=50 & near=adelaide-central-market & minutes=15 & check_in=2026-11-27 & check_out=2026-12-04',
  ],
  [
    'Somewhere quiet in the Hills. Not a hotel. Under $200.',
    'location=adelaide-hills & tag=quiet & max_price=199.99',
    'absence: Not a hotel',
  ],
  [
    'Two couples, villa in McLaren Vale among the vines, 18-20 Dec',
    'location=mclaren-vale & type=villa & tag=vineyard & check_in=2026-12-18 & check_out=2026-12-20 & guests=4',
  ],
  [
    "Where can I stay within ten minutes' walk of the Festival Centre?",
    'near=adelaide-festival-centre & minutes=10 & by=walk',
  ],
  [
    'B&B with bath tub and breakfast included. Hahndorf. Saturday night.',
    'location=hahndorf & type=bed-breakfast & amenity=Bath tub & amenity=Breakfast included & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'Is there anything in Henley Beach for under a hundred and fifty?',
    'location=henley-beach & max_price=149.99',
  ],
  [
    'Six of us, one night, 31 December, city, hotel or apartments',
    'location=adelaide-cbd & type=hotel & type=apartment & check_in=2026-12-31 & check_out=2027-01-01 & guests=6',
  ],
  [
    'Mum, dad and three kids: motel with playground and pool, West Beach',
    'location=west-beach & type=motel & amenity=Playground & amenity=Outdoor pool|Indoor pool & guests=5',
  ],
  [
    'Need to charge the Tesla. Hotel. CBD. Tonight.',
    'location=adelaide-cbd & type=hotel & amenity=Electric car charging & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'We would like a room with a balcony facing the sea, breakfast included, for our honeymoon in Glenelg',
    'location=glenelg & tag=romantic & amenity=Balcony & amenity=Sea view & amenity=Breakfast included',
  ],
  ['Budget accommodation for a school group of 20', 'max_price=150 & guests=20'],
  ['Prefer an apartment over a hotel, Glenelg', 'location=glenelg & type=apartment', 'absence: over a hotel'],
  [
    '5 nights from Boxing Day in Semaphore, cot needed',
    'location=semaphore & amenity=Cots on request & check_in=2026-12-26 & check_out=2026-12-31',
  ],
  [
    'dinner at Gouger Street, so hotel near Central Market',
    'q=dinner & type=hotel & near=adelaide-central-market & minutes=15',
  ],
  [
    'hotel $150 to $200 with wifi, air-con, heating and lift',
    'type=hotel & amenity=Free Wi-Fi & amenity=Air conditioning & amenity=Heating & amenity=Lift & min_price=150 & max_price=200',
  ],
  [
    'We fly out at 6am on Sunday so a hotel near the airport Saturday night',
    'type=hotel & near_airport=1 & check_in=2026-11-28 & check_out=2026-11-29',
    'hour: at 6am; dates: on Sunday',
  ],
  [
    'at least three stars and no more than $180, Prospect or Unley',
    'location=prospect|unley & max_price=180 & stars=3',
  ],
  [
    'aparthotel with kitchenette and gym near Adelaide University',
    'type=serviced-apartment & amenity=Kitchenette & amenity=Gym & near=adelaide-university-north-terrace & minutes=15',
  ],
  [
    'Who has rooms for 3 adults near the Entertainment Centre on 5 Dec?',
    'near=adelaide-entertainment-centre & minutes=15 & check_in=2026-12-05 & guests=3',
  ],
  [
    'luxury resort with spa, indoor pool and room service',
    'type=resort & amenity=Spa & amenity=Indoor pool & amenity=Room service & min_price=300',
  ],
  [
    'bicycle storage and breakfast, motel, Tanunda',
    'type=motel & amenity=Bicycle storage & amenity=Breakfast included|Breakfast available & near=tanunda & minutes=15',
  ],
  [
    'upmarket boutique hotel on North Terrace',
    'location=adelaide-cbd & type=hotel & tag=boutique & min_price=300',
    'distance: North Terrace',
  ],
  ['a bungalow in Semaphore that takes big dogs', 'q=bungalow & location=semaphore & amenity=Pets allowed'],
  [
    'Meeting rooms, parking and restaurant, hotel in Mawson Lakes',
    'location=mawson-lakes & type=hotel & amenity=Meeting rooms & amenity=Free parking|Paid parking & amenity=Restaurant',
  ],
  [
    'extended stay with washing machine in Adelaide CBD, Jan 4 to Jan 25',
    'location=adelaide-cbd & tag=long-stay & amenity=Washing machine & check_in=2027-01-04 & check_out=2027-01-25',
  ],
  [
    'Fancy a cheeky weekend in the Barossa, B&B, log fire, two of us',
    'location=barossa & type=bed-breakfast & amenity=Fireplace & guests=2',
    'dates: weekend',
  ],
  [
    "G'day, after a cheap motel in Pt Adelaide for tonight, ta",
    'location=port-adelaide & type=motel & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'quiet suite with king bed and city view, 4 star plus, less than $350',
    'q=king bed & tag=quiet & amenity=City view & max_price=349.99 & stars=4',
  ],
  ['just the two of us, beach house feel, Grange', 'q=Grange & tag=beach & guests=2', 'either: house feel'],
  [
    'vegan friendly b&b with garden in Norwood',
    'q=vegan & location=norwood & type=bed-breakfast & amenity=Garden',
  ],
  [
    'hotel with a bar and rooftop in the west end',
    'location=adelaide-cbd & type=hotel & amenity=Bar & amenity=Rooftop terrace',
  ],
  [
    'Three generations, 9 people, two kitchens, Adelaide Hills, Easter',
    'q=two & location=adelaide-hills & amenity=Full kitchen|Kitchenette & check_in=2027-03-26 & check_out=2027-03-29 & guests=9',
  ],
  [
    'no car, arriving by train, hotel near the railway station, Dec 3rd to 5th',
    'type=hotel & near=adelaide-railway-station & minutes=15 & check_in=2026-12-03 & check_out=2026-12-05',
    'absence: no car',
  ],
  [
    'cricket on the 11th, need a room near the oval the night before',
    'q=cricket & near=adelaide-oval & minutes=15',
    'dates: on the 11th; dates: the night before',
  ],
];
