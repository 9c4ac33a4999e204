import { expect, test } from 'vitest';

import { takeStructuredData } from '~/lib/document/structured-data-scripts';

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const document = (head: string, body: string) =>
  `<html><head><title>x</title>${head}</head><body>${body}</body>`;

test('all structured data of the head are taken from it, in their order, also with lines in them', () => {
  const [a, b] = [script('{"@type":"Hotel","name":"A\nB"}'), script('{"@type":"FAQPage"}')];
  const rest = '<link rel="canonical" href="/a"/><script>run()</script>';
  expect(takeStructuredData(document(`${a}${rest}${b}`, '<p>text</p>'))).toEqual({
    page: document(rest, '<p>text</p>'),
    scripts: a + b,
  });
});

test('a page without them, and what is in the body, stay as they are', () => {
  const page = document('<meta name="a"/>', script('{"@type":"Thing"}'));
  expect(takeStructuredData(page)).toEqual({ page, scripts: '' });
});
