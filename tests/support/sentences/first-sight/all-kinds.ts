import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'motel brighton for me my wife n 2 kids 5 and 8 fri to sun',
    'q=5 and 8 & location=brighton & type=motel & check_in=2026-11-27 & check_out=2026-11-29 & guests=4',
  ],
  [
    'fmly of 6 want place wth pool n bbq semaphor 28 29 30 dec',
    'location=semaphore & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2026-12-28 & guests=6',
  ],
  [
    'can sum1 find me a cabin in the hills 2nite just us 3',
    'q=sum1 cabin & location=adelaide-hills & check_in=2026-11-23 & check_out=2026-11-24 & guests=3',
  ],
  [
    'unly apartment with washr and kitchen 1 wk from sat 5 dec',
    'location=unley & type=apartment & amenity=Washing machine & amenity=Full kitchen|Kitchenette & check_in=2026-12-05 & check_out=2026-12-12',
  ],
  [
    'glenelg with my 4 mates next sat nite',
    'location=glenelg & check_in=2026-12-05 & check_out=2026-12-06 & guests=5',
  ],
  [
    'henly not on the esplanade 2 adults 3 kids parkin',
    'location=henley-beach & amenity=Free parking|Paid parking & guests=5',
    'absence: not on the esplanade',
  ],
  [
    'resort or villa barosa for 3 familys 6 adults 7 kids',
    'location=barossa & type=resort & type=villa & guests=13',
  ],
  [
    'me n me mum nd nan need ground floor west bch 10th to 12 dec',
    'q=ground floor & location=west-beach & check_in=2026-12-10 & check_out=2026-12-12 & guests=3',
  ],
  [
    'any where cheap in nth adelaide tonght 2 ppl 1 nite',
    'location=north-adelaide & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24 & guests=2',
  ],
  [
    'apartmnt norwood 2+3 kids from 30th dec to 3rd jan pet ok',
    'location=norwood & type=apartment & amenity=Pets allowed & check_in=2026-12-30 & check_out=2027-01-03 & guests=5',
  ],
  [
    'kids wanna swim so indoor pool pls cbd weekend after next',
    'location=adelaide-cbd & amenity=Outdoor pool|Indoor pool & amenity=Indoor pool & check_in=2026-12-11 & check_out=2026-12-13',
  ],
  [
    'no bunk beds 4 of us port adelaide breaky inc',
    'location=port-adelaide & amenity=Breakfast included & guests=4',
    'absence: no bunk beds',
  ],
  [
    'hotel near zoo and botanic gdns 2 adults 2 kids walkin',
    'q=walkin & type=hotel & near=adelaide-zoo & minutes=15 & guests=4',
    'landmarks: botanic gdns',
  ],
  [
    'cottage stirling fire place n bath fri sat nxt wkend for 2',
    'q=cottage & location=stirling & amenity=Fireplace & amenity=Bath tub & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
  ],
  [
    'cheapest fam room adelaide cbd dec 12',
    'location=adelaide-cbd & amenity=Family rooms & check_in=2026-12-12 & sort=price_low',
  ],
  [
    'We want to stay from the 27. until the 30. of January with two childs in Brighton',
    'location=brighton & check_in=2027-01-27 & check_out=2027-01-30',
    'party: two childs',
  ],
  [
    'Please a quiet hotel with breakfast buffet, maximal 4 star, Glenelg',
    'q=buffet & location=glenelg & type=hotel & tag=quiet & amenity=Breakfast included|Breakfast available',
    'stars: maximal 4 star',
  ],
  [
    'husband and wife, room with king size bed and sea view, not over 250 AUD',
    'q=king size bed & amenity=Sea view & max_price=250 & guests=2',
  ],
  [
    'In which hotel can I bring my two little dogs? We come by car. Norwood',
    'q=car & location=norwood & type=hotel & amenity=Pets allowed',
  ],
  [
    'I look a pension near the main station for 3 nights since 8 December',
    'type=bed-breakfast & near=adelaide-railway-station & minutes=15 & check_in=2026-12-08 & check_out=2026-12-11',
  ],
  [
    'hotel no far from airport, arriving 23:30, one night 15 January, alone',
    'type=hotel & near_airport=1 & check_in=2027-01-15 & check_out=2027-01-16 & guests=1',
    'hour: arriving 23:30',
  ],
  [
    'have you apartment with two bathrooms and lift for six persons in city center',
    'q=two bathrooms & location=adelaide-cbd & type=apartment & amenity=Lift & guests=6',
  ],
  [
    "we don't need breakfast but kitchen must have, Henley Beach, 5 persons",
    'location=henley-beach & amenity=Full kitchen|Kitchenette & guests=5',
    "absence: don't need breakfast",
  ],
  [
    'between the 3rd and the 8th of February, Hahndorf, house with garden',
    'location=hahndorf & type=villa & amenity=Garden & check_in=2027-02-03 & check_out=2027-02-08',
  ],
  [
    'studio for long stay, student, University of Adelaide, 300 AUD per week',
    'type=apartment & tag=long-stay & max_price=42 & near=adelaide-university-north-terrace & minutes=15',
    '',
  ],
  [
    'chinese new year hotel, 2 adult 2 child, near Chinatown, free wifi',
    'q=chinese new year & type=hotel & amenity=Free Wi-Fi & near=adelaide-central-market & minutes=15 & guests=4',
  ],
  [
    'room where smoking is allowed, Port Adelaide, less than 120 dollar',
    'location=port-adelaide & max_price=119.99',
    'terms: smoking is allowed',
  ],
  [
    'it should not be loud, with own kitchen, in the Adelaide Hills, from 4.2. to 9.2.',
    'location=adelaide-hills & amenity=Full kitchen|Kitchenette & check_in=2027-02-04 & check_out=2027-02-09',
    'absence: not be loud',
  ],
  [
    'one double bed, one child bed, Semaphore, sea near',
    'q=double bed sea & location=semaphore',
    'party: one child',
  ],
  [
    'is it possible late check-in? Motel, Mawson Lakes, Friday',
    'q=late check-in & location=mawson-lakes & type=motel & check_in=2026-11-27',
  ],
  [
    'Adelaide Festival opening weekend, hotel within walking distance of the Festival Centre, 26 Feb to 1 March',
    'q=Adelaide Festival opening & type=hotel & near=adelaide-festival-centre & minutes=15 & by=walk & check_in=2027-02-26 & check_out=2027-03-01',
    '',
  ],
  [
    'visiting a patient at the QEH, motel within 15 minutes, two nights from Wednesday',
    'type=motel & near=queen-elizabeth-hospital & minutes=15 & check_in=2026-11-25 & check_out=2026-11-27',
    'beside: visiting a patient',
  ],
  [
    'swim meet at SA Aquatic Centre, team of 8 plus 2 coaches, 12-14 Dec',
    'check_in=2026-12-12 & check_out=2026-12-14 & guests=10',
    'beside: swim meet at SA Aquatic Centre',
  ],
  [
    'Crows v Power at the Oval, Friday game, stay Friday night, couple',
    'q=Crows v Power game & near=adelaide-oval & minutes=15 & check_in=2026-11-27 & check_out=2026-11-28 & guests=2',
    'dates: Friday',
  ],
  [
    'cruise gets in to Outer Harbor Saturday morning, need a hotel in Semaphore Saturday and Sunday nights',
    'q=Outer Harbor & location=semaphore & type=hotel & check_in=2026-11-28 & check_out=2026-11-30',
    'beside: cruise gets in',
  ],
  [
    'half a dozen of us for the Tour Down Under, somewhere near Victoria Square, 18 Jan for 4 nights',
    'near=victoria-square & minutes=15 & check_in=2027-01-18 & check_out=2027-01-22 & guests=6',
    'beside: the Tour Down Under',
  ],
  [
    'wineries around Seppeltsfield, cottage for 2, 20-22 March',
    'q=cottage & tag=vineyard & near=seppeltsfield-winery & minutes=15 & check_in=2027-03-20 & check_out=2027-03-22 & guests=2',
  ],
  [
    'graduation Thursday at Flinders Uni, bed for Wednesday night, under 160',
    'q=graduation & max_price=159.99 & near=flinders-university & minutes=15 & check_in=2026-11-25 & check_out=2026-11-26',
    'dates: Thursday',
  ],
  [
    "closest hotel to the Women's and Children's, 1 parent 1 child, from tomorrow for 4 nights",
    'type=hotel & near=womens-and-childrens-hospital & check_in=2026-11-24 & check_out=2026-11-28 & sort=nearest & guests=2',
  ],
  [
    'Pink concert at Adelaide Oval 6 Feb, four girlfriends, no more than 25 minutes on the tram',
    'q=Pink concert & near=adelaide-oval & minutes=25 & by=tram & check_in=2027-02-06 & guests=4',
  ],
  [
    'trade expo at the Showground, exhibitor, parking for a van, 9 to 13 February',
    'q=trade expo & amenity=Free parking|Paid parking & near=adelaide-showground & minutes=15 & check_in=2027-02-09 & check_out=2027-02-13',
  ],
  [
    'a dozen cyclists, bike storage, Hahndorf or Stirling, 16 January',
    'location=hahndorf|stirling & amenity=Bicycle storage & check_in=2027-01-16 & guests=12',
  ],
  [
    'New Year at Glenelg, room with a balcony, 2 nights from 31 Dec, not facing the road',
    'location=glenelg & amenity=Balcony & check_in=2026-12-31 & check_out=2027-01-02',
    'absence: not facing the road',
  ],
  [
    'overnight near the bus station before the 6am coach, Tuesday 8 Dec',
    'near=adelaide-central-bus-station & minutes=15 & check_in=2026-12-08 & check_out=2026-12-09',
    'hour: 6am',
  ],
  [
    'races at Morphettville Saturday 12 December, 20 minutes max by tram to the racecourse, lift',
    'q=Morphettville & amenity=Lift & near=morphettville-racecourse & minutes=20 & by=tram & check_in=2026-12-12',
    'beside: races',
  ],
  [
    'no pool, no gym, no frills, under A$110, Prospect, month of February',
    'location=prospect & max_price=109.99',
    'absence: no pool; absence: no gym; dates: February',
  ],
  [
    'accessible bathroom and step free, not North Adelaide, 1-5 March, two adults',
    'amenity=Accessible bathroom & amenity=Step-free entrance & check_in=2027-03-01 & check_out=2027-03-05 & guests=2',
    'absence: not North Adelaide',
  ],
  [
    'A$150 to A$210 per night, gym, CBD, Mon 7 - Wed 9 Dec',
    'location=adelaide-cbd & amenity=Gym & min_price=150 & max_price=210 & check_in=2026-12-07 & check_out=2026-12-09',
  ],
  [
    'every Thursday night from February, single, Norwood, parking',
    'q=every Thursday night & location=norwood & amenity=Free parking|Paid parking & guests=1',
    'dates: from February',
  ],
  [
    'serviced apartment, six weeks from 11 January, washing machine, desk, no smoking',
    'type=serviced-apartment & amenity=Washing machine & amenity=Work desk & amenity=Non-smoking rooms & check_in=2027-01-11 & check_out=2027-02-22',
  ],
  [
    'anything but a motel, dog, fenced, Brighton, a fortnight from today for one night',
    'q=fenced & location=brighton & amenity=Pets allowed & check_in=2026-12-07 & check_out=2026-12-08',
    'absence: anything but a motel',
  ],
  [
    'we have two cats, one is staying with us, Glenelg, laundry, long stay',
    'location=glenelg & tag=long-stay & amenity=Pets allowed & amenity=Laundry|Washing machine',
  ],
  [
    'GBP 150 a night max, boutique, city, 3rd to 6th May',
    'location=adelaide-cbd & tag=boutique & check_in=2027-05-03 & check_out=2027-05-06',
    'amount: GBP 150 a night max',
  ],
  [
    'meeting on 14 Dec in the city, room Sunday night and Monday night, quiet',
    'q=meeting & location=adelaide-cbd & tag=quiet & check_in=2026-12-13 & check_out=2026-12-15',
    'dates: on 14 Dec',
  ],
  [
    'wheelchair, no steps, no carpet, shower chair, one carer and me, Henley Beach',
    'q=shower chair & location=henley-beach & amenity=Wheelchair accessible & amenity=Step-free entrance & guests=2',
    'absence: no carpet',
  ],
  [
    'apartment not facing the street, high floor, not under 4 stars',
    'q=high floor & type=apartment & stars=4',
    'absence: not facing the street',
  ],
  [
    'motel with parking for a truck, Port Adelaide, 4 on 4 off roster',
    'q=4 on 4 off roster & location=port-adelaide & type=motel & amenity=Free parking|Paid parking',
    'beside: for a truck',
  ],
  [
    'twenty dollars less than 200 or so, hotel, Unley',
    'location=unley & type=hotel',
    'amount: twenty dollars; amount: less than 200 or so',
  ],
  [
    'granny flat with kitchenette in Brighton, eight weeks, under $350 a week',
    'location=brighton & type=apartment & amenity=Kitchenette & max_price=49.99',
    'dates: eight weeks',
  ],
  [
    'ten business travellers, meeting rooms, CBD, invoice, Tue 1 to Fri 4 Dec',
    'location=adelaide-cbd & amenity=Meeting rooms & check_in=2026-12-01 & check_out=2026-12-04 & guests=10',
    'terms: invoice',
  ],
  ['motel in Glenelg with 5 mates', 'location=glenelg & type=motel & guests=6'],
  [
    'the weekend after next, hotel in Norwood',
    'location=norwood & type=hotel & check_in=2026-12-11 & check_out=2026-12-13',
  ],
  [
    'a fortnight from today, one night, CBD motel',
    'location=adelaide-cbd & type=motel & check_in=2026-12-07 & check_out=2026-12-08',
  ],
  [
    'from 30th to 2nd Jan, 2 people, Glenelg',
    'location=glenelg & check_in=2026-12-30 & check_out=2027-01-02 & guests=2',
  ],
  ['motel in Norwood or Unly', 'location=norwood|unley & type=motel'],
  ['granny flat in Brighton', 'location=brighton & type=apartment'],
];
