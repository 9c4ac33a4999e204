import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Find me a 4-star hotel in Glenelg with sea view and breakfast included under 280 AUD',
    'location=glenelg & type=hotel & amenity=Sea view & amenity=Breakfast included & max_price=279.99 & stars=4',
  ],
  [
    'Holiday homes in Semaphore with a garden and barbecue for 6, 3-6 January',
    'location=semaphore & type=villa & amenity=Garden & amenity=Barbecue & check_in=2027-01-03 & check_out=2027-01-06 & guests=6',
  ],
  [
    'hotel with gym near Victoria Square, guest rating at least 4',
    'type=hotel & amenity=Gym & rating=4 & near=victoria-square & minutes=15',
  ],
  [
    'Motels in Unley with air conditioning, free Wi-Fi and parking, cheapest first',
    'location=unley & type=motel & amenity=Air conditioning & amenity=Free Wi-Fi & amenity=Free parking|Paid parking & sort=price_low',
  ],
  [
    'apartment with two bathrooms near Harbour Town, 20 to 22 December',
    'q=two bathrooms & type=apartment & near=harbour-town & minutes=15 & check_in=2026-12-20 & check_out=2026-12-22',
  ],
  [
    'hostel bed under $45 in the city for Thursday night',
    'location=adelaide-cbd & type=hostel & max_price=44.99 & check_in=2026-11-26 & check_out=2026-11-27',
  ],
  [
    'resort with tennis court, outdoor pool and restaurant near Victor Harbor',
    'q=tennis court & type=resort & amenity=Outdoor pool & amenity=Restaurant & near=victor-harbor & minutes=15',
  ],
  [
    'luxury hotel in the city with a spa and room service for our honeymoon',
    'location=adelaide-cbd & type=hotel & tag=romantic & amenity=Spa & amenity=Room service & min_price=300',
  ],
  [
    'bed and breakfast near Tanunda with vineyard views for 2, first weekend in March',
    'type=bed-breakfast & tag=vineyard & near=tanunda & minutes=15 & check_in=2027-03-05 & check_out=2027-03-07 & guests=2',
  ],
  [
    'serviced apartment within 10 min walk of Rundle Mall, top rated',
    'type=serviced-apartment & near=rundle-mall & minutes=10 & by=walk & sort=rating',
  ],
  [
    'Budget motel near Elizabeth with kitchenette for 2 weeks from 4 January',
    'type=motel & amenity=Kitchenette & max_price=150 & near=elizabeth-city-centre & minutes=15 & check_in=2027-01-04 & check_out=2027-01-18',
  ],
  [
    'Hotels near Flinders University, Wednesday 2 December, one night',
    'type=hotel & near=flinders-university & minutes=15 & check_in=2026-12-02 & check_out=2026-12-03',
  ],
  [
    'pet friendly motel with a playground in Hahndorf',
    'location=hahndorf & type=motel & amenity=Pets allowed & amenity=Playground',
  ],
  [
    'wheelchair accessible apartment in Henley Beach with step-free entrance and lift',
    'location=henley-beach & type=apartment & amenity=Wheelchair accessible & amenity=Step-free entrance & amenity=Lift',
  ],
  [
    "hotel in North Adelaide close to O'Connell Street with a bar",
    'location=north-adelaide & type=hotel & amenity=Bar & near=north-adelaide-oconnell-street & minutes=15',
  ],
  [
    '3 star or better in Brighton under $170, with a bath tub',
    'location=brighton & amenity=Bath tub & max_price=169.99 & stars=3',
  ],
  [
    'Villa in the Adelaide Hills with indoor pool, fireplace and 4 bedrooms for 8 adults',
    'q=4 bedrooms & location=adelaide-hills & type=villa & amenity=Indoor pool & amenity=Fireplace & guests=8',
  ],
  [
    'apartments in Adelaide CBD with washing machine, work desk and city view for one month from 1 March',
    'location=adelaide-cbd & type=apartment & amenity=Washing machine & amenity=Work desk & amenity=City view & check_in=2027-03-01 & check_out=2027-04-01',
    '',
  ],
  [
    'airport hotel with free parking for tomorrow, 2 adults',
    'type=hotel & amenity=Free parking & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25 & guests=2',
  ],
  [
    'foodie hotel in Norwood near The Parade',
    'location=norwood & type=hotel & tag=foodie & near=norwood-parade & minutes=15',
  ],
  [
    'hotel in Adelaide from 10/12 to 13/12 for 3 people, max 210 per night',
    'type=hotel & max_price=210 & check_in=2026-12-10 & check_out=2026-12-13 & guests=3',
  ],
  [
    'B&B in Barossa with spa, fireplace and breakfast, rated above 4.5, for Saturday 5 December',
    'location=barossa & type=bed-breakfast & amenity=Spa & amenity=Fireplace & amenity=Breakfast included|Breakfast available & rating=4.5 & check_in=2026-12-05',
  ],
  [
    'motel with family rooms and cots in West Beach, $150-$200',
    'location=west-beach & type=motel & amenity=Family rooms & amenity=Cots on request & min_price=150 & max_price=200',
  ],
  [
    'accommodation near Queen Elizabeth Hospital with a kitchen, for 5 nights from Monday',
    'amenity=Full kitchen|Kitchenette & near=queen-elizabeth-hospital & minutes=15 & check_in=2026-11-23 & check_out=2026-11-28',
  ],
  [
    'hotel with cellar door tastings in McLaren Vale',
    'location=mclaren-vale & type=hotel & amenity=Cellar door tastings',
  ],
  [
    'quiet hotel by the beach with balcony, breakfast and parking under 230',
    'type=hotel & tag=quiet & tag=beach & amenity=Balcony & amenity=Breakfast included|Breakfast available & amenity=Free parking|Paid parking & max_price=229.99',
  ],
  [
    'hotels around Adelaide Oval or the Botanic Garden',
    'type=hotel',
    'either: around Adelaide Oval; either: the Botanic Garden',
  ],
  ['Nearest motel to Adelaide Airport', 'type=motel & near_airport=1'],
  [
    'stays in Port Adelaide, $100 to $160, with free wifi, 2 nights from 11 Dec',
    'location=port-adelaide & amenity=Free Wi-Fi & min_price=100 & max_price=160 & check_in=2026-12-11 & check_out=2026-12-13',
  ],
  ['highest rated B&Bs in the Hills', 'location=adelaide-hills & type=bed-breakfast & sort=rating'],
  [
    'hotel with tour desk, luggage storage and 24-hour reception in the city',
    'location=adelaide-cbd & type=hotel & amenity=Tour desk & amenity=Luggage storage & amenity=24-hour reception',
  ],
  [
    'Glenelg motel, 1 adult, 1 night, 14 December, less than $120',
    'location=glenelg & type=motel & max_price=119.99 & check_in=2026-12-14 & check_out=2026-12-15 & guests=1',
  ],
  [
    'self check-in apartment in Prospect with heating and laundry',
    'location=prospect & type=apartment & amenity=Self check-in & amenity=Heating & amenity=Laundry|Washing machine',
  ],
  [
    'hostel with common room, bar and shared kitchen near the train station',
    'type=hostel & amenity=Common room & amenity=Bar & amenity=Shared kitchen & near=adelaide-railway-station & minutes=15',
  ],
  [
    'family-friendly resort in the Barossa, 2 adults 3 kids, 17-20 December',
    'location=barossa & type=resort & tag=family & check_in=2026-12-17 & check_out=2026-12-20 & guests=5',
  ],
  [
    'hotel near the beach and the tram for 4 under $300',
    'type=hotel & tag=beach & max_price=299.99 & near=any-tram-stop & minutes=10 & guests=4',
  ],
  [
    'nightlife, hotel in the city within 500 m of Rundle Mall',
    'location=adelaide-cbd & type=hotel & tag=nightlife & near=rundle-mall & minutes=8 & by=walk',
  ],
  [
    'business hotel in North Adelaide, Mon-Thu next week, desk and gym',
    'location=north-adelaide & type=hotel & tag=business & amenity=Work desk & amenity=Gym & check_in=2026-11-30 & check_out=2026-12-03',
  ],
  [
    'heritage hotel with fireplace in Stirling, most expensive first',
    'location=stirling & type=hotel & tag=heritage & amenity=Fireplace & sort=price_high',
  ],
  [
    'Apartment in Mawson Lakes with gym and pool for two people from 8 to 15 February, up to $1,400 in total',
    'location=mawson-lakes & type=apartment & amenity=Gym & amenity=Outdoor pool|Indoor pool & max_price=200 & check_in=2027-02-08 & check_out=2027-02-15 & guests=2',
  ],
  [
    'motel near Adelaide Showground for 2 with parking on Saturday',
    'type=motel & amenity=Free parking|Paid parking & near=adelaide-showground & minutes=15 & check_in=2026-11-28 & guests=2',
  ],
  [
    '5-star hotel, king bed, late checkout, Friday 18 December to Sunday 20 December',
    'q=king bed late checkout & type=hotel & stars=5 & check_in=2026-12-18 & check_out=2026-12-20',
  ],
  [
    'beach apartment Henley Beach under $1000 for 4 nights in January',
    'location=henley-beach & type=apartment & tag=beach & max_price=249.99',
    'dates: in January',
  ],
  [
    'walkable hotel with restaurant and rooftop terrace',
    'type=hotel & tag=walkable & amenity=Restaurant & amenity=Rooftop terrace',
  ],
  [
    "2 bedroom serviced apartment in North Adelaide near Women's and Children's Hospital, 28 Nov to 5 Dec",
    'q=2 bedroom & location=north-adelaide & type=serviced-apartment & near=womens-and-childrens-hospital & minutes=15 & check_in=2026-11-28 & check_out=2026-12-05',
  ],
  [
    'A cosy B&B with private bathroom in Hahndorf for one night this Saturday for two',
    'location=hahndorf & type=bed-breakfast & amenity=Private bathroom & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  [
    'villa, pool, barbecue, Glenelg, 10 guests, $800 or less',
    'location=glenelg & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & max_price=800 & guests=10',
  ],
  [
    'hotel with meeting room for 10 near the airport, breakfast included',
    'type=hotel & amenity=Meeting rooms & amenity=Breakfast included & near_airport=1',
  ],
  [
    '15 minutes by tram from Glenelg, apartment with balcony',
    'type=apartment & amenity=Balcony & near=moseley-square & minutes=15 & by=tram',
    '',
  ],
  [
    'Long-stay serviced apartment, furnished, with desk, Unley, from mid January',
    'q=furnished & location=unley & type=serviced-apartment & tag=long-stay & amenity=Work desk',
    'dates: from mid January',
  ],
];
