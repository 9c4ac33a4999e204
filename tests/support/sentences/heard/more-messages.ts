import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hiya, me n 3 girlfriends after a cute place in the hills 12-14 feb, spa pls, no bunk beds',
    'q=cute & location=adelaide-hills & amenity=Spa & check_in=2027-02-12 & check_out=2027-02-14 & guests=4',
    'absence: no bunk beds',
  ],
  [
    'Is Glenelg or Henley better for kids? we want an apartment with pool, 5 of us, 9-16 jan',
    'location=glenelg|henley-beach & type=apartment & tag=family & amenity=Outdoor pool|Indoor pool & check_in=2027-01-09 & check_out=2027-01-16 & guests=5',
  ],
  [
    'dont suggest anything in the cbd, we hate parking there. motel, breakfast, glenelg side',
    'location=glenelg & type=motel & amenity=Breakfast included|Breakfast available',
    'absence: dont suggest anything in the cbd; absence: hate parking',
  ],
  [
    'My daughter is allergic to feathers and dogs, 2 adults 1 child, quiet apartment Unley 28-30 Nov',
    'location=unley & type=apartment & tag=quiet & check_in=2026-11-28 & check_out=2026-11-30 & guests=3',
    'party: My daughter; absence: allergic to feathers and dogs',
  ],
  [
    'hostel full of party people is not what I need, somewhere calm with a desk',
    'tag=quiet & amenity=Work desk',
    'absence: hostel full of party people is not what I need',
  ],
  [
    "can't stay Friday but Saturday and Sunday night free, 2 people Hahndorf b&b",
    'location=hahndorf & type=bed-breakfast & check_in=2026-11-28 & check_out=2026-11-30 & guests=2',
    "absence: can't stay Friday",
  ],
  [
    'help! hotel cancelled, need tonight 4 people 1 room near convention centre, any price',
    'near=festival-plaza & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24 & guests=4',
    'past: hotel cancelled; rooms: 1 room',
  ],
  [
    'first-timers from Singapore, want near Rundle Mall for shopping, halal breakfast, 4 adults, 6 nights from 20 December',
    'q=shopping halal & amenity=Breakfast included|Breakfast available & near=rundle-mall & minutes=15 & check_in=2026-12-20 & check_out=2026-12-26 & guests=4',
  ],
  [
    'driving down from Darwin with a boat on a trailer, motel with big parking, Saturday night, 2 of us',
    'type=motel & amenity=Free parking|Paid parking & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  [
    'would love a hotel with a lazy breakfast and late check out on sunday',
    'q=lazy & type=hotel & amenity=Breakfast included|Breakfast available',
    'dates: late check out on sunday',
  ],
  [
    'her birthday is the 19th of December so surprise night away, luxury, adelaide hills, just us two',
    'q=her birthday & location=adelaide-hills & min_price=300 & check_in=2026-12-19 & guests=2',
  ],
  [
    'something like an airbnb but with reception, city, a kitchen, 8 nights from dec 1',
    'q=reception & location=adelaide-cbd & amenity=Full kitchen|Kitchenette & check_in=2026-12-01 & check_out=2026-12-09',
  ],
  [
    'our usual place in Norwood is full on 4 March, what else is there nearby with parking',
    'q=usual full & location=norwood & amenity=Free parking|Paid parking & check_in=2027-03-04',
  ],
  [
    'going to Kangaroo Island on the 8th, need one night near Glenelg on the 7th of January',
    'q=Kangaroo Island & location=glenelg & check_in=2027-01-07 & check_out=2027-01-08',
  ],
  [
    'i only have 90 a night, dont mind sharing a bathroom, near uni of adelaide',
    'max_price=90 & near=adelaide-university-north-terrace & minutes=15',
    'absence: dont mind sharing a bathroom',
  ],
  [
    'we want to wake up to the sea, not hear traffic, balcony, semaphore or largs',
    'q=wake up to the sea & location=semaphore & amenity=Balcony',
    'absence: not hear traffic; either: largs',
  ],
  [
    'the kids will want a pool, I will want a bar, husband wants free parking. Glenelg 2-5 jan',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & amenity=Bar & amenity=Free parking & check_in=2027-01-02 & check_out=2027-01-05',
  ],
  [
    '3 night minimum is fine, looking at 12-15 Feb for Fringe, cheap city apartment for two',
    'location=adelaide-cbd & type=apartment & max_price=150 & check_in=2027-02-12 & check_out=2027-02-15 & guests=2',
  ],
  [
    'Travelling with my cello so no stairs, close to the Festival Centre, Thursday night only',
    'q=cello & amenity=Step-free entrance & near=adelaide-festival-centre & minutes=15 & check_in=2026-11-26 & check_out=2026-11-27',
    '',
  ],
  [
    'is there a motel that takes cash and dogs near Gawler',
    'q=cash & type=motel & amenity=Pets allowed & near=gawler & minutes=15',
  ],
  [
    "coming over for my nan's 90th in Prospect on 5 Dec, 2 nights from the 4th, cot needed",
    'location=prospect & amenity=Cots on request & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'please not another conference hotel, I want charm, breakfast and a garden',
    'q=charm & amenity=Breakfast included|Breakfast available & amenity=Garden',
    'absence: not another conference hotel',
  ],
  [
    'Not sure about dates yet, maybe mid March, apartment for 6 near the beach',
    'type=apartment & tag=beach & guests=6',
    'absence: Not sure about dates; dates: mid March',
  ],
  [
    'two queen rooms, 2 couples, Barossa, Saturday 20 Feb, max 250 per room',
    'location=barossa & max_price=250 & check_in=2027-02-20 & guests=4',
    'rooms: two queen rooms',
  ],
];
