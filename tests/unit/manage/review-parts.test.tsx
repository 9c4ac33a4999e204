import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

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
