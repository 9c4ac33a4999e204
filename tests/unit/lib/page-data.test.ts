import { describe, expect, it } from 'vitest';

import { pageDataBlock, readPageData } from '~/lib/document/page-data';

const context = { isSpaMode: false, basename: '/' };
const routes = { manifest: { version: 'abc', routes: {} }, matched: ['root', 'routes/help'] };

function blockOf(value: unknown) {
  const data = `${JSON.stringify(['html', value])}\n`;
  return {
    data,
    block: pageDataBlock({ context: JSON.stringify(context), routes: JSON.stringify(routes), data }),
  };
}

const inDocument = (block: string) =>
  ({
    getElementById: (id: string) =>
      block.includes(` id="${id}"`) ? { textContent: block.slice(block.indexOf('>') + 1, -9) } : null,
  }) as unknown as Document;

describe('the data block of a document', () => {
  it.each(['plain', '</script><script>alert(1)</script>', '<!--<script>', 'a\nb\u2028c', '\\u003c', '"'])(
    'gives the browser what the server wrote: %j',
    (value) => {
      const { block, data } = blockOf(value);
      const read = readPageData(inDocument(block));
      expect(read.facts).toEqual({ context, ...routes });
      expect(JSON.parse(read.data)).toEqual(JSON.parse(data));
    },
  );

  it('has no tag within', () => {
    const { block } = blockOf('</script><img src=x onerror=alert(1)><!--');
    expect(block.match(/</g)).toHaveLength(2);
    expect(block).toMatch(/^<script type="application\/json" id="page-data">[^<]*<\/script>$/);
  });
});
