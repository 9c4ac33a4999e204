import { photo, type HotelSite } from './hotel-site';

/** Markup that never closes, JSON-LD with comments, trailing commas, raw line breaks and no end. */
export const terraceBroken: HotelSite = {
  name: 'terrace-broken',
  isStructured: true,
  files: {
    '/': {
      body: `<html><head><title>Terrace Lane Serviced Apartments</title ><meta charset=utf-8>
<script type='application/ld+json'>
/* written by a plugin */
{ "@context": "https://schema.org", "@type": "LodgingBusiness", "name": "Terrace Lane Serviced Apartments",
  "telephone": "1300 555 182", // bookings
  "email": "mailto:bookings@terracelane.example",
  "description": "Twenty-two apartments with kitchens
 off Hutt Street, let by the night or the month.",
  "address": { "@type": "PostalAddress", "streetAddress": "Level 1, 240 Hutt Street", "addressLocality": "Adelaide", "addressRegion": "SA", "postalCode": 5000, },
  "checkinTime": "3:00 PM", "checkoutTime": "10:00 AM",
  "priceRange": "$165-$290",
  "amenityFeature": [ {"name": "Lift", "value": true}, {"name": "Fully equipped kitchen"}, {"name": "Laundry"} ],
</script>
<body><div><p>Stay a night<p>or a season<div><ul><li><a href=apartments.html>Apartments<li><a href=contact.html>Contact</a>
<li><a href="rates.html">Rates</a></ul><img src=/a/living.jpg><img src="/a/bed.jpg" <b>Free WiFi in every apartment<br>Paid parking $20 per night in the basement
<table><tr><td>Check in<td>3pm<tr><td>Check out<td>10am</div></span></b>&nbsp;&nbsp;<p>Ring 1300 555 182`,
    },
    '/apartments.html': {
      body: '<body><h1>Apartments<h2>Studio<p>Work desk, washing machine &amp; balcony<p>Fitness centre',
    },
    '/rates.html': {
      body: '<title>Rates</title><p>Studio <b>$165</b> per night<p>Two bedroom <b>$290</b> per night<p>Weekly $980',
    },
    '/a/living.jpg': photo('living-loft-01', 900),
    '/a/bed.jpg': photo('bedroom-modern-02', 900),
  },
  answers: {
    name: 'Terrace Lane Serviced Apartments',
    property_type: 'serviced-apartment',
    address: 'Level 1, 240 Hutt Street, Adelaide SA 5000',
    min_price: '165',
    max_price: '290',
    short_description: 'Twenty-two apartments with kitchens off Hutt Street, let by the night or the month.',
    phone: '1300 555 182',
    email: 'bookings@terracelane.example',
    check_in_time: '15:00',
    check_out_time: '10:00',
  },
  amenities: [
    'Lift',
    'Full kitchen',
    'Laundry',
    'Free Wi-Fi',
    'Paid parking',
    'Work desk',
    'Washing machine',
    'Balcony',
    'Gym',
  ],
};
