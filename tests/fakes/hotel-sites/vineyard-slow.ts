import { photo, type HotelSite } from './hotel-site';

const structured = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"VacationRental","name":"Old Vine Villa","telephone":"0417 555 909",
"email":"ros@oldvine.example","address":{"streetAddress":"310 Seaview Road","addressLocality":"McLaren Vale","addressRegion":"SA","postalCode":"5171"},
"description":"A stone villa for six among shiraz vines, with a wood fire and a long table outside.","checkinTime":"16:00","checkoutTime":"10:00",
"offers":{"@type":"Offer","price":"395","priceCurrency":"AUD"}}</script>`;

/** Answers slowly; one page never ends and one never begins. */
export const vineyardSlow: HotelSite = {
  name: 'vineyard-slow',
  isStructured: true,
  files: {
    '/': {
      delayMs: 400,
      body: `<!doctype html><title>Old Vine Villa</title>${structured}<a href="/the-house">The house</a><a href="/contact">Contact</a><a href="/rates">Rates</a><img src="/view.jpg">`,
    },
    '/the-house': {
      delayMs: 300,
      body: '<p>Fully equipped kitchen, dishwasher and washing machine. Barbecue on the terrace. Reverse cycle air conditioning.</p>',
    },
    '/contact': { isEndless: true, body: '<p>Loading…' },
    '/rates': { delayMs: 60_000, body: '<p>$1 per night</p>' },
    '/view.jpg': { ...photo('hero-vineyard', 1000), delayMs: 300 },
  },
  answers: {
    name: 'Old Vine Villa',
    property_type: 'villa',
    address: '310 Seaview Road, McLaren Vale SA 5171',
    currency: 'AUD',
    min_price: '395',
    short_description: 'A stone villa for six among shiraz vines, with a wood fire and a long table outside.',
    phone: '0417 555 909',
    email: 'ros@oldvine.example',
    check_in_time: '16:00',
    check_out_time: '10:00',
  },
  amenities: ['Full kitchen', 'Washing machine', 'Barbecue', 'Air conditioning', 'Heating'],
};
