import { photo, type HotelSite } from './hotel-site';

const structured = `{"@context":"https://schema.org","@graph":[
{"@type":"Organization","@id":"#org","name":"Saltbush Group Pty Ltd","telephone":"+61 2 9000 1111","address":{"@type":"PostalAddress","streetAddress":"1 Head Office Parade","addressLocality":"Sydney","addressRegion":"NSW","postalCode":"2000"}},
{"@type":"WebPage","name":"Home","isPartOf":{"@id":"#site"}},
{"@type":"ApartmentComplex","name":"Saltbush Suites West Beach","brand":{"@id":"#org"},"url":"{{origin}}/","telephone":["08 8356 7720","08 8356 7721"],
"address":[{"@type":"PostalAddress","streetAddress":"Unit 4, 19 Military Rd","addressLocality":"West Beach","addressRegion":"SA","postalCode":"5024","addressCountry":{"@type":"Country","name":"Australia"}}],
"geo":{"latitude":-34.9,"longitude":138.5},"priceRange":"AUD $139 to $265 per night","numberOfRooms":12,"starRating":{"@type":"Rating","ratingValue":4.5,"bestRating":5},
"amenityFeature":["Air-conditioning","Kitchenette","Balcony","Secure undercover car park"],"checkinTime":"14:00:00+09:30","checkoutTime":"10:00:00+09:30","petsAllowed":"True"}]}`;

/**
 * A group's site: the address of the head office beside the house's, lists instead of single values, half a
 * star.
 */
export const saltbushSuites: HotelSite = {
  name: 'saltbush-suites',
  isStructured: true,
  files: {
    '/': {
      body: `<!doctype html><html><head><meta charset="utf-8"><title>Saltbush Suites West Beach - Apartments by the sea</title>
<meta property="og:site_name" content="Saltbush Group"><meta property="og:description" content="Twelve one and two bedroom apartments a block from the sand at West Beach.">
<script type="application/ld+json">${structured}</script></head><body><a href="/apartments">Apartments</a><a href="/contact">Contact</a>
<h1>Saltbush Suites</h1><img data-src="/s/living.jpg"></body></html>`,
    },
    '/apartments': {
      body: '<h1>Apartments</h1><p>Every apartment has a washing machine and a view of the garden.</p>',
    },
    '/contact': {
      body: '<p>westbeach@saltbush.example</p><p>Head office: 02 9000 1111, office@saltbush.example</p>',
    },
    '/s/living.jpg': photo('living-coastal-01', 900),
  },
  answers: {
    name: 'Saltbush Suites West Beach',
    property_type: 'apartment',
    address: 'Unit 4, 19 Military Rd, West Beach SA 5024',
    currency: 'AUD',
    min_price: '139',
    max_price: '265',
    short_description: 'Twelve one and two bedroom apartments a block from the sand at West Beach.',
    phone: '08 8356 7720',
    email: 'westbeach@saltbush.example',
    website_url: '{{origin}}/',
    check_in_time: '14:00',
    check_out_time: '10:00',
  },
  amenities: ['Air conditioning', 'Kitchenette', 'Balcony', 'Pets allowed', 'Washing machine'],
};
