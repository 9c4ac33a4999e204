import type { HotelSite } from './hotel-site';

const page = (
  title: string,
  main: string,
) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>
<nav><a href="/our-rooms">Our rooms</a> <a href="/breakfast">Breakfast</a> <a href="/bookings">Bookings &amp; tariffs</a> <a href="/directions">Directions</a></nav>${main}
<footer><p>Willow Bend B&amp;B is run by Jo and Sam Kemp.</p><p>Address: 9 Creekside Crescent, Hahndorf, SA, 5245, Australia</p><p>Mobile: 0412 555 088 | Email: jo@willowbend.example</p></footer></body></html>`;

/** Two rooms in a family's house, described in long sentences with numbers that mean other things. */
export const willowBnb: HotelSite = {
  name: 'willow-bnb',
  isStructured: false,
  files: {
    '/': {
      body: page(
        'Willow Bend B&B, Hahndorf',
        '<h1>Welcome to Willow Bend B&amp;B</h1><p>Two sunny guest rooms in an 1890s cottage, a five minute stroll from the main street of Hahndorf.</p><p>We were given 5 stars by our last 40 guests.</p>',
      ),
    },
    '/our-rooms': {
      body: page(
        'Our rooms | Willow Bend B&B',
        '<p>The Creek Room has a queen bed, its own ensuite and a log fire for cold nights. The Orchard Room has twin beds and a private bathroom across the hall.</p><p>Both have electric blankets, reverse-cycle air conditioning and free WiFi. We do not have a television.</p>',
      ),
    },
    '/breakfast': {
      body: page(
        'Breakfast | Willow Bend B&B',
        '<p>A full cooked breakfast is included in the tariff and is served between 7.30 and 9.30am.</p>',
      ),
    },
    '/bookings': {
      body: page(
        'Bookings | Willow Bend B&B',
        '<table><tr><td>Creek Room</td><td>$210 per night</td></tr><tr><td>Orchard Room</td><td>$185 per night</td></tr><tr><td>Third person on a folding bed</td><td>$45</td></tr></table><p>A deposit of $100 holds your booking. Cancel 14 days before for a full refund.</p><p>Your room will be ready from 3 o’clock; check-in is between 3pm and 6pm. Please check out by 10.30 in the morning.</p>',
      ),
    },
    '/directions': {
      body: page(
        'Directions | Willow Bend B&B',
        '<p>From the airport (40 minutes) take the freeway to exit 33. The cafe at 60 Main Street, Hahndorf SA 5245 has good coffee.</p>',
      ),
    },
  },
  answers: {
    name: 'Willow Bend B&B',
    property_type: 'bed-breakfast',
    address: '9 Creekside Crescent, Hahndorf SA 5245',
    min_price: '185',
    max_price: '210',
    short_description:
      'Two sunny guest rooms in an 1890s cottage, a five minute stroll from the main street of Hahndorf.',
    phone: '0412 555 088',
    email: 'jo@willowbend.example',
    check_in_time: '15:00',
    check_out_time: '10:30',
  },
  amenities: [
    'Private bathroom',
    'Fireplace',
    'Air conditioning',
    'Heating',
    'Free Wi-Fi',
    'Breakfast included',
  ],
};
