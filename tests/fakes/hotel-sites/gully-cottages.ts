import { photo, type HotelSite } from './hotel-site';

const page = (
  title: string,
  main: string,
) => `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title>
<meta property="og:site_name" content="Gully Cottages"><meta property="og:title" content="${title}">
<meta property="og:description" content="Two self-contained cottages under gum trees near Stirling, for couples and small families.">
<meta property="og:image" content="{{origin}}/up/dusk.jpg"><meta property="og:url" content="{{origin}}/"></head>
<body><a href="/cottages">The cottages</a><a href="/rates-and-policies">Rates and policies</a><a href="/contact">Contact</a><a href="/blog/rates-of-growth">Blog</a>${main}
<footer><p>Gully Cottages · 14 Fern Gully Road, Stirling SA 5152 · 0408 555 173</p></footer></body></html>`;

/** Open Graph and running text only, and a type that the directory has no word for. */
export const gullyCottages: HotelSite = {
  name: 'gully-cottages',
  isStructured: false,
  files: {
    '/': {
      body: page(
        'Gully Cottages | Adelaide Hills',
        '<h1>Wake to kookaburras</h1><p>“A five star weekend!” – Google review</p><p>Cafes are an easy walk away, and there is a playground nearby.</p>',
      ),
    },
    '/cottages': {
      body: page(
        'The cottages',
        '<p>Each cottage has a wood fire, a full kitchen and a claw-foot bath. There is no Wi-Fi, on purpose.</p><ul><li>Well-behaved dogs welcome</li><li>Barbecue</li></ul><img src="/up/inside.jpg">',
      ),
    },
    '/rates-and-policies': {
      body: page(
        'Rates and policies',
        '<p>Midweek stays are from $220 per night, weekends from $260 per night. A breakfast hamper is $45. A pet fee of $30 applies.</p><p>Check-in: after 3 pm</p><p>Check-out: before 11 am</p><p>The office answers from 9am to 5pm.</p>',
      ),
    },
    '/contact': {
      body: page(
        'Contact',
        '<p>Phone Wendy on 0408 555 173 or write to wendy@gullycottages.example.</p><p>Website trouble? webmaster@gullycottages.example</p>',
      ),
    },
    '/up/dusk.jpg': photo('cottage-dusk-01', 900),
    '/up/inside.jpg': photo('living-sage-01', 900),
  },
  answers: {
    name: 'Gully Cottages',
    property_type: 'hotel',
    address: '14 Fern Gully Road, Stirling SA 5152',
    min_price: '220',
    max_price: '260',
    short_description:
      'Two self-contained cottages under gum trees near Stirling, for couples and small families.',
    phone: '0408 555 173',
    email: 'wendy@gullycottages.example',
    website_url: '{{origin}}/',
    check_in_time: '15:00',
    check_out_time: '11:00',
  },
  amenities: ['Fireplace', 'Full kitchen', 'Bath tub', 'Pets allowed', 'Barbecue', 'Breakfast available'],
};
