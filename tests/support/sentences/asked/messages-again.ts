import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'adl cbd 4* 2nts 5dec 2pax bkfst gym <=260',
    'location=adelaide-cbd & amenity=Breakfast included|Breakfast available & amenity=Gym & max_price=260 & stars=4 & check_in=2026-12-05 & check_out=2026-12-07 & guests=2',
  ],
  [
    'wanna stay glenelg w the fam (2+3) pool n bbq next wkend',
    'location=glenelg & tag=family & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2026-12-04 & check_out=2026-12-06 & guests=5',
  ],
  [
    'cheapo motel nr airport 1 nite thu',
    'type=motel & max_price=150 & near_airport=1 & check_in=2026-11-26 & check_out=2026-11-27',
  ],
  ['hottel in norht adelaide wiht balcny', 'location=north-adelaide & type=hotel & amenity=Balcony'],
  [
    'b+b stirling fireplace sat nite 2ppl',
    'location=stirling & type=bed-breakfast & amenity=Fireplace & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  [
    'looking for a unit 4 six in brighton, dog ok, jan 9-16',
    'location=brighton & type=apartment & amenity=Pets allowed & check_in=2027-01-09 & check_out=2027-01-16 & guests=6',
  ],
  [
    'PLEASE HELP NEED WHEELCHAIR ROOM TONIGHT NEAR RAH',
    'amenity=Wheelchair accessible & near=royal-adelaide-hospital & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'resort kids 3 and 5 two adults pool not glenelg',
    'type=resort & amenity=Outdoor pool|Indoor pool & guests=4',
    'absence: not glenelg',
  ],
  ['hostel-city-cheap-wifi', 'location=adelaide-cbd & type=hostel & amenity=Free Wi-Fi & max_price=150'],
  ['luxury/5 star/spa/barossa/2', 'q=2 & location=barossa & amenity=Spa & min_price=300 & stars=5'],
  [
    'Apt 1br kitchen laundry Unley long term max $140pn',
    'q=1br & location=unley & type=apartment & tag=long-stay & amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine & max_price=140',
  ],
  [
    'my 2 dogs n me, motel, hahndorf way, fri',
    'location=hahndorf & type=motel & amenity=Pets allowed & check_in=2026-11-27',
  ],
  [
    'pool, AC, parking = motel 3 adults port adelaide wed-fri',
    'location=port-adelaide & type=motel & amenity=Outdoor pool|Indoor pool & amenity=Air conditioning & amenity=Free parking|Paid parking & check_in=2026-11-25 & check_out=2026-11-27 & guests=3',
  ],
  [
    '10 min frm oval on foot, 2 ppl, <200',
    'max_price=199.99 & near=adelaide-oval & minutes=10 & by=walk & guests=2',
  ],
  [
    'somewere romantik in mclaren vale w spa and vinyard view',
    'location=mclaren-vale & tag=romantic & tag=vineyard & amenity=Spa',
  ],
  ['cheepest room adelade tomorow nite', 'check_in=2026-11-24 & check_out=2026-11-25 & sort=price_low'],
  ['semapore beachfrunt apartmnt 4 gests', 'location=semaphore & type=apartment & tag=beachfront & guests=4'],
  [
    'motel 2 double beds truk parking gawler',
    'q=double beds truk & type=motel & amenity=Free parking|Paid parking & near=gawler & minutes=15',
  ],
  [
    'ev charger!! hotel w gym cbd dont care price',
    'location=adelaide-cbd & type=hotel & amenity=Electric car charging & amenity=Gym',
    'absence: dont care price',
  ],
  ['bnb with hottub for 2 this fri', 'type=bed-breakfast & amenity=Spa & check_in=2026-11-27 & guests=2'],
  ['nrwood aprtment balcony wfi', 'location=norwood & type=apartment & amenity=Balcony & amenity=Free Wi-Fi'],
  [
    '2 wks serviced apartment mawson lakes frm 11 jan desk+wifi+washer',
    'location=mawson-lakes & type=serviced-apartment & amenity=Work desk & amenity=Free Wi-Fi & amenity=Washing machine & check_in=2027-01-11 & check_out=2027-01-25',
  ],
  [
    'nye city hotel view of fireworks 2 adults',
    'location=adelaide-cbd & type=hotel & check_in=2026-12-31 & check_out=2027-01-01 & guests=2',
    'beside: view of fireworks',
  ],
  [
    'hostel nr trainstation luggage lockers late chkin',
    'q=late chkin & type=hostel & amenity=Luggage storage & near=adelaide-railway-station & minutes=15',
  ],
  ['hotel $200ish glenelg or henley', 'location=glenelg|henley-beach & type=hotel & max_price=230'],
  [
    '5 bedrm house hills 10 ppl fire pool pets',
    'q=5 bedrm & location=adelaide-hills & type=villa & amenity=Fireplace & amenity=Outdoor pool|Indoor pool & amenity=Pets allowed & guests=10',
  ],
  ['prospect motel 90 bucks max', 'location=prospect & type=motel & max_price=90'],
  [
    'can i get a room 4 2 w a bath + breky in hahndorf sat 5th',
    'location=hahndorf & amenity=Bath tub & amenity=Breakfast included|Breakfast available & check_in=2026-12-05 & guests=2',
  ],
  ['holiday let brighton seafront sleeps 8', 'location=brighton & tag=beachfront & guests=8'],
  [
    'car park essential. lift essential. hotel. cbd.',
    'location=adelaide-cbd & type=hotel & amenity=Free parking|Paid parking & amenity=Lift',
  ],
  [
    'flat near beach 2 wks july cheap',
    'type=apartment & tag=beach & max_price=150',
    'dates: 2 wks; dates: july',
  ],
  [
    'self catering cottage barossa dogs x 2',
    'q=cottage x 2 & location=barossa & tag=self-contained & amenity=Pets allowed',
  ],
  [
    'en-suite dbl room city centre b&b £80',
    'location=adelaide-cbd & type=bed-breakfast & amenity=Private bathroom',
    'amount: £80',
  ],
  [
    'motel w/ guest laundry + playgrnd 2a3k west bch',
    'location=west-beach & type=motel & amenity=Laundry|Washing machine & amenity=Playground & guests=5',
  ],
  [
    'hotel>cbd>pool>under 180>fri',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & max_price=179.99 & check_in=2026-11-27',
  ],
  [
    'hen do 10 girls glenelg apartment balcony sat 12 dec',
    'location=glenelg & type=apartment & amenity=Balcony & check_in=2026-12-12 & guests=10',
  ],
  [
    'quiet hotl wth lift nr womens hospital',
    'type=hotel & tag=quiet & amenity=Lift & near=womens-and-childrens-hospital & minutes=15',
  ],
  [
    'business trip tues-thurs cbd hotel desk wifi brekkie',
    'location=adelaide-cbd & type=hotel & tag=business & amenity=Work desk & amenity=Free Wi-Fi & amenity=Breakfast included|Breakfast available & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  [
    'pram friendly no steps apartment norwood',
    'location=norwood & type=apartment & amenity=Step-free entrance',
    '',
  ],
  [
    'anything near coopers stadium fri 4 dec under 150 w parking',
    'amenity=Free parking|Paid parking & max_price=149.99 & near=coopers-stadium & minutes=15 & check_in=2026-12-04',
  ],
  [
    'arriving 28/12 leaving 2/1 6 people villa pool bbq',
    'type=villa & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2026-12-28 & check_out=2027-01-02 & guests=6',
  ],
  [
    '4 adlts 2 rms city htl fri sat nights',
    'location=adelaide-cbd & type=hotel & check_in=2026-11-27 & check_out=2026-11-29 & guests=4',
    'rooms: 2 rms',
  ],
  [
    'unley bed and breakfst no stairs',
    'location=unley & type=bed-breakfast & amenity=Step-free entrance',
    '',
  ],
  [
    'cheap cheerful clean motel brighton 3 nts mon',
    'location=brighton & type=motel & max_price=150 & check_in=2026-11-23 & check_out=2026-11-26',
  ],
  [
    'glenelg jetty area hotel sea views < $350',
    'type=hotel & amenity=Sea view & max_price=349.99 & near=glenelg-jetty & minutes=15',
  ],
  [
    'hotel adelaide 2nd jan 1 person airport pickup',
    'type=hotel & amenity=Airport shuttle & check_in=2027-01-02 & guests=1',
  ],
  [
    'backpackers 4 days from xmas day beach',
    'type=hostel & tag=beach & check_in=2026-12-25',
    'dates: 4 days',
  ],
  [
    'Room w. private bathroom, kitchenette, near uni sa city west, 3 wks from feb 15',
    'amenity=Private bathroom & amenity=Kitchenette & near=city-west-campus & minutes=15 & check_in=2027-02-15 & check_out=2027-03-08',
  ],
  ['motel mon 3 nights', 'type=motel & check_in=2026-11-23 & check_out=2026-11-26'],
  ['motel 3 nts mon', 'type=motel & check_in=2026-11-23 & check_out=2026-11-26'],
  ['motel 3 nights monday', 'type=motel & check_in=2026-11-23 & check_out=2026-11-26'],
  ['3 nights tue', 'check_in=2026-11-24 & check_out=2026-11-27'],
  ['kids 3 and 5, two adults', 'guests=4'],
  ['kids 3 and 5 two adults', 'guests=4'],
  ['two adults kids 3 and 5', 'guests=4'],
  ['kids 3 & 5 plus 2 adults', 'guests=4'],
];
