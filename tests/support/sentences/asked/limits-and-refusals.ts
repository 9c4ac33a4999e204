import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'no hostels please, anything in the city under $120',
    'location=adelaide-cbd & max_price=119.99',
    'absence: no hostels',
  ],
  ['not Glenelg, but near the beach', 'tag=beach', 'absence: not Glenelg'],
  [
    'apartment with parking, no stairs',
    'type=apartment & amenity=Free parking|Paid parking & amenity=Step-free entrance',
    '',
  ],
  ['anywhere except the CBD, motel', 'type=motel', 'absence: except the CBD'],
  [
    'no pets, no children, quiet B&B',
    'type=bed-breakfast & tag=quiet',
    'absence: no pets; absence: no children',
  ],
  [
    "I don't need breakfast, just wifi and parking",
    'amenity=Free Wi-Fi & amenity=Free parking|Paid parking',
    "absence: don't need breakfast",
  ],
  ["hotel that isn't near the airport", 'type=hotel', "absence: isn't near the airport"],
  ['neither a motel nor a hostel, Norwood', 'location=norwood', 'absence: neither a motel nor a hostel'],
  [
    'never a hostel again! Somewhere with a private bathroom in the city',
    'location=adelaide-cbd & amenity=Private bathroom',
    'absence: never a hostel',
  ],
  ['pool but no spa in Brighton', 'location=brighton & amenity=Outdoor pool|Indoor pool', 'absence: no spa'],
  ['nothing over $175 in Henley Beach', 'location=henley-beach & max_price=175'],
  ['not more than 200 per night, hotel with gym', 'type=hotel & amenity=Gym & max_price=200'],
  ['no less than 4 stars, Adelaide CBD', 'location=adelaide-cbd & stars=4'],
  [
    'could you please recommend a quiet apartment in Unley for two people?',
    'location=unley & type=apartment & tag=quiet & guests=2',
  ],
  [
    'Hello, we are looking for a motel near the Showground, thank you',
    'type=motel & near=adelaide-showground & minutes=15',
  ],
  [
    'would it be possible to find a pet friendly hotel in the hills',
    'location=adelaide-hills & type=hotel & amenity=Pets allowed',
  ],
  ['a hotel without a pool is out of the question', 'type=hotel & amenity=Outdoor pool|Indoor pool'],
  ['no hotel without parking', 'type=hotel & amenity=Free parking|Paid parking'],
  ["don't want to miss out on a sauna or gym", '', 'either: sauna; either: gym'],
  [
    'any hotel except hostels within 10 minutes of Adelaide Oval',
    'type=hotel & near=adelaide-oval & minutes=10',
    'absence: except hostels',
  ],
  [
    'must have a kitchen, must not be a hostel',
    'amenity=Full kitchen|Kitchenette',
    'absence: not be a hostel',
  ],
  [
    'a villa, not an apartment, in McLaren Vale',
    'location=mclaren-vale & type=villa',
    'absence: not an apartment',
  ],
  ["we can't do stairs so we need a lift", 'amenity=Step-free entrance & amenity=Lift', ''],
  ['not too expensive hotel in Norwood', 'location=norwood & type=hotel & max_price=150', ''],
  ['hotel away from the nightlife', 'type=hotel', 'absence: away from the nightlife'],
  ['hotel far from the airport', 'type=hotel', 'absence: far from the airport'],
  [
    'no smoking room in a motel under 130 dollars',
    'type=motel & amenity=Non-smoking rooms & max_price=129.99',
  ],
  ['smoke-free apartment', 'type=apartment & amenity=Non-smoking rooms'],
  [
    'nothing fancy, a simple motel in Port Adelaide',
    'location=port-adelaide & type=motel',
    'absence: nothing fancy',
  ],
  ['I do not want a room without air conditioning', 'amenity=Air conditioning'],
  [
    'excluding hostels, under $100, near Victoria Square',
    'max_price=99.99 & near=victoria-square & minutes=15',
    'absence: excluding hostels',
  ],
  [
    'hotel with breakfast but without restaurant',
    'type=hotel & amenity=Breakfast included|Breakfast available',
    'absence: without restaurant',
  ],
  ['not a party hostel, a quiet one', 'tag=quiet', 'absence: not a party hostel'],
  [
    'family room but not on the ground floor in Glenelg',
    'location=glenelg & amenity=Family rooms',
    'absence: but not on the ground floor',
  ],
  ['we are not a couple, two single beds', 'q=single beds', 'absence: are not a couple'],
  [
    'no dogs allowed, cat free, hotel for allergy sufferer',
    'q=allergy sufferer & type=hotel',
    'absence: no dogs allowed; absence: cat free',
  ],
  [
    "is there a hotel in Stirling that doesn't cost more than $240?",
    'location=stirling & type=hotel & max_price=240',
  ],
  [
    "instead of a hotel we'd like an apartment in Semaphore",
    'location=semaphore & type=apartment',
    'absence: instead of a hotel',
  ],
  [
    'Barossa rather than McLaren Vale, b&b with fireplace',
    'location=barossa & type=bed-breakfast & amenity=Fireplace',
    'absence: rather than McLaren Vale',
  ],
  [
    'a hotel in the city, but not on Hindley Street',
    'location=adelaide-cbd & type=hotel',
    'absence: but not on Hindley Street',
  ],
  ['without car so near the tram', 'near=any-tram-stop & minutes=10', 'absence: without car'],
  ['everything but motels in West Beach', 'location=west-beach', 'absence: everything but motels'],
  [
    'no shared bathroom, hostel with private bathroom',
    'type=hostel & amenity=Private bathroom',
    'absence: no shared bathroom',
  ],
  [
    "we won't bring the dog, villa in Hahndorf",
    'location=hahndorf & type=villa',
    "absence: won't bring the dog",
  ],
  ['avoid the city centre, 3 star motel', 'type=motel & stars=3', 'absence: avoid the city centre'],
  [
    'looking for a place that is not a hotel, for 4 adults, in Glenelg',
    'location=glenelg & guests=4',
    'absence: not a hotel',
  ],
  [
    'free cancellation not necessary, breakfast essential, Prospect',
    'location=prospect & amenity=Breakfast included|Breakfast available',
    'terms: free cancellation; absence: not necessary',
  ],
  ["I'd rather not walk more than 10 minutes to Rundle Mall", 'near=rundle-mall & minutes=10 & by=walk'],
];
