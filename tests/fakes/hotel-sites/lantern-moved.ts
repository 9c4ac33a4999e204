import { photo, type HotelSite } from './hotel-site';

const page = (
  title: string,
  main: string,
) => `<!doctype html><html><head><meta charset="utf-8"><title>${title} | Lantern Backpackers</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Hostel","name":"Lantern Backpackers","url":"{{origin}}/en/home/",
"telephone":"(08) 8410 2233","priceRange":"From $38","address":"55 Waymouth Street, Adelaide SA 5000","checkinTime":"2pm","checkoutTime":"10am","petsAllowed":false}</script>
<base href="{{origin}}/en/"></head><body><a href="home/">Home</a><a href="dorms">Dorms</a><a href="contact-us">Contact</a><a href="old-rates">Rates</a>${main}</body></html>`;

/** Redirects twice before the first page; inner pages redirect in circles and to another site. */
export const lanternMoved: HotelSite = {
  name: 'lantern-moved',
  isStructured: true,
  files: {
    '/': { status: 301, location: '/en' },
    '/en': { status: 302, location: '{{origin}}/en/home/' },
    '/en/home/': {
      body: page(
        'Home',
        '<h1>Lantern Backpackers</h1><p>A hostel with forty beds. Shared kitchen, common room and lockers. Free wifi.</p><img src="/media/bunks.jpg">',
      ),
    },
    '/en/dorms': { status: 308, location: '/en/dorms/all' },
    '/en/dorms/all': {
      body: page(
        'Dorms',
        '<p>Shared bathrooms on every floor. A 4-bed dorm is from $38 per night, a private room $99 per night.</p><img src="/media/common.jpg">',
      ),
    },
    '/en/contact-us': { status: 307, location: '/en/contact' },
    '/en/contact': {
      body: page(
        'Contact',
        '<p>Write to hello@lantern.example, or call <a href="tel:0884102233">(08) 8410 2233</a>.</p>',
      ),
    },
    '/en/old-rates': { status: 301, location: '/en/old-rates' },
    '/media/bunks.jpg': photo('hostel-bunks-01', 900),
    '/media/common.jpg': photo('hostel-common-01', 900),
  },
  answers: {
    name: 'Lantern Backpackers',
    property_type: 'hostel',
    address: '55 Waymouth Street, Adelaide SA 5000',
    min_price: '38',
    short_description: 'A hostel with forty beds. Shared kitchen, common room and lockers. Free wifi.',
    phone: '(08) 8410 2233',
    email: 'hello@lantern.example',
    website_url: '{{origin}}/en/home/',
    check_in_time: '14:00',
    check_out_time: '10:00',
  },
  amenities: ['Shared kitchen', 'Common room', 'Free Wi-Fi', 'Shared bathroom'],
};
