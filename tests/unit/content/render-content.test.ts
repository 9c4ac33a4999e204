import { describe, expect, it } from 'vitest';

import { renderContent, renderFaq } from '~/features/content/pages/render-content.server';

describe('stored content', () => {
  it('is sanitised after its tokens were filled in', () => {
    const { html } = renderContent('<p>{{email_contact}}<script>x</script></p>', {
      email_contact: 'a@example.com',
    });
    expect(html).toBe('<p><a href="mailto:a@example.com">a@example.com</a></p>');
  });

  it('has its words counted without the folding', () => {
    const { words, isFolded, headings } = renderContent(
      '<h2>One two</h2><p>three four</p>',
      {},
      { words: 3 },
    );
    expect({ words, isFolded, headings: headings.length }).toEqual({ words: 4, isFolded: true, headings: 1 });
  });

  it('is its own for each limit and each setting', () => {
    const text = '<p>one two {{email_contact}}</p>';
    const shown = ['a@example.com', 'b@example.com'].flatMap((email_contact) =>
      [undefined, { words: 1 }, { characters: 8 }].map(
        (fold) => renderContent(text, { email_contact }, fold).html,
      ),
    );
    expect(new Set(shown).size).toBe(6);
    expect(renderContent(text, { email_contact: 'a@example.com' }, { words: 1 }).html).toBe(shown[1]);
  });
});

describe('stored questions', () => {
  it('have sanitised answers', () => {
    expect(renderFaq([{ question: ' Why? ', answer: '<p onclick="x()">So.</p>' }], {})).toEqual([
      { question: 'Why?', answer: '<p>So.</p>' },
    ]);
  });

  it('are left out when they are not both question and answer', () => {
    const broken = [null, {}, { question: '', answer: 'a' }, { question: 'a' }, { question: 1, answer: 2 }];
    expect(renderFaq(broken as never, {})).toEqual([]);
    expect(renderFaq({ question: 'a' } as never, {})).toEqual([]);
    expect(renderFaq(null, {})).toEqual([]);
  });
});
