import { photo, type HotelSite } from './hotel-site';

const structured = (description: string) => `<script type="application/ld+json">
[{"@context":"http://schema.org","@type":"BreadcrumbList","itemListElement":[]},
{"@context":"http:\\/\\/schema.org","@type":"Resort","name":"Lofty Retreat","description":"${description}",
"telephone":"+61 8 8339 7700","address":{"@type":"PostalAddress","streetAddress":"92 Summit Road","addressLocality":"Crafers","addressRegion":"SA","postalCode":"5152"},
"checkinTime":"T14:30:00+10:30","checkoutTime":"T11:00:00+10:30","starRating":"5","currenciesAccepted":"AUD",
"containsPlace":[{"@type":"Suite","name":"Forest suite","offers":{"@type":"Offer","priceSpecification":{"@type":"UnitPriceSpecification","price":"420","priceCurrency":"AUD"}}},
{"@type":"Suite","name":"Summit villa","offers":{"@type":"AggregateOffer","lowPrice":"560","highPrice":"780","priceCurrency":"AUD"}}],
"amenityFeature":[{"@type":"LocationFeatureSpecification","name":"Indoor pool"},{"@type":"LocationFeatureSpecification","name":"Sauna & spa treatments"}]}]</script>`;

const page = (
  lang: string,
  head: string,
  main: string,
) => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">${head}
<link rel="alternate" hreflang="de" href="/de/"><link rel="alternate" hreflang="en" href="/"><link rel="alternate" hreflang="ja" href="/ja/"></head>
<body><select><option>English<option>Deutsch<option>日本語<option>中文</select><a href="/de/kontakt">Kontakt</a><a href="/ja/rooms">客室</a>
<a href="/fr/chambres">Chambres</a><a href="/contact">Contact</a><a href="/stay/rooms">Suites &amp; rooms</a><a href="/zh/">中文</a>${main}</body></html>`;

/** Many languages beside each other; the English pages and the structured data are what counts. */
export const loftyLanguages: HotelSite = {
  name: 'lofty-languages',
  isStructured: true,
  files: {
    '/': {
      body: page(
        'en',
        `<title>Lofty Retreat | ロフティ・リトリート | Resort in den Adelaide Hills</title>${structured('Eleven suites among stringybarks, a k\\u00fcche garden and an indoor pool near Mount Lofty.')}`,
        '<h1>Welcome · Willkommen · Bienvenue · ようこそ</h1><p lang="de">Anreise ab 15 Uhr für Gruppen.</p><img src="/i/pool.jpg" alt="プール">',
      ),
    },
    '/contact': {
      body: page(
        'en',
        '<title>Contact</title>',
        '<p>Lofty Retreat, 92 Summit Road, Crafers SA 5152</p><p>Call +61 8 8339 7700 or <a href="mailto:reservations@loftyretreat.example">write to us</a></p><p lang="fr">Téléphone Paris : +33 1 70 00 00 00</p>',
      ),
    },
    '/stay/rooms': {
      body: page(
        'en',
        '<title>Rooms</title>',
        '<p>Every suite has a bath tub, a balcony and air conditioning.</p>',
      ),
    },
    '/de/kontakt': { body: page('de', '<title>Kontakt</title>', '<p>Check-in ab 16 Uhr</p>') },
    '/ja/rooms': { body: page('ja', '<title>客室</title>', '<p>¥38,000 から</p>') },
    '/i/pool.jpg': photo('pool-resort-01', 900),
  },
  answers: {
    name: 'Lofty Retreat',
    property_type: 'resort',
    star_rating: '5',
    address: '92 Summit Road, Crafers SA 5152',
    currency: 'AUD',
    min_price: '420',
    max_price: '780',
    short_description:
      'Eleven suites among stringybarks, a küche garden and an indoor pool near Mount Lofty.',
    phone: '+61 8 8339 7700',
    email: 'reservations@loftyretreat.example',
    check_in_time: '14:30',
    check_out_time: '11:00',
  },
  amenities: ['Indoor pool', 'Spa', 'Bath tub', 'Balcony', 'Air conditioning'],
};
