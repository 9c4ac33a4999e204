export type AliasKey =
  | 'adelaide'
  | 'hotels'
  | 'serviced-apartments'
  | 'apartments'
  | 'motels'
  | 'budget'
  | 'luxury'
  | 'family'
  | 'adelaide-cbd'
  | 'adelaide-hills'
  | 'airport'
  | 'glenelg-beach';

export type AliasText = {
  title: string;
  heading: string;
  intro: readonly string[];
  metaDescription: string;
};

export const aliasTexts: Record<AliasKey, AliasText> = {
  adelaide: {
    title: 'Accommodation in Adelaide: the Whole Directory',
    heading: 'Accommodation in Adelaide',
    intro: [
      'Every stay that we list is on this page: city hotels and serviced apartments, motels on the roads into town, beach apartments from Semaphore to Brighton, and cottages in the Hills, the Barossa and McLaren Vale. Parkland surrounds the centre, the airport is fifteen minutes away, and few places here are more than an hour from the sea.',
      'If you have not chosen an area yet, begin with what you came for. Museums, the Oval and the Central Market are in the city, the sand is at Glenelg and Henley Beach, and the cellar doors need a car or a driver. Then narrow the list by price, kind or stars, and book on the provider’s own page.',
    ],
    metaDescription:
      'All stays of the directory in Adelaide, the Hills, the Barossa and McLaren Vale, with base rates side by side and links to each provider’s own booking.',
  },
  hotels: {
    title: 'Adelaide Hotels: Compare City and Beach Stays',
    heading: 'Adelaide hotels',
    intro: [
      "Most of Adelaide's hotels stand inside the square mile that Colonel Light laid out in 1837, and North Terrace has the thickest cluster: the railway station, the convention centre and the footbridge to Adelaide Oval are all within a few minutes on foot. A second group faces the sea at Glenelg, half an hour away by tram, and smaller ones are scattered through North Adelaide and the inner suburbs.",
      "Before you book, look at three things on the provider's own page: whether parking is in the building or in a public car park nearby, what a night costs in the week you travel, and how late the front desk is staffed. The Fringe and the Adelaide Festival in February and March, and big matches at the Oval, lift prices across the whole city.",
    ],
    metaDescription:
      "Hotels in Adelaide side by side: the North Terrace cluster, Glenelg's seafront and the quieter suburbs, with base rates and links to each hotel's own booking.",
  },
  'serviced-apartments': {
    title: 'Serviced Apartments in Adelaide for Longer Stays',
    heading: 'Serviced apartments in Adelaide',
    intro: [
      "A serviced apartment gives you a kitchen and usually a washing machine, with cleaning and a reception or a lockbox behind it. In Adelaide they gather around the southern and western halves of the city grid, close to the Central Market and the hospitals and university buildings of North Terrace's west end, and again at Glenelg's marina. Mawson Lakes has some for people working in the north.",
      'Ask how often the rooms are cleaned, because weekly is as common as daily, and whether a longer stay earns a lower rate. Check the bed configuration too: a second bedroom can be a sofa bed with a door. If you arrive after office hours, find out how the key is handed over and who answers the phone at night.',
    ],
    metaDescription:
      'Serviced apartments in Adelaide with kitchens and laundries, from the Central Market side of the city to Glenelg. What to ask about cleaning and keys.',
  },
  apartments: {
    title: 'Adelaide Apartments for Short Stays',
    heading: 'Adelaide apartments',
    intro: [
      'Apartments without hotel services suit travellers who want their own front door and a proper kitchen more than a daily visit from housekeeping. In the city they are mostly in towers built since 2000 near the Central Market and Light Square; at the coast, in blocks along the esplanades at Glenelg and Henley Beach. Norwood and Unley have a few in older, low buildings.',
      "The base rate is often only part of the sum. Cleaning fees, a bond and a minimum number of nights are common, and all of them appear in the provider's booking system before you pay. Check whether the parking space will take a tall car, whether the building allows late arrivals, and whether linen and towels come with the apartment.",
    ],
    metaDescription:
      'Self-contained apartments in Adelaide: city towers near the Central Market, beachfront blocks at Glenelg and Henley. Fees, bonds and parking to check first.',
  },
  motels: {
    title: 'Adelaide Motels with Parking at the Door',
    heading: 'Adelaide motels',
    intro: [
      "Adelaide's motels follow the old roads into town. You find them on Glen Osmond Road, where the freeway comes down from the Hills and from Melbourne, along Main North Road towards the Barossa and Clare, and on Anzac Highway and Tapleys Hill Road near the beaches and the airport. Most are one or two storeys, with the car outside the room.",
      'Parking is usually part of the price, which matters in a city where a night in a central car park can cost as much as dinner. Ask for a room at the back if you sleep lightly, since the road that makes a motel handy also makes it noisy. Reception often closes in the evening, so ring ahead when you will be late.',
    ],
    metaDescription:
      'Motels in Adelaide on Glen Osmond Road, Main North Road and near the airport and beaches: parking at the door, simple rooms and what to ask before you book.',
  },
  budget: {
    title: 'Budget Accommodation in Adelaide up to A$150',
    heading: 'Budget accommodation in Adelaide',
    intro: [
      'Everything on this page has a base rate of A$150 a night or less. That covers dormitory beds and private rooms in hostels, many of them in the south-western quarter of the city near the Central Market and the bus station on Franklin Street, plain motel rooms on the main roads, and a few small apartments and guesthouses in the suburbs.',
      'Plan the whole day rather than the bed alone. The city trams between South Terrace, the Entertainment Centre and the Botanic Garden are free, and so are the City Connector buses, so a room inside that zone saves fares. A shared kitchen and a walk to the market save more. From the suburbs, check that a train, tram or bus still runs when you come home.',
    ],
    metaDescription:
      'Budget stays in Adelaide at A$150 a night or less: hostels near the Central Market, motels, small apartments, and how free trams and a kitchen help.',
  },
  luxury: {
    title: 'Luxury Accommodation in Adelaide',
    heading: 'Luxury accommodation in Adelaide',
    intro: [
      "Adelaide's most expensive rooms come in three settings. In the city they look over the River Torrens and the Oval, or occupy restored nineteenth-century buildings of sandstone and bluestone. In the Hills, around Stirling and Mount Lofty, they sit in old gardens with fireplaces. In the Barossa and McLaren Vale they are small lodges and suites among the vines, an hour or less from the airport.",
      'This page starts at A$300 a night. At that level the differences are in the details: which rooms have the view, whether breakfast is part of the rate, whether children are welcome, and how far the nearest dinner is if you would rather not drive after a tasting. Wine country rooms for harvest weekends in March and April go early.',
    ],
    metaDescription:
      'Luxury stays in Adelaide from A$300 a night: river and Oval views in the city, garden houses in the Hills, lodges among the Barossa and McLaren Vale vines.',
  },
  family: {
    title: 'Family Accommodation in Adelaide',
    heading: 'Family accommodation in Adelaide',
    intro: [
      'Families tend to do best at the edges of the map. Glenelg and West Beach have shallow water, patrols on summer weekends and playgrounds behind the sand; the tram makes the city a half-hour outing. In town, look near the eastern Park Lands, where the Zoo, the Botanic Garden and the museum on North Terrace are a stroll apart and entry to the last two costs nothing.',
      'Two rooms with a connecting door, a two-bedroom apartment and a family room with bunks are different things at different prices, so read the bed configuration before the photographs. Ask whether a cot is provided, whether the pool is fenced and heated, and from what age a child is charged as an adult. South Australian school holidays fill the coast first.',
    ],
    metaDescription:
      'Family stays in Adelaide: beach apartments at Glenelg and West Beach, city bases near the Zoo and museum, and the questions to ask about beds, cots and pools.',
  },
  'adelaide-cbd': {
    title: 'Adelaide CBD Accommodation Inside the Park Lands',
    heading: 'Accommodation in the Adelaide CBD',
    intro: [
      'The city centre is a grid about two kilometres across with parkland on every side, so nowhere in it is far from anywhere else. North Terrace puts you beside the museums, the railway station and the Oval footbridge. The south-west is for the Central Market and Gouger Street, the east end for Rundle Street and the festival gardens, and the south-east around Hutt Street is the quietest.',
      'You will hardly need a car: trams are free inside the city, the free City Connector bus loops past the market and the terraces, and the airport is about fifteen minutes by taxi. If you do bring one, look up the parking charge first. Hindley Street is loud on Friday and Saturday nights, so ask for a room facing away from it.',
    ],
    metaDescription:
      "Where to stay in Adelaide's CBD: North Terrace, the market quarter, the east end or quiet Hutt Street. Free trams, parking costs and night noise explained.",
  },
  'adelaide-hills': {
    title: 'Adelaide Hills Accommodation: Cottages and Inns',
    heading: 'Adelaide Hills accommodation',
    intro: [
      'The Hills begin where the South Eastern Freeway climbs out of Glen Osmond, and Stirling is only twenty minutes from the city. Stays here are small: stone cottages, bed and breakfasts in old orchards, a few inns and larger houses. Crafers, Stirling and Aldgate are leafy and close in, Hahndorf is the busy one, and Lobethal, Woodside and Balhannah put you among the vineyards.',
      "Come prepared for weather. The ridge gets around twice the city's rain and is several degrees cooler, so ask how the place is heated and whether firewood is included. In summer, read the host's bushfire advice and cancellation terms for days of catastrophic fire danger. Buses serve the main towns, but most cottages need a car.",
    ],
    metaDescription:
      'Cottages, B&Bs and inns in the Adelaide Hills, from Stirling to Hahndorf and Lobethal. How far up to stay, heating, fire season and whether you need a car.',
  },
  airport: {
    title: 'Accommodation near Adelaide Airport',
    heading: 'Accommodation near Adelaide Airport',
    intro: [
      'Adelaide Airport is unusually close in: about six kilometres from the city and less than that from the beach. Stays near it line Sir Donald Bradman Drive, Richmond Road and Tapleys Hill Road, or sit by the sea at West Beach and Glenelg North. JetBus services link the terminal with the city, and a taxi to anywhere in this list is short.',
      'A night curfew stops most flights between 11 pm and 6 am, so sleep is better than the map suggests, though early departures start the moment it lifts. Before booking, ask whether the property runs a shuttle and from what hour, whether you can leave a car while you fly, and how to check in after a late arrival. The filter covers stays within ten kilometres.',
    ],
    metaDescription:
      'Stays within ten kilometres of Adelaide Airport: what the 11 pm to 6 am curfew means for sleep, shuttles, parking while you fly, and late check-in.',
  },
  'glenelg-beach': {
    title: 'Glenelg Beach Accommodation, a Tram from the City',
    heading: 'Glenelg Beach accommodation',
    intro: [
      'At Glenelg the tram from the city stops a few steps short of the sand, in Moseley Square, and the jetty runs straight on from there. Apartments and hotels line the foreshore and the marina to the north; behind them Jetty Road has the shops. South of the square the streets grow quieter and the rooms are more often in older, low blocks and guesthouses.',
      'Sea-view rooms face west, which means sunsets over the gulf and hot afternoons in January, so check for air conditioning and blinds. Ask how far the property is from Jetty Road if you sleep early, and whether parking is on site: street spaces are timed and scarce in summer. Rates ease noticeably from May to September, when the beach is left to walkers.',
    ],
    metaDescription:
      'Where to stay at Glenelg Beach: foreshore and marina apartments, quieter streets south of Moseley Square, the tram to the city, parking and summer rates.',
  },
};
