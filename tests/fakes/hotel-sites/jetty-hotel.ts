import { photo, type HotelSite } from './hotel-site';

const structured = `{
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "WebSite", "name": "Jetty & Tide Hotel", "url": "{{origin}}/" },
    {
      "@type": ["Hotel", "LocalBusiness"],
      "@id": "{{origin}}/#hotel",
      "name": "Jetty &amp; Tide Hotel",
      "url": "{{origin}}/",
      "description": "A small hotel of nineteen rooms, half a block from the sand at Glenelg.",
      "telephone": "+61 8 7001 4410",
      "email": "stay@jettyandtide.example",
      "checkinTime": "15:00:00",
      "checkoutTime": "10:30:00",
      "starRating": { "@type": "Rating", "ratingValue": "4" },
      "aggregateRating": { "@type": "AggregateRating", "ratingValue": "4.7", "reviewCount": "212" },
      "address": {
        "@type": "PostalAddress",
        "streetAddress": "18 Colley Terrace",
        "addressLocality": "Glenelg",
        "addressRegion": "South Australia",
        "postalCode": "5045",
        "addressCountry": "AU"
      },
      "amenityFeature": [
        { "@type": "LocationFeatureSpecification", "name": "Free WiFi", "value": true },
        { "@type": "LocationFeatureSpecification", "name": "Outdoor pool", "value": false },
        { "@type": "LocationFeatureSpecification", "name": "Air conditioning", "value": "True" },
        { "@type": "LocationFeatureSpecification", "name": "Restaurant", "value": true }
      ],
      "image": ["{{origin}}/img/entrance.jpg", "{{origin}}/img/room-sea.jpg"],
      "makesOffer": [
        { "@type": "Offer", "name": "Courtyard queen", "price": "189.00", "priceCurrency": "AUD" },
        { "@type": "Offer", "name": "Sea view king", "price": 329, "priceCurrency": "AUD" },
        { "@type": "Offer", "name": "Gift voucher", "price": 50, "priceCurrency": "AUD" }
      ]
    },
    { "@type": "Restaurant", "name": "The Tide Room", "telephone": "+61 8 7001 4499", "priceRange": "$22 - $48" }
  ]
}`;

const page = (title: string, main: string) => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>${title}</title>
<link rel="canonical" href="{{origin}}/">
<meta property="og:title" content="Jetty &amp; Tide Hotel, Glenelg">
<meta property="og:image" content="{{origin}}/img/entrance.jpg">
<script type="application/ld+json">${structured}</script></head>
<body><header><a href="/"><img src="/img/logo.png" alt="Jetty &amp; Tide" width="120"></a>
<nav><a href="/rooms">Rooms</a> <a href="/offers">Rates &amp; offers</a> <a href="/eat">Eat</a> <a href="/find-us">Find us</a>
<a href="/privacy">Privacy</a> <a href="https://elsewhere.example.com/rooms">Partner rooms</a></nav></header>
<main>${main}</main>
<footer>&copy; 2026 Jetty &amp; Tide Hotel. Restaurant bookings: (08) 7001 4499</footer></body></html>`;

/** Everything in JSON-LD: a graph with a second business, an amenity that is not there, an offer that is no night. */
export const jettyHotel: HotelSite = {
  name: 'jetty-hotel',
  isStructured: true,
  files: {
    '/': {
      body: page(
        'Jetty & Tide Hotel | Glenelg',
        `<h1>Sleep to the sound of the tide</h1>
        <img src="/img/entrance.jpg" srcset="/img/entrance-400.jpg 400w, /img/entrance.jpg 1000w" alt="The entrance">
        <picture><source srcset="/img/room-sea.webp" type="image/webp"><img src="/img/room-sea.jpg" alt="A room with a view of the sea"></picture>
        <p>Breakfast is served from 7am to 10am. Reception is open from 6.30am to 9pm.</p>`,
      ),
    },
    '/rooms': {
      body: page(
        'Rooms | Jetty & Tide Hotel',
        `<h1>Rooms</h1><ul><li>Sea views from the king rooms</li><li>Private bathrooms with walk-in showers</li></ul>
        <img src="/img/room-courtyard.jpg" alt=""><img src="/img/bathroom.jpg" alt="Bathroom">`,
      ),
    },
    '/offers': {
      body: page('Rates | Jetty & Tide Hotel', '<h1>Rates</h1><p>Courtyard queen from $189 per night.</p>'),
    },
    '/eat': { body: page('Eat | Jetty & Tide Hotel', '<h1>The Tide Room</h1><p>Mains from $28.</p>') },
    '/find-us': { body: page('Find us', '<h1>Find us</h1><p>The airport is 12 minutes away.</p>') },
    '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /private\n' },
    '/img/entrance.jpg': photo('city-hotel-entrance-01', 1000),
    '/img/entrance-400.jpg': photo('city-hotel-entrance-01', 400),
    '/img/room-sea.jpg': photo('bedroom-coastal-01', 900),
    '/img/room-sea.webp': photo('bedroom-coastal-01', 900, 'webp'),
    '/img/room-courtyard.jpg': photo('bedroom-modern-01', 900),
    '/img/bathroom.jpg': photo('bathroom-coastal-01', 900),
    '/img/logo.png': photo('lobby-green-01', 64, 'png'),
  },
  answers: {
    name: 'Jetty & Tide Hotel',
    property_type: 'hotel',
    star_rating: '4',
    address: '18 Colley Terrace, Glenelg SA 5045',
    currency: 'AUD',
    min_price: '189',
    max_price: '329',
    short_description: 'A small hotel of nineteen rooms, half a block from the sand at Glenelg.',
    phone: '+61 8 7001 4410',
    email: 'stay@jettyandtide.example',
    website_url: '{{origin}}/',
    check_in_time: '15:00',
    check_out_time: '10:30',
  },
  amenities: [
    'Free Wi-Fi',
    'Air conditioning',
    'Restaurant',
    'Sea view',
    'Private bathroom',
    'Breakfast available',
  ],
};
