import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { readAccepted } from '~/features/manage/generator/generated-fields';
import { FoundAmenities } from '~/features/manage/generator/review/found-amenities';
import { FoundValue } from '~/features/manage/generator/review/found-value';
import type { Edits } from '~/features/manage/generator/review/use-edits';

const untouched: Edits = {
  valueOf: () => undefined,
  keep: () => undefined,
  isLeft: () => false,
  leave: () => undefined,
};
const evidence = { url: 'https://inn.example/contact', quote: 'Call 08 8123 4567' };
const proposal = { field: 'phone', value: '08 8123 4567', source: 'text', evidence: [evidence] } as const;

const shownValue = (edits: Edits) =>
  renderToStaticMarkup(
    <FoundValue
      proposal={{ ...proposal, evidence: [evidence] }}
      value={proposal.value}
      edits={edits}
      editKey="phone"
    />,
  );

describe('a value in the review of a website', () => {
  it('is shown with its evidence one click away, to be accepted', () => {
    const html = shownValue(untouched);
    expect(html).toContain('value="08 8123 4567"');
    expect(html).toMatch(/<summary[^>]*>Text of the page.*<q>Call 08 8123 4567<\/q>/s);
    expect(html).toContain('checked=""');
    expect(html).not.toContain('Kept as you changed it');
  });

  it('stays as it was changed when the website is read again, beside the website’s value', () => {
    const html = shownValue({ ...untouched, valueOf: () => '08 8999 0000', isLeft: () => true });
    expect(html).toContain('value="08 8999 0000"');
    expect(html).toContain('The website says: <q>08 8123 4567</q>');
    expect(html).not.toContain('checked=""');
  });
});

describe('a long address in the review of a website', () => {
  const address = '1/24 Moseley Street and Jetty Road, Glenelg SA 5045';

  it('wraps, so that all of it is seen on a phone', () => {
    const html = renderToStaticMarkup(
      <FoundValue
        proposal={{ ...proposal, field: 'address', value: address, evidence: [] }}
        value={address}
        edits={untouched}
        editKey="address"
      />,
    );
    expect(html).toMatch(new RegExp(`<textarea[^>]*field-sizing-content[^>]*>${address}</textarea>`));
  });

  it('is one line again in the form, where a description keeps its lines', () => {
    const form = new FormData();
    for (const field of ['address', 'description']) {
      form.append('generated_use', field);
      form.set(`generated_${field}`, 'Moseley Street\r\n Glenelg');
    }
    expect(readAccepted(form).values).toMatchObject({
      address: 'Moseley Street Glenelg',
      description: 'Moseley Street\r\n Glenelg',
    });
  });
});

describe('the amenities in the review of a website', () => {
  it('have their evidence one click away, and stay left out', () => {
    const amenities = [
      {
        id: 1,
        name: 'Lift',
        source: 'text' as const,
        evidence: { ...evidence, quote: 'Lift to all floors' },
      },
      { id: 2, name: 'Bar', source: 'text' as const, evidence },
    ];
    const html = renderToStaticMarkup(
      <FoundAmenities amenities={amenities} edits={{ ...untouched, isLeft: (name) => name === 'Bar' }} />,
    );
    expect(html).toMatch(/Sources of the amenities.*Lift.*<q>Lift to all floors<\/q>/s);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });
});
