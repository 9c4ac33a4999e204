import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'going to a wedding in Hahndorf on 5 december, need somewhere for 4 adults close by',
    'q=wedding & location=hahndorf & check_in=2026-12-05 & guests=4',
  ],
  [
    'visiting mum at flinders medical centre, motel close by for a week from monday',
    'type=motel & near=flinders-medical-centre & minutes=15 & check_in=2026-11-23 & check_out=2026-11-30',
    'beside: visiting mum',
  ],
  [
    'wife having surgery at RAH thurs, room within walking distance with parking',
    'amenity=Free parking|Paid parking & near=royal-adelaide-hospital & minutes=15 & by=walk & check_in=2026-11-26',
  ],
  [
    'conference at the convention centre 8-10 march, hotel with desk and gym',
    'type=hotel & amenity=Work desk & amenity=Gym & near=festival-plaza & minutes=15 & check_in=2027-03-08 & check_out=2027-03-10',
  ],
  [
    'AFL game at adelaide oval sat, 4 mates, hotel within 1km',
    'type=hotel & near=adelaide-oval & minutes=16 & by=walk & check_in=2026-11-28 & guests=4',
    'beside: AFL game',
  ],
  [
    'hotel 10 mins walk to adelaide oval for the cricket 26 dec',
    'type=hotel & near=adelaide-oval & minutes=10 & by=walk & check_in=2026-12-26',
  ],
  [
    'WOMADelaide 5-8 march, somewhere near botanic park under $250',
    'q=WOMADelaide & max_price=249.99 & near=adelaide-botanic-garden & minutes=15 & check_in=2027-03-05 & check_out=2027-03-08',
  ],
  [
    'fringe weekend, cheap hostel near rundle street for two',
    'q=fringe & location=adelaide-cbd & type=hostel & max_price=150 & guests=2',
    'dates: weekend; distance: rundle street',
  ],
  [
    'student needs room near uni sa city west 3 months from february',
    'near=city-west-campus & minutes=15',
    'dates: 3 months; dates: from february',
  ],
  [
    'tradie accom 5 blokes ute parking washing machine mon to fri port adelaide',
    'location=port-adelaide & amenity=Free parking|Paid parking & amenity=Washing machine & check_in=2026-11-23 & check_out=2026-11-27 & guests=5',
  ],
  [
    'backpackers looking for hostel w/ kitchen and lockers near bus station',
    'q=lockers & type=hostel & amenity=Shared kitchen & near=adelaide-central-bus-station & minutes=15',
  ],
  [
    'two dogs and us want a house with fenced yard in the hills',
    'q=fenced & location=adelaide-hills & type=villa & amenity=Pets allowed & amenity=Garden',
  ],
  [
    'place with room for a pram and a lift, 2 adults 1 baby, city',
    'location=adelaide-cbd & amenity=Step-free entrance & amenity=Lift & guests=3',
  ],
  [
    'my husband uses a wheelchair, need accessible bathroom and step free entry near glenelg',
    'location=glenelg & amenity=Wheelchair accessible & amenity=Accessible bathroom & amenity=Step-free entrance',
  ],
  [
    'motel with secure parking for 2 motorbikes in barossa',
    'location=barossa & type=motel & amenity=Free parking|Paid parking',
  ],
  [
    'room to park a caravan, motel near west beach',
    'location=west-beach & type=motel & amenity=Free parking|Paid parking',
  ],
  [
    'hospital visit womens and childrens 2 adults + toddler 3 nights',
    'q=hospital visit & near=womens-and-childrens-hospital & minutes=15 & guests=3',
    'dates: 3 nights',
  ],
  [
    'chemo at queen elizabeth hospital every tuesday, quiet motel nearby with kitchen',
    'q=every tuesday & type=motel & tag=quiet & amenity=Full kitchen|Kitchenette & near=queen-elizabeth-hospital & minutes=15',
    'beside: chemo',
  ],
  [
    'hotel less than 15 mins by tram to entertainment centre',
    'type=hotel & near=adelaide-entertainment-centre & minutes=15 & by=tram',
  ],
  [
    'concert at ent centre fri night 2 people budget hotel',
    'type=hotel & max_price=150 & near=adelaide-entertainment-centre & minutes=15 & check_in=2026-11-27 & check_out=2026-11-28 & guests=2',
    'beside: concert',
  ],
  [
    'tennis at memorial drive jan 4-10, 2 adults, near adelaide oval',
    'near=adelaide-oval & minutes=15 & check_in=2027-01-04 & check_out=2027-01-10 & guests=2',
    'beside: tennis',
  ],
  [
    'royal show with 3 kids and 2 adults near showgrounds sept 4-6',
    'near=adelaide-showground & minutes=15 & check_in=2027-09-04 & check_out=2027-09-06 & guests=5',
  ],
  [
    'early flight, motel 5 min from airport with shuttle',
    'type=motel & amenity=Airport shuttle & near_airport=1',
    'beside: early flight',
  ],
  [
    'cruise leaves outer harbor saturday, hotel nearby with luggage storage friday night',
    'q=outer harbor & type=hotel & amenity=Luggage storage & check_in=2026-11-27 & check_out=2026-11-28',
    'beside: cruise leaves; dates: saturday',
  ],
  [
    'graduation at adelaide uni 16 dec, hotel for mum and dad within walking distance',
    'type=hotel & near=adelaide-university-north-terrace & minutes=15 & by=walk & check_in=2026-12-16',
    'beside: graduation',
  ],
  [
    'honeymoon in barossa 3 nights from 9 january with spa bath and breakfast',
    'location=barossa & tag=romantic & amenity=Spa & amenity=Breakfast included|Breakfast available & check_in=2027-01-09 & check_out=2027-01-12',
  ],
  [
    'hens weekend glenelg 10 girls 2 bathrooms balcony 12-14 feb',
    'q=2 bathrooms & location=glenelg & amenity=Balcony & check_in=2027-02-12 & check_out=2027-02-14 & guests=10',
    'dates: hens weekend',
  ],
  [
    'golf trip 4 guys west beach twin beds 20-22 nov 2027',
    'q=twin beds & location=west-beach & check_in=2027-11-20 & check_out=2027-11-22 & guests=4',
  ],
  [
    'cycling tour down under, hotel with bike storage in norwood jan 18-25',
    'location=norwood & type=hotel & amenity=Bicycle storage & check_in=2027-01-18 & check_out=2027-01-25',
    'beside: cycling tour down under',
  ],
  [
    'ferry to kangaroo island next morning, motel near cape jervis',
    'q=ferry to kangaroo island next morning & type=motel & near=cape-jervis-ferry & minutes=15',
  ],
  [
    'zoo trip with 2 kids, 2 adults, family room within 15 minutes of adelaide zoo',
    'q=zoo & amenity=Family rooms & near=adelaide-zoo & minutes=15 & guests=4',
  ],
  [
    'netball carnival, 12 girls and 3 coaches, west lakes area, breakfast',
    'amenity=Breakfast included|Breakfast available & near=westfield-west-lakes & minutes=15 & guests=15',
    'beside: netball carnival',
  ],
  [
    'ev road trip, motel with charger near mount barker',
    'q=ev road charger & type=motel & near=mount-barker & minutes=15',
    '',
  ],
  [
    'digital nomad need fast wifi and desk for 1 month in city',
    'location=adelaide-cbd & amenity=Free Wi-Fi & amenity=Work desk',
    'dates: for 1 month',
  ],
  [
    'nurse on placement at lyell mac, room w kitchen 4 weeks from 11 jan',
    'amenity=Full kitchen|Kitchenette & near=lyell-mcewin-hospital & minutes=15 & check_in=2027-01-11 & check_out=2027-02-08',
  ],
  [
    'funeral in brighton tuesday 1 dec, 2 adults monday and tuesday night',
    'location=brighton & check_in=2026-11-30 & check_out=2026-12-02 & guests=2',
    'beside: funeral; dates: tuesday 1 dec',
  ],
  [
    'wine tasting weekend in mclaren vale for 6, cottage with fireplace',
    'q=wine tasting weekend cottage & location=mclaren-vale & amenity=Fireplace & guests=6',
  ],
  [
    'anniversary stay, luxury hotel with spa overlooking the sea, glenelg, 20 feb',
    'location=glenelg & type=hotel & amenity=Spa & amenity=Sea view & min_price=300 & check_in=2027-02-20',
  ],
  [
    'school group of 20 hostel near museum',
    'type=hostel & near=south-australian-museum & minutes=15 & guests=20',
  ],
  [
    'job interview wednesday, one night in the city tuesday, cheap',
    'q=job interview & location=adelaide-cbd & max_price=150 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'guide dog user, hotel near railway station step free',
    'type=hotel & amenity=Step-free entrance & near=adelaide-railway-station & minutes=15',
    'beside: guide dog user',
  ],
  [
    'pickleball comp in mawson lakes 27-29 nov motel 2 ppl',
    'location=mawson-lakes & type=motel & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
    'beside: pickleball comp',
  ],
  [
    'fishing at semaphore jetty, place with freezer and bbq',
    'q=fishing freezer & amenity=Barbecue & near=semaphore-jetty & minutes=15',
  ],
  [
    'grandparents minding kids, apartment with 2 bathrooms near henley beach 27 dec - 3 jan',
    'q=minding kids 2 bathrooms & location=henley-beach & type=apartment & check_in=2026-12-27 & check_out=2027-01-03',
  ],
  [
    'moving from perth need long term pet friendly unit in prospect',
    'location=prospect & type=apartment & tag=long-stay & amenity=Pets allowed',
  ],
  [
    'travelling with a labrador, glenelg, 4 dec for 2 nights',
    'location=glenelg & amenity=Pets allowed & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'blind date weekend somewhere romantic in stirling with fire',
    'q=blind date & location=stirling & tag=romantic & amenity=Fireplace',
    'dates: weekend',
  ],
  [
    'hotel with room for 3 bikes near the tram',
    'type=hotel & amenity=Bicycle storage & near=any-tram-stop & minutes=10',
  ],
  [
    'kids swimming championships at marion, family motel near westfield marion',
    'type=motel & tag=family & near=westfield-marion & minutes=15',
    'beside: swimming championships',
  ],
  [
    'soccer at coopers stadium friday night, 2 adults hotel 15 min walk max',
    'q=max & type=hotel & near=coopers-stadium & minutes=15 & by=walk & check_in=2026-11-27 & check_out=2026-11-28 & guests=2',
    'beside: soccer',
  ],
  [
    'racegoers, morphettville races saturday, hotel on tram line',
    'type=hotel & near=morphettville-racecourse & minutes=15 & check_in=2026-11-28',
    'landmarks: on tram line',
  ],
  [
    'electric scooter friendly hotel with ground floor room',
    'q=electric scooter friendly ground floor & type=hotel',
  ],
  [
    'business trip 2 nights 1 to 3 december hotel near victoria square with gym and wifi',
    'type=hotel & tag=business & amenity=Gym & amenity=Free Wi-Fi & near=victoria-square & minutes=15 & check_in=2026-12-01 & check_out=2026-12-03',
  ],
  [
    'vegan couple, b&b with garden in adelaide hills',
    'location=adelaide-hills & type=bed-breakfast & amenity=Garden & guests=2',
    'beside: vegan',
  ],
  [
    'band touring, 5 people, late check in, parking for van, near hindley street',
    'q=band touring late check in & location=adelaide-cbd & amenity=Free parking|Paid parking & guests=5',
    'distance: hindley street',
  ],
  [
    'wheelchair taxi drop off, accessible hotel within 500m of rundle mall',
    'q=wheelchair taxi drop off & type=hotel & amenity=Wheelchair accessible & near=rundle-mall & minutes=8 & by=walk',
  ],
  [
    'parents of a boarder, hotel near st peters college 3-5 dec',
    'q=boarder & type=hotel & check_in=2026-12-03 & check_out=2026-12-05',
    'distance: near st peters college',
  ],
  [
    'bowls carnival, 8 seniors, ground floor motel in brighton',
    'q=ground floor & location=brighton & type=motel & guests=8',
    'beside: bowls carnival',
  ],
  [
    'rowing regatta west lakes, team of 9, self contained',
    'q=rowing regatta & tag=self-contained & near=westfield-west-lakes & minutes=15 & guests=9',
  ],
  [
    'visiting uni friends, hostel near flinders uni under $60',
    'type=hostel & max_price=59.99 & near=flinders-university & minutes=15',
  ],
];
