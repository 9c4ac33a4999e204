import { photo, type HotelSite } from './hotel-site';

const nav = ['about-us', 'beds-and-prices', 'good-to-know', 'say-hello']
  .map((path) => `<li><a href="./${path}/">${path.replaceAll('-', ' ')}</a></li>`)
  .join('');
const page = (
  title: string,
  main: string,
) => `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Cheap, clean and cheerful beds in Port Adelaide, two minutes from the dolphins."></head>
<body class="page"><a class="skip" href="#main">Skip to content</a><header><div class="brand">Harbour Bunks</div><ul>${nav}</ul></header>
<main id="main">${main}</main><aside><h4>Newsletter</h4><p>Sign up and win a $500 voucher.</p></aside>
<footer>Harbour Bunks Hostel<br>112 Lipson St<br>Port Adelaide SA 5015<br><a href="tel:+61884400912">08 8440 0912</a><br>© 2026 Harbour Bunks Pty Ltd</footer></body></html>`;

/** A page builder's site without structured data: a description in the head, icons with short words, answers to questions. */
export const harbourHostel: HotelSite = {
  name: 'harbour-hostel',
  isStructured: false,
  files: {
    '/': {
      body: page(
        'Home – Harbour Bunks Hostel',
        '<h1>Beds by the harbour</h1><p>Rated 4.6 out of 5 stars by 380 travellers.</p><img src="/x/common.jpg">',
      ),
    },
    '/about-us/': {
      body: page(
        'About us – Harbour Bunks Hostel',
        '<p>We opened in 1998 in a former wool store, and have 64 beds.</p>',
      ),
    },
    '/beds-and-prices/': {
      body: page(
        'Beds & prices – Harbour Bunks Hostel',
        '<div>8-bed dorm</div><div>$34 pp/night</div><div>4-bed dorm</div><div>$42 pp/night</div><div>Twin room</div><div>$96 per night</div><p>Linen included. Towel hire $3. Key deposit $20.</p>',
      ),
    },
    '/good-to-know/': {
      body: page(
        'Good to know – Harbour Bunks Hostel',
        '<h3>What time is check-in?</h3><p>Any time after 1:30pm.</p><h3>What time is check-out?</h3><p>10am, please.</p><h3>Do you have parking?</h3><p>There is no parking at the hostel, but the street is free after 6pm.</p><h3>Is there a kitchen?</h3><p>Yes, a big shared kitchen, plus a TV room, a laundry and a BBQ deck.</p><ul><li>WiFi (free, fast)</li><li>Luggage room</li><li>Bike shed</li></ul>',
      ),
    },
    '/say-hello/': {
      body: page(
        'Say hello – Harbour Bunks Hostel',
        '<p>crew@harbourbunks.example</p><p>Press: media@harbourbunks.example</p>',
      ),
    },
    '/x/common.jpg': photo('hostel-common-02', 900),
  },
  answers: {
    name: 'Harbour Bunks Hostel',
    property_type: 'hostel',
    address: '112 Lipson St, Port Adelaide SA 5015',
    min_price: '34',
    max_price: '96',
    short_description: 'Cheap, clean and cheerful beds in Port Adelaide, two minutes from the dolphins.',
    phone: '08 8440 0912',
    email: 'crew@harbourbunks.example',
    check_in_time: '13:30',
    check_out_time: '10:00',
  },
  amenities: [
    'Shared kitchen',
    'Common room',
    'Laundry',
    'Barbecue',
    'Free Wi-Fi',
    'Luggage storage',
    'Bicycle storage',
  ],
};
