import type { HotelSite } from './hotel-site';

const page = (
  title: string,
  main: string,
) => `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title></head>
<body><header><b>The Parade Hotel</b><nav><a href="/accommodation">Accommodation</a><a href="/bistro">Bistro</a><a href="/getting-here">Getting here</a><a href="/faq">FAQ</a></nav></header>
${main}<footer><div>The Parade Hotel</div><div>201 The Parade Road</div><div>Norwood SA 5067</div><div>T 08 8362 7711</div><div>© The Parade Hotel 2026. All rights reserved.</div></footer></body></html>`;

/** A pub with rooms, described in plain prose: with other opening hours, prices and numbers everywhere. */
export const paradeHotel: HotelSite = {
  name: 'parade-hotel',
  isStructured: false,
  files: {
    '/': {
      body: page(
        'The Parade Hotel',
        '<h1>Good beer, good beds</h1><p>The front bar is open from 11am to midnight. Happy hour is 4pm to 6pm with $7 pints.</p><p>Upstairs, our heritage hotel has nine quiet rooms above one of the best streets in town.</p>',
      ),
    },
    '/accommodation': {
      body: page(
        'Accommodation - The Parade Hotel',
        '<h2>Rooms</h2><p>Small double – $135 per night<br>King – $175 per night<br>Day use – $80</p><p>Shared bathrooms, kettle, desk. Continental breakfast is included.</p>',
      ),
    },
    '/bistro': { body: page('Bistro - The Parade Hotel', '<p>Schnitzel $24.</p>') },
    '/getting-here': {
      body: page(
        'Getting here',
        '<p>Bookings: rooms@paradehotel.example</p><p>The tram museum, 2 Harbour Street, St Kilda SA 5110 is worth a trip.</p>',
      ),
    },
    '/faq': {
      body: page(
        'FAQ',
        '<h3>When can I check in?</h3><p>You can check in from 2pm at the bar.</p><h3>And check out?</h3><p>Check-out is at 10:30 am. If you arrive late, ring us before 9pm.</p><h3>Is there a lift?</h3><p>Sadly there is no lift.</p>',
      ),
    },
  },
  answers: {
    name: 'The Parade Hotel',
    property_type: 'hotel',
    address: '201 The Parade Road, Norwood SA 5067',
    min_price: '135',
    max_price: '175',
    short_description:
      'Upstairs, our heritage hotel has nine quiet rooms above one of the best streets in town.',
    phone: '08 8362 7711',
    email: 'rooms@paradehotel.example',
    check_in_time: '14:00',
    check_out_time: '10:30',
  },
  amenities: ['Bar', 'Shared bathroom', 'Work desk', 'Breakfast included'],
};
