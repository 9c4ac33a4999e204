import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'My wife uses a mobility scooter so we need a step-free entrance and a lift in Glenelg, 2 people',
    'q=mobility scooter & location=glenelg & amenity=Step-free entrance & amenity=Lift & guests=2',
  ],
  [
    'Hotel with a roll-in shower and wheelchair access near the Royal Adelaide Hospital for 3 nights from 7 December',
    'type=hotel & amenity=Accessible bathroom & amenity=Wheelchair accessible & near=royal-adelaide-hospital & minutes=15 & check_in=2026-12-07 & check_out=2026-12-10',
  ],
  [
    "I'm allergic to dogs and cats, so please nothing that takes pets, North Adelaide",
    'location=north-adelaide',
    'absence: allergic to dogs and cats; absence: nothing that takes pets',
  ],
  [
    'severe asthma: non-smoking rooms only, no carpets, apartment in Norwood',
    'location=norwood & type=apartment & amenity=Non-smoking rooms',
    'beside: severe asthma; absence: no carpets',
  ],
  [
    'coeliac, need my own kitchen, motel or apartment in Victor Harbor or McLaren Vale',
    'type=motel & type=apartment & amenity=Full kitchen|Kitchenette',
    'beside: coeliac; either: Victor Harbor; either: McLaren Vale',
  ],
  [
    'Do any of your B&Bs have grab rails and a bathroom a wheelchair can turn in? Hahndorf preferably',
    'q=bathroom turn & location=hahndorf & type=bed-breakfast & amenity=Accessible bathroom & amenity=Wheelchair accessible',
  ],
  [
    "I can't climb stairs after a hip replacement; ground floor or lift, near Flinders Medical Centre",
    'amenity=Step-free entrance & near=flinders-medical-centre & minutes=15',
    'beside: after a hip replacement; either: ground floor; either: lift',
  ],
  [
    'blind traveller with a guide dog, quiet hotel near the tram, 14-16 December',
    'type=hotel & tag=quiet & near=any-tram-stop & minutes=10 & check_in=2026-12-14 & check_out=2026-12-16',
    'beside: blind traveller; beside: with a guide dog',
  ],
  [
    'Accessible apartment with washing machine for two adults and a carer, Brighton, 4 to 11 January',
    'location=brighton & type=apartment & amenity=Wheelchair accessible & amenity=Washing machine & check_in=2027-01-04 & check_out=2027-01-11 & guests=3',
  ],
  [
    'no feather pillows and no air freshener, just a quiet room in Unley with a fridge for medication',
    'q=fridge for medication & location=unley & tag=quiet',
    'absence: no feather pillows; absence: no air freshener',
  ],
  [
    'My mum is 88 and walks with a frame: no steps, parking at the door, Semaphore, 2 nights from 5 Dec',
    'q=walks with a frame & location=semaphore & amenity=Step-free entrance & amenity=Free parking|Paid parking & check_in=2026-12-05 & check_out=2026-12-07',
    '',
  ],
  [
    'sensory friendly? my son is autistic, needs a quiet room away from the lift, and a pool',
    'q=sensory friendly & tag=quiet & amenity=Outdoor pool|Indoor pool',
    'party: my son; beside: is autistic; absence: away from the lift',
  ],
  [
    'disabled parking, accessible bathroom, city, under $210, Thursday night',
    'location=adelaide-cbd & amenity=Wheelchair accessible & amenity=Free parking|Paid parking & amenity=Accessible bathroom & max_price=209.99 & check_in=2026-11-26 & check_out=2026-11-27',
  ],
  [
    'vegan breakfast, no nuts please, boutique hotel in Stirling',
    'q=vegan & location=stirling & type=hotel & tag=boutique & amenity=Breakfast included|Breakfast available',
    'absence: no nuts',
  ],
  [
    'hotel with wheelchair accessible pool in the CBD',
    'location=adelaide-cbd & type=hotel & amenity=Wheelchair accessible & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'we need two single beds, not a double, with an accessible toilet, Port Adelaide, 20 Jan for 2 nights',
    'q=single beds & location=port-adelaide & amenity=Accessible bathroom & check_in=2027-01-20 & check_out=2027-01-22',
    'absence: not a double',
  ],
  [
    'hearing impaired couple, hotel with flashing alarm, Adelaide CBD, 10-12 December',
    'q=impaired flashing alarm & location=adelaide-cbd & type=hotel & check_in=2026-12-10 & check_out=2026-12-12 & guests=2',
  ],
  [
    'Electric wheelchair, so wide doors and no step at the entrance, Henley Beach, near the sea',
    'q=wide doors & location=henley-beach & tag=beach & amenity=Wheelchair accessible & amenity=Step-free entrance',
    '',
  ],
  [
    "I have a dust mite allergy so wooden floors, and I don't want a heritage building, Adelaide Hills",
    'q=wooden floors & location=adelaide-hills',
    "beside: have a dust mite allergy; absence: don't want a heritage building",
  ],
  [
    'Is there a hotel where assistance dogs are welcome with a bath, near the Festival Centre?',
    'type=hotel & amenity=Bath tub & near=adelaide-festival-centre & minutes=15',
    'beside: assistance dogs',
  ],
  [
    'low shower step and handrails, motel, not upstairs, Prospect, 1 night 2 December, 1 person',
    'q=low shower step handrails & location=prospect & type=motel & check_in=2026-12-02 & check_out=2026-12-03 & guests=1',
    'absence: not upstairs',
  ],
  [
    'Dialysis at the Queen Elizabeth Hospital three times a week, long stay apartment with kitchen close by',
    'q=three & type=apartment & tag=long-stay & amenity=Full kitchen|Kitchenette & near=queen-elizabeth-hospital & minutes=15',
    'beside: Dialysis; dates: times a week',
  ],
  [
    'flat with no stairs and a walk-in shower, close to shops, Norwood, from 1 to 5 Feb',
    'q=shops & location=norwood & type=apartment & check_in=2027-02-01 & check_out=2027-02-05',
    'absence: with no stairs and a walk-in shower',
  ],
  [
    "Pregnant and can't stand the heat - air con is a must, pool would be nice, no long walks, Glenelg",
    'location=glenelg & amenity=Air conditioning',
    "beside: Pregnant; absence: can't stand the heat; wish: pool; absence: no long walks",
  ],
  [
    "my husband has dementia so we can't have a balcony, ground floor hotel room in Brighton",
    'q=ground floor & location=brighton & type=hotel',
    "beside: has dementia; absence: can't have a balcony",
  ],
  [
    'room with a fridge for insulin and free wifi, CBD, mon 30 nov to wed 2 dec',
    'q=fridge for insulin & location=adelaide-cbd & amenity=Free Wi-Fi & check_in=2026-11-30 & check_out=2026-12-02',
  ],
  [
    'wheelchair user, drive myself, need parking under cover and step free access, Mawson Lakes, max 200',
    'q=under cover & location=mawson-lakes & amenity=Wheelchair accessible & amenity=Free parking|Paid parking & amenity=Step-free entrance & max_price=200',
  ],
  [
    'Non smoking, pet free, perfume free hotel in the Hills for two',
    'q=perfume free & location=adelaide-hills & type=hotel & amenity=Non-smoking rooms & guests=2',
    'absence: pet free',
  ],
  [
    'Elevator is essential; pool and gym are not; city; 2 adults; 15 to 18 January',
    'location=adelaide-cbd & amenity=Lift & check_in=2027-01-15 & check_out=2027-01-18 & guests=2',
    'absence: pool and gym are not',
  ],
  [
    'Looking for a resort with a beach wheelchair, West Beach',
    'q=beach wheelchair & location=west-beach & type=resort',
  ],
  [
    'bariatric bed? hotel in Adelaide with large accessible shower, tomorrow for 2 nights',
    'q=bariatric bed & type=hotel & amenity=Accessible bathroom & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  [
    'we do not need an accessible room, just somewhere with few steps, Barossa, 2 nights from 22 Jan',
    'q=steps & location=barossa & check_in=2027-01-22 & check_out=2027-01-24',
    'absence: do not need an accessible room',
  ],
  [
    'Gluten free breakfast available? B&B in McLaren Vale, Sat 12 Dec',
    'q=Gluten free & location=mclaren-vale & type=bed-breakfast & amenity=Breakfast available & check_in=2026-12-12',
  ],
  [
    "can't do bunk beds or shared bathrooms because of my back, hostel or motel, city, $90",
    'location=adelaide-cbd & type=hostel & type=motel',
    "absence: can't do bunk beds or shared bathrooms; beside: because of my back; amount: $90",
  ],
  [
    'NDIS funded stay, 5 nights from 1 February, accessible serviced apartment, 1 participant and 1 support worker',
    'q=NDIS funded & type=serviced-apartment & amenity=Wheelchair accessible & check_in=2027-02-01 & check_out=2027-02-06 & guests=2',
  ],
  [
    'Hotels near Lyell McEwin hospital with late check-in and no stairs please',
    'q=late check-in & type=hotel & amenity=Step-free entrance & near=lyell-mcewin-hospital & minutes=15',
    '',
  ],
  [
    'walking stick, so within 5 minutes walk of Adelaide Railway Station, with lift, not more than $170',
    'amenity=Lift & max_price=170 & near=adelaide-railway-station & minutes=5 & by=walk',
    'beside: walking stick',
  ],
  [
    'I need a bath rather than a shower, heated pool, wheelchair friendly, for 2, Glenelg, 8 Feb to 12 Feb',
    'q=heated & location=glenelg & amenity=Bath tub & amenity=Outdoor pool|Indoor pool & amenity=Wheelchair accessible & check_in=2027-02-08 & check_out=2027-02-12 & guests=2',
    'absence: rather than a shower',
  ],
  [
    'My daughter is terrified of dogs. Apartment, no pets allowed, near the beach in Semaphore, family of 3',
    'location=semaphore & type=apartment & tag=beach & guests=3',
    'party: My daughter; absence: terrified of dogs; absence: no pets allowed',
  ],
  [
    'Service dog and I need a motel w/ garden near the airport, Friday',
    'type=motel & amenity=Garden & near_airport=1 & check_in=2026-11-27',
    'beside: Service dog',
  ],
];
