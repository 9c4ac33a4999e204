import type { Row } from '../row';

/** Spoken sentences: who asks, why, how they come, and polite words around the wish. */
export const rows: readonly Row[] = [
  [
    "I'm a bridesmaid and need a cheap bed within walking distance of the Botanic Garden for Saturday night only",
    'max_price=150 & near=adelaide-botanic-garden & minutes=15 & by=walk & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    "I'm an agency nurse starting at the Royal Adelaide Hospital and need a studio",
    'type=apartment & near=royal-adelaide-hospital & minutes=15',
  ],
  ["I'm a locum GP and need an apartment in Gawler", 'type=apartment & near=gawler & minutes=15'],
  [
    "I've a contract at Lyell McEwin, cheap motel nearby",
    'type=motel & max_price=150 & near=lyell-mcewin-hospital & minutes=15',
  ],
  [
    "I'm on a contract at Lyell McEwin and want a unit with a kitchen",
    'type=apartment & amenity=Full kitchen|Kitchenette & near=lyell-mcewin-hospital & minutes=15',
  ],
  [
    "I work night shifts at the Women's and Children's Hospital so I need blackout curtains, aircon and a place within ten minutes' walk",
    'q=blackout curtains & amenity=Air conditioning & near=womens-and-childrens-hospital & minutes=10 & by=walk',
  ],
  [
    'My daughter graduates from the University of Adelaide on 17 December, so we want a four star hotel within walking distance',
    'type=hotel & stars=4 & near=adelaide-university-north-terrace & minutes=15 & by=walk & check_in=2026-12-17',
    'party: My daughter',
  ],
  [
    "I'm auditing stays for guests with low vision in the CBD",
    'location=adelaide-cbd',
    'beside: with low vision',
  ],
  [
    "I'm planning a board retreat at a winery, somewhere in McLaren Vale with a cellar door, meeting space",
    'location=mclaren-vale & tag=vineyard & amenity=Cellar door tastings & amenity=Meeting rooms',
    'beside: board retreat',
  ],
  [
    'my cousin is getting married in the Barossa, we need a cottage for four',
    'q=cottage & location=barossa & guests=4',
  ],
  [
    "we're moving our daughter into college, so a hotel in North Adelaide with parking",
    'location=north-adelaide & type=hotel & amenity=Free parking|Paid parking',
    'party: our daughter',
  ],
  [
    'our delegates fly in on Sunday, so show business hotels by the airport',
    'type=hotel & tag=business & near_airport=1 & check_in=2026-11-29',
  ],
  [
    'could you find my client a hotel in the CBD with a roll-in shower, she uses a power chair',
    'location=adelaide-cbd & type=hotel & amenity=Accessible bathroom & amenity=Wheelchair accessible',
  ],
  [
    'my mum is on oxygen and needs a quiet hotel in Glenelg',
    'location=glenelg & type=hotel & tag=quiet',
    'beside: on oxygen',
  ],
  [
    'we are visiting our boy at UniSA Mawson Lakes and would like an apartment with parking for three adults',
    'location=mawson-lakes & type=apartment & amenity=Free parking|Paid parking & guests=3',
    'beside: visiting our boy',
  ],
  ['my wife and two friends want a villa', 'type=villa & guests=4'],
  [
    'the wife and I are towing a van and want a quiet motel',
    'type=motel & tag=quiet & amenity=Free parking|Paid parking & guests=2',
  ],
  [
    "we're retired and driving across from Perth, so a ground floor room by the sea at Semaphore with heating would suit us fine",
    'q=ground floor & location=semaphore & tag=beach & amenity=Heating',
  ],
  ['arriving by train from Melbourne and want a hotel in the CBD', 'location=adelaide-cbd & type=hotel'],
  [
    "I'm riding the Riesling Trail afterwards, so find a B&B in the Barossa with bicycle storage and big breakfasts for one",
    'location=barossa & type=bed-breakfast & amenity=Bicycle storage & amenity=Breakfast included|Breakfast available & guests=1',
    'beside: riding the Riesling Trail',
  ],
  [
    'just me and my cello, hotel near the Festival Centre',
    'type=hotel & near=adelaide-festival-centre & minutes=15 & guests=1',
  ],
  [
    'an apartment in Henley Beach with a playground where our baby and four year old can play',
    'location=henley-beach & type=apartment & amenity=Playground',
    'party: our baby and four year old',
  ],
  ['seoul couple looking for hotel in cbd', 'location=adelaide-cbd & type=hotel & guests=2'],
  ['mumbai family of 4 cbd', 'location=adelaide-cbd & guests=4'],
  ['london couple glenelg', 'location=glenelg & guests=2'],
  ['two girls from Manchester want a hostel', 'type=hostel & guests=2'],
  ['a motel with a pool would do the trick', 'type=motel & amenity=Outdoor pool|Indoor pool'],
  [
    'a hotel with a gym and pool in Unley if that exists',
    'location=unley & type=hotel & amenity=Gym & amenity=Outdoor pool|Indoor pool',
  ],
  ['a hostel with a pool, if there is such a thing', 'type=hostel & amenity=Outdoor pool|Indoor pool'],
  ['list venues in the Barossa Valley with function rooms', 'location=barossa & amenity=Meeting rooms'],
  ['pull up hotels with a pool', 'type=hotel & amenity=Outdoor pool|Indoor pool'],
  [
    'sort hotels around Victoria Square by guest rating',
    'type=hotel & near=victoria-square & minutes=15 & sort=rating',
  ],
  ['sort motels in Glenelg by price', 'location=glenelg & type=motel & sort=price_low'],
  ['rank them by rating, hotels in the CBD', 'location=adelaide-cbd & type=hotel & sort=rating'],
  ['list apartments in Norwood cheapest first', 'location=norwood & type=apartment & sort=price_low'],
  [
    'an apartment in Glenelg with a microwave for heating bottles',
    'location=glenelg & type=apartment & amenity=Kitchenette|Full kitchen',
  ],
  [
    "I'd prefer not to share a bathroom, so could you find a hostel in the city with a private one under ninety",
    'location=adelaide-cbd & type=hostel & amenity=Private bathroom & max_price=89.99',
  ],
  [
    'hostel in the city, rather not share a bathroom',
    'location=adelaide-cbd & type=hostel & amenity=Private bathroom',
  ],
  [
    "hostel in the city, don't want to share a bathroom",
    'location=adelaide-cbd & type=hostel & amenity=Private bathroom',
  ],
  ["a hotel that isn't noisy in the CBD", 'location=adelaide-cbd & type=hotel & tag=quiet'],
  ['a motel in Glenelg, not noisy', 'location=glenelg & type=motel & tag=quiet'],
  ['not too loud hotel in the CBD', 'location=adelaide-cbd & type=hotel & tag=quiet'],
  ["a hotel in Hindley Street that isn't loud", 'q=Hindley Street & type=hotel & tag=quiet'],
  ['a hotel in the CBD away from the noise', 'location=adelaide-cbd & type=hotel & tag=quiet'],
  ['nothing noisy, a motel in Glenelg', 'location=glenelg & type=motel & tag=quiet'],
  ['hostel in town cheap as', 'location=adelaide-cbd & type=hostel & max_price=150'],
  [
    'hotels in town that have a 24 hour front desk',
    'location=adelaide-cbd & type=hotel & amenity=24-hour reception',
  ],
  ['sort hotels in the CBD by price, highest first', 'location=adelaide-cbd & type=hotel & sort=price_high'],
  ['list 4 star hotels in Glenelg by price', 'location=glenelg & type=hotel & stars=4 & sort=price_low'],
  ['melbourne couple, glenelg', 'location=glenelg & guests=2'],
  [
    'perth family of five want a villa in Victor Harbor',
    'type=villa & near=victor-harbor & minutes=15 & guests=5',
  ],
  ['my husband and three mates want a villa', 'type=villa & guests=5'],
  ['my partner and two friends, cbd', 'location=adelaide-cbd & guests=4'],
  ['my partner and two friends and I need a house', 'type=villa & guests=4'],
  [
    "I'm an agency midwife covering at the Lyell McEwin, cheap unit",
    'type=apartment & max_price=150 & near=lyell-mcewin-hospital & minutes=15',
  ],
  [
    "I've got a six month contract at Flinders Medical Centre so I need an apartment with a desk",
    'type=apartment & amenity=Work desk & near=flinders-medical-centre & minutes=15',
  ],
  [
    "I do shift work at the RAH so somewhere quiet within five minutes' walk",
    'tag=quiet & near=royal-adelaide-hospital & minutes=5 & by=walk',
  ],
  [
    'my nephew graduates from Flinders University on 10 December so a motel nearby',
    'type=motel & near=flinders-university & minutes=15 & check_in=2026-12-10',
  ],
  [
    "we're reviewing stays for guests with hearing loss, hotels in Glenelg",
    'location=glenelg & type=hotel',
    'beside: with hearing loss',
  ],
  [
    'our sales team flies in on Monday, hotels by the airport with breakfast',
    'type=hotel & amenity=Breakfast included|Breakfast available & near_airport=1 & check_in=2026-11-23',
  ],
  [
    'my dad is on home oxygen, ground floor room in Glenelg',
    'q=ground floor & location=glenelg',
    'beside: on home oxygen',
  ],
  [
    'visiting my brother in Norwood with my wife, motel with parking',
    'location=norwood & type=motel & amenity=Free parking|Paid parking',
    'beside: visiting my brother',
  ],
  [
    'we are towing a boat and need a motel in Port Adelaide',
    'location=port-adelaide & type=motel & amenity=Free parking|Paid parking',
  ],
  ['coming over on the ferry from Kangaroo Island, hotel in Glenelg', 'location=glenelg & type=hotel'],
  ['arriving by coach from Mildura, hostel in the city', 'location=adelaide-cbd & type=hostel'],
  [
    "we're walking the Heysen Trail first, then a hotel in Hahndorf with a bath",
    'location=hahndorf & type=hotel & amenity=Bath tub',
    'beside: walking the Heysen Trail',
  ],
  [
    'a garden where the kids can run free, house in Stirling',
    'location=stirling & type=villa & amenity=Garden',
  ],
  ['brisbane mum with two kids, glenelg motel', 'location=glenelg & type=motel & guests=3'],
  [
    'a motel in Glenelg with a pool would suit us down to the ground',
    'location=glenelg & type=motel & amenity=Outdoor pool|Indoor pool',
  ],
  ['a quiet B&B in Hahndorf would go down well', 'location=hahndorf & type=bed-breakfast & tag=quiet'],
  ['point us towards a cheap hostel in the city', 'location=adelaide-cbd & type=hostel & max_price=150'],
  ['list B&Bs in Hahndorf by price', 'location=hahndorf & type=bed-breakfast & sort=price_low'],
  [
    'hotel with a fridge for storing insulin in Unley',
    'location=unley & type=hotel & amenity=Kitchenette|Full kitchen',
  ],
  [
    'a motel with heating, and a microwave',
    'type=motel & amenity=Heating & amenity=Kitchenette|Full kitchen',
  ],
  [
    'we would rather not share a shower, hostel in Glenelg',
    'location=glenelg & type=hostel & amenity=Private bathroom',
  ],
  ['a hotel in Hahndorf, nothing too loud', 'location=hahndorf & type=hotel & tag=quiet'],
  [
    "I'd hate to share a bathroom or a kitchen, hostel",
    'type=hostel',
    'absence: hate to share a bathroom or a kitchen',
  ],
  ['wedding venues in the Barossa', 'q=wedding venues & location=barossa'],
  ['near uni sa mawson lakes, motel', 'location=mawson-lakes & type=motel'],
];
