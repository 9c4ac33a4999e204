import type { HotelSite } from './hotel-site';

/**
 * Microdata of the house around that of its rooms, with offers, a different Open Graph, and related houses.
 */
export const wharfQuarter: HotelSite = {
  name: 'wharf-quarter',
  isStructured: true,
  files: {
    '/': {
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Book now | Wharf Quarter Motel | Port Adelaide motel accommodation</title>
<meta property="og:site_name" content="Wharf Quarter Motel"><meta property="og:description" content="Park at your door, sleep by the river.">
<meta property="og:url" content="{{origin}}/"></head>
<body itemscope itemtype="http://schema.org/Motel"><h1 itemprop="name">Wharf Quarter Motel</h1>
<p itemprop="description">Twenty-four renovated rooms on the river at Port Adelaide, with parking at every door.</p>
<div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><p><span itemprop="streetAddress">3 Quayside Drive</span><br><span itemprop="addressLocality">Port Adelaide</span>, <span itemprop="addressRegion">SA</span> <span itemprop="postalCode">5015</span></p></div>
<p>Reception <span itemprop="telephone">(08) 8447 3300</span>, open 7am–9pm. Group bookings (08) 8447 3399.</p>
<div itemprop="makesOffer" itemscope itemtype="http://schema.org/Offer"><span itemprop="name">Standard twin</span> from <meta itemprop="priceCurrency" content="AUD">$<span itemprop="price">129.00</span></div>
<div itemprop="makesOffer" itemscope itemtype="http://schema.org/Offer"><span itemprop="name">River king</span> from <meta itemprop="priceCurrency" content="AUD">$<span itemprop="price">189.00</span></div>
<div itemprop="starRating" itemscope itemtype="http://schema.org/Rating"><meta itemprop="ratingValue" content="3.0">3 stars</div>
<div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><span itemprop="ratingValue">4.4</span></div>
<span itemprop="amenityFeature" itemscope itemtype="http://schema.org/LocationFeatureSpecification"><span itemprop="name">Guest laundry</span><meta itemprop="value" content="true"></span>
<a href="/stay-info">Guest information</a><a href="/contact">Contact</a>
<section><h2>You may also like</h2><div itemscope itemtype="http://schema.org/Hotel"><span itemprop="name">Marina Palms Hotel</span><span itemprop="telephone">08 8111 0000</span></div></section></body></html>`,
    },
    '/stay-info': {
      body: '<h1>Guest information</h1><dl><dt>Arrival</dt><dd>from 2 pm</dd><dt>Departure</dt><dd>until 10 am</dd><dt>Pool</dt><dd>closed for good</dd><dt>Pets</dt><dd>Small dogs are welcome in river rooms</dd></dl>',
    },
    '/contact': { body: '<p>Mail: reception@wharfquarter.example</p>' },
  },
  answers: {
    name: 'Wharf Quarter Motel',
    property_type: 'motel',
    star_rating: '3',
    address: '3 Quayside Drive, Port Adelaide SA 5015',
    currency: 'AUD',
    min_price: '129',
    max_price: '189',
    short_description:
      'Twenty-four renovated rooms on the river at Port Adelaide, with parking at every door.',
    phone: '(08) 8447 3300',
    email: 'reception@wharfquarter.example',
    website_url: '{{origin}}/',
    check_in_time: '14:00',
    check_out_time: '10:00',
  },
  amenities: ['Laundry', 'Pets allowed'],
};
