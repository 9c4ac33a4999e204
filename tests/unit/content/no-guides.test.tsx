import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { NoGuides } from '~/routes/guides._index/page-parts';

describe('the guides listing without guides', () => {
  it('shows that they are being prepared', () => {
    const html = renderToStaticMarkup(<NoGuides />);
    expect(html).toMatch(/<h2[^>]*>No Guides Available<\/h2>/);
    expect(html).toContain('guides are being prepared');
  });
});
