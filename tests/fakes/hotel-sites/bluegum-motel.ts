import { photo, type HotelSite } from './hotel-site';

const latin = 'text/html; charset=iso-8859-1';
const page = (title: string, body: string) => `<HTML><HEAD><TITLE>${title}</TITLE></HEAD>
<BODY BGCOLOR="#FFFFEE" TEXT=black><CENTER><FONT SIZE=5><B>BLUEGUM MOTOR INN</B></FONT><BR>
<A HREF="index.htm">Home</A> | <A HREF="tariff.htm">Tariff</A> | <A HREF="facil.htm">Facilities</A> | <A HREF="where.htm">Where we are</A></CENTER><HR>
${body}<HR><FONT SIZE=1>Copyright 2009 Bluegum Motor Inn. ABN 12 345 678 901</FONT></BODY></HTML>`;

/** Written by hand long ago: upper case, tables, Western European letters, no structured data at all. */
export const bluegumMotel: HotelSite = {
  name: 'bluegum-motel',
  isStructured: false,
  files: {
    '/': {
      type: latin,
      body: page(
        'Bluegum Motor Inn - Home',
        `<P>Val and Ren\u00e9 welcome you to our quiet, family run motel with 14 ground floor units, ten minutes north of the city.
        <P><IMG SRC="pics/front.jpg" WIDTH=600> <IMG SRC="pics/spacer.gif" WIDTH=1 HEIGHT=1>
        <P>Member of the 3 star motel guild since 1988.`,
      ),
    },
    '/index.htm': { status: 302, location: '/' },
    '/tariff.htm': {
      type: latin,
      body: page(
        'Bluegum Motor Inn - Tariff',
        `<H2>Tariff per night</H2><TABLE BORDER=1><TR><TH>Unit<TH>2 people<TR><TD>Queen unit<TD>$95.00<TR><TD>Twin unit<TD>$105.00
        <TR><TD>Family unit<TD>$140.00<TR><TD>Extra person<TD>$15.00<TR><TD>Cooked breakfast<TD>$14.00</TABLE>
        <P>Check in is from 2pm. Check out by 10am. Late check out until 1pm costs $20.`,
      ),
    },
    '/facil.htm': {
      type: latin,
      body: page(
        'Bluegum Motor Inn - Facilities',
        `<H2>Facilities</H2><UL><LI>Free parking at your door<LI>Reverse cycle air conditioning<LI>Salt water pool<LI>Guest laundry
        <LI>BBQ area<LI>Cooked breakfast served to your unit<LI>Sorry, no pets</UL><P><IMG SRC="pics/pool.jpg"><IMG SRC="pics/unit.jpg">`,
      ),
    },
    '/where.htm': {
      type: latin,
      body: page(
        'Bluegum Motor Inn - Where we are',
        `<P>441 Main North Road,<BR>Enfield, South Australia 5085<P>Phone: (08) 8260 5512<BR>Fax: (08) 8260 5513
        <BR>E-mail: <A HREF="mailto:Bluegum@motorinn.example">bluegum@motorinn.example</A><P>The museum is at 10 North Terrace, Adelaide SA 5000 from where the bus leaves.`,
      ),
    },
    '/pics/front.jpg': photo('motel-gum-01', 800),
    '/pics/pool.jpg': photo('pool-evening-01', 800),
    '/pics/unit.jpg': photo('bedroom-budget-01', 800),
    '/pics/spacer.gif': photo('bedroom-budget-01', 1, 'png'),
  },
  answers: {
    name: 'Bluegum Motor Inn',
    property_type: 'motel',
    star_rating: '3',
    address: '441 Main North Road, Enfield SA 5085',
    min_price: '95',
    max_price: '140',
    short_description:
      'Val and Ren\u00e9 welcome you to our quiet, family run motel with 14 ground floor units, ten minutes north of the city.',
    phone: '(08) 8260 5512',
    email: 'bluegum@motorinn.example',
    check_in_time: '14:00',
    check_out_time: '10:00',
  },
  amenities: [
    'Free parking',
    'Air conditioning',
    'Heating',
    'Outdoor pool',
    'Laundry',
    'Barbecue',
    'Breakfast available',
    'Family rooms',
  ],
};
