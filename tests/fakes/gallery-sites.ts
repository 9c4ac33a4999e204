import { photo, type HotelSite } from './hotel-sites/hotel-site';

const page = (title: string, body: string) => ({
  body: `<!doctype html><html lang="en"><head><title>${title}</title>
<script type="application/ld+json">{"@type":"Hotel","name":"Quandong House","logo":"/img/logo.png","image":"{{origin}}/img/front.jpg"}</script>
</head><body><header><img src="/img/logo.png" alt="Quandong House" width="60"></header>${body}</body></html>`,
});

/** A small website with pictures in all kinds of places: some appear twice, some are no photos. */
export const gallerySite: HotelSite = {
  name: 'quandong-gallery',
  isStructured: true,
  answers: {},
  amenities: [],
  files: {
    '/': page(
      'Quandong House',
      `<h1>Quandong House</h1><a href="/gallery">Gallery</a>
      <img src="/img/front-400.jpg" srcset="/img/front-400.jpg 400w, /img/front.jpg 1100w" alt="The front of the house">
      <div role="img" aria-label="pool" style="background-image:url('/img/pool.jpg')"></div><img src="/img/tiny.jpg" alt="A tiny one">`,
    ),
    '/gallery': page(
      'Gallery',
      `<h2>Sea room</h2><img data-src="/img/room.jpg" alt="Sea room" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
      <figure><a href="/img/bath.jpg"><img src="/img/bath-300x200.jpg"></a><figcaption>The green bathroom</figcaption></figure>
      <img src="/img/dining.png" alt="Breakfast by the window"><img src="/img/again.jpg" alt="">`,
    ),
    '/img/logo.png': photo('lobby-green-01', 60, 'png'),
    '/img/front.jpg': photo('cottage-bluestone-01', 1100),
    '/img/front-400.jpg': photo('cottage-bluestone-01', 400),
    '/img/pool.jpg': photo('pool-resort-01', 900),
    '/img/tiny.jpg': photo('lobby-green-01', 300),
    '/img/room.jpg': photo('bedroom-coastal-01', 900),
    '/img/bath.jpg': photo('bathroom-green-01', 900),
    '/img/bath-300x200.jpg': photo('bathroom-green-01', 300),
    '/img/dining.png': { ...photo('hostel-common-01', 700, 'png'), delayMs: 900 },
    '/img/again.jpg': { ...photo('pool-resort-01', 660), delayMs: 900 },
  },
};

/** Only three of its pictures are large enough. */
export const poorSite: HotelSite = {
  ...gallerySite,
  name: 'quandong-poor',
  files: {
    '/': page('Quandong House', '<img src="/a.jpg"><img src="/b.jpg"><img src="/c.jpg">'),
    '/img/front.jpg': { status: 404 },
    '/a.jpg': photo('cottage-bluestone-01', 700),
    '/b.jpg': photo('pool-resort-01', 700),
    '/c.jpg': photo('bedroom-coastal-01', 700),
  },
};
