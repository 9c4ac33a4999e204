import { describe, expect, it } from 'vitest';

import { buildBookingLink } from '~/features/directory/criteria/build-booking-link';
import type { Stay } from '~/features/directory/criteria/stay';

const noStay: Stay = { checkIn: null, checkOut: null, guests: null };
const stay: Stay = { checkIn: '2026-12-24', checkOut: '2026-12-27', guests: 3 };
const link = (bookingUrl: string | null, stay = noStay, websiteUrl: string | null = null) =>
  buildBookingLink({ bookingUrl, websiteUrl }, stay);

describe('booking link', () => {
  it('leads to the booking address, else to the website, else nowhere', () => {
    expect(link('https://book.example.com/x', noStay, 'https://www.example.com/')).toBe(
      'https://book.example.com/x',
    );
    expect(link(null, noStay, 'https://www.example.com/stay')).toBe('https://www.example.com/stay');
    expect(link('', noStay, 'https://www.example.com/stay')).toBe('https://www.example.com/stay');
    expect(link(null)).toBeNull();
  });

  it('never leads to anything but a web address', () => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://example.com/',
      'book.example.com',
      'https://a:b@example.com/',
    ]) {
      expect(link(address)).toBeNull();
      expect(link(address, stay, 'https://www.example.com/')).toBe('https://www.example.com/');
    }
  });

  it('carries dates and guests where the address has placeholders for them', () => {
    expect(
      link('https://book.example.com/x?arrive={check_in}&depart={check_out}&guests={guests}', stay),
    ).toBe('https://book.example.com/x?arrive=2026-12-24&depart=2026-12-27&guests=3');
  });

  it('knows placeholders that arrive URL-encoded', () => {
    expect(link('https://book.example.com/x?a=%7Bcheck_in%7D&b=%7bcheck_out%7d', stay)).toBe(
      'https://book.example.com/x?a=2026-12-24&b=2026-12-27',
    );
  });

  it('leaves out a query parameter whose value is unknown and keeps the others unchanged', () => {
    expect(
      link('https://book.example.com/x?ref=a%20b&arrive={check_in}&promo=%7Bspring%7D&guests={guests}'),
    ).toBe('https://book.example.com/x?ref=a%20b&promo=%7Bspring%7D');
    expect(
      link('https://book.example.com/x?arrive={check_in}&guests={guests}', { ...noStay, guests: 2 }),
    ).toBe('https://book.example.com/x?guests=2');
    expect(link('https://book.example.com/x?range={check_in}_{check_out}', { ...stay, checkOut: null })).toBe(
      'https://book.example.com/x',
    );
    expect(link('https://book.example.com/x?arrive={check_in}')).toBe('https://book.example.com/x');
  });

  it('fills a placeholder in the path or fragment, and replaces it by nothing when the value is not known', () => {
    expect(link('https://book.example.com/{check_in}/rooms#guests={guests}', stay)).toBe(
      'https://book.example.com/2026-12-24/rooms#guests=3',
    );
    expect(link('https://book.example.com/from/{check_in}/rooms')).toBe(
      'https://book.example.com/from//rooms',
    );
  });

  it('fills placeholders of a website address too', () => {
    expect(link(null, stay, 'https://www.example.com/?in={check_in}')).toBe(
      'https://www.example.com/?in=2026-12-24',
    );
  });
});
