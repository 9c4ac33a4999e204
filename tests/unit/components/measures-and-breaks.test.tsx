import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { buttonClass } from '~/components/ui/button';
import { EmailText, NetworkText } from '~/components/ui/address-text';

/** Where two utilities set one property, the style sheet's order decides, whatever their order in the class. */
const measures = (names: string) => names.split(' ').filter((name) => /^(p[xy]?|min-h)-/.test(name));

describe('a button', () => {
  it.each(['primary', 'secondary', 'danger'] as const)(
    'has no measure in its class that a place could not replace (%s)',
    (variant) => {
      expect(measures(buttonClass(variant))).toEqual([]);
      expect(measures(buttonClass(variant, 'min-h-11 px-3'))).toEqual(['min-h-11', 'px-3']);
    },
  );

  it('has one padding where it is quiet', () => {
    expect(measures(buttonClass('quiet'))).toEqual(['px-3']);
  });
});

describe('an address', () => {
  it.each([
    [<EmailText email="maeve@example.com" />, 'maeve<wbr/>@example.com'],
    [<EmailText email="no address" />, '>no address<'],
    [<NetworkText address="198.18.92.26" />, '198.<wbr/>18.<wbr/>92.<wbr/>26'],
    [<NetworkText address="2001:db8::1" />, '2001:<wbr/>db8:<wbr/>:<wbr/>1'],
  ])('breaks between its parts (%#)', (text, html) => {
    expect(renderToStaticMarkup(text)).toContain(html);
  });
});
