import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { rememberMarkup, renderDocument } from '~/lib/document/remember-markup';

let rendered: string[] = [];

function Card({ name, count = 1 }: { name: string; count?: number }) {
  rendered.push(name);
  return (
    <article title={name}>
      {name} has {count} <b>rooms</b>
    </article>
  );
}

function Field({ label }: { label: string }) {
  const id = useId();
  rendered.push(label);
  return (
    <label htmlFor={id}>
      {label}
      <input id={id} />
    </label>
  );
}

const Remembered = rememberMarkup('card', Card);
const OfCount = rememberMarkup('card by count', Card, ({ count = 1 }) => `${count}`);
const RememberedField = rememberMarkup('field', Field);

/** What React writes without any memory. */
const plain = (names: readonly string[]) =>
  renderToString(
    <ul>
      text
      {names.map((name) => (
        <Card key={name} name={name} />
      ))}
      more <i>text</i>
    </ul>,
  );

const document = (names: readonly string[]) =>
  renderDocument(() =>
    renderToString(
      <ul>
        text
        {names.map((name) => (
          <Remembered key={name} name={name} />
        ))}
        more <i>text</i>
      </ul>,
    ),
  );

const hostile = ['<b>&"', '</remembered-markup>', '<remembered-markup n="0"></remembered-markup>', '$& $1'];

describe('markup that is remembered', () => {
  it('has React’s own bytes, the first time and later', () => {
    const names = ['Tidmarsh House', 'Zoo $1', ...hostile];
    expect(document(names)).toBe(plain(names));
    rendered = [];
    expect(document(names.toReversed())).toBe(plain(names.toReversed()));
    expect(rendered).toEqual(names.toReversed());
  });

  it('is rendered once for each key', () => {
    rendered = [];
    const cards = () => (
      <>
        <OfCount name="First" count={2} />
        <OfCount name="Second" count={3} />
      </>
    );
    const first = renderDocument(() => renderToString(cards()));
    expect(renderDocument(() => renderToString(cards()))).toBe(first);
    expect(rendered).toEqual(['First', 'Second']);
  });

  it('is that of its own properties', () => {
    expect(document(['A place'])).toContain('A place');
    expect(document(['Another'])).not.toContain('A place');
  });

  it('has no ids of React’s, which depend on the place in the document', () => {
    const fields = (labels: readonly string[]) => (
      <>
        {labels.map((label) => (
          <RememberedField key={label} label={label} />
        ))}
      </>
    );
    renderDocument(() => renderToString(fields(['E-mail'])));
    const later = renderDocument(() => renderToString(fields(['Name', 'Phone', 'E-mail'])));
    const ids = [...later.matchAll(/<input id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('is given only to documents', () => {
    expect(renderToString(<Remembered name="Alone" />)).toBe(renderToString(<Card name="Alone" />));
    expect(() =>
      renderDocument(() => {
        throw new Error('not rendered');
      }),
    ).toThrow('not rendered');
    expect(renderToString(<Remembered name="Alone" />)).not.toContain('remembered');
  });
});
