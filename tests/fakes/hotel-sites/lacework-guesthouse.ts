import { photo, type HotelSite } from './hotel-site';

const gallery = [
  'bedroom-heritage-01',
  'bedroom-heritage-02',
  'bathroom-marble-01',
  'living-terracotta-01',
  'breakfast-croissant-01',
  'cottage-bluestone-01',
];
const page = (
  title: string,
  main: string,
) => `<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>${title}</title>
<meta name="description" content="Three bluestone suites behind iron lacework in Norwood, with breakfast from the garden."></head>
<body><nav><a href="/suites">Suites</a><a href="/gallery">Gallery</a><a href="/house-notes">House notes &amp; policies</a></nav>${main}
<footer itemscope itemtype="https://schema.org/BedAndBreakfast"><span itemprop="name">Lacework House</span>
<div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">7 Osmond Lane</span>,
<span itemprop="addressLocality">Norwood</span> <span itemprop="addressRegion">SA</span> <span itemprop="postalCode">5067</span></div>
<a itemprop="telephone" href="tel:+61881120977" content="08 8112 0977">08 8112 0977</a> <a itemprop="email" href="mailto:hello@lacework.example">hello@lacework.example</a>
<meta itemprop="priceRange" content="AUD 245 - 310"><time itemprop="checkinTime" datetime="14:00">two in the afternoon</time>
<meta itemprop="checkoutTime" content="11:00"><link itemprop="url" href="{{origin}}/"></footer></body></html>`;

/** Microdata, and a gallery whose pictures are named in lazy attributes and backgrounds only. */
export const laceworkGuesthouse: HotelSite = {
  name: 'lacework-guesthouse',
  isStructured: true,
  files: {
    '/': {
      body: page(
        'Lacework House – Bed and Breakfast in Norwood',
        `<h1>Lacework House</h1><div class="hero" style="background-image:url('/photos/cottage-bluestone-01.jpg')"></div>
        <p>Breakfast is included and served from 8 to 10am on the veranda.</p>`,
      ),
    },
    '/suites': {
      body: page(
        'Suites',
        '<h1>Suites</h1><p>Each suite has an ensuite, a fireplace and free Wi-Fi. Dogs are not allowed. We have a garden.</p>',
      ),
    },
    '/gallery': {
      body: page(
        'Gallery',
        gallery
          .map(
            (file, index) =>
              `<img class="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" ${index % 2 ? 'data-src' : 'data-srcset'}="/photos/${file}.jpg${index % 2 ? '' : ' 900w'}" alt="Photo ${index + 1}"><noscript><img src="/photos/${file}.jpg"></noscript>`,
          )
          .join('\n'),
      ),
    },
    '/house-notes': {
      body: page(
        'House notes',
        '<h1>House notes</h1><p>Arrivals: 2pm. Late arrivals after 9pm by arrangement.</p><p>Departures: 11am.</p>',
      ),
    },
    ...Object.fromEntries(gallery.map((file) => [`/photos/${file}.jpg`, photo(file, 900)])),
  },
  answers: {
    name: 'Lacework House',
    property_type: 'bed-breakfast',
    address: '7 Osmond Lane, Norwood SA 5067',
    currency: 'AUD',
    min_price: '245',
    max_price: '310',
    short_description:
      'Three bluestone suites behind iron lacework in Norwood, with breakfast from the garden.',
    phone: '08 8112 0977',
    email: 'hello@lacework.example',
    website_url: '{{origin}}/',
    check_in_time: '14:00',
    check_out_time: '11:00',
  },
  amenities: ['Breakfast included', 'Private bathroom', 'Fireplace', 'Free Wi-Fi', 'Garden'],
};
