import { describe, expect, it } from 'vitest';

import { fillTokens, fillTokensInText } from '~/features/content/pages/text-tokens';

const values = {
  email_support: 'support@example.com',
  email_contact: 'hello@example.com',
  policy_updated: '2024-01-15',
};

describe('tokens in stored text', () => {
  it('become mail links in content', () => {
    expect(fillTokens('<p>Write to {{email_support}}.</p>', values)).toBe(
      '<p>Write to <a href="mailto:support@example.com">support@example.com</a>.</p>',
    );
  });

  it('become the bare address within a link or an attribute', () => {
    expect(fillTokens('<a href="mailto:{{email_support}}">{{email_support}}</a>', values)).toBe(
      '<a href="mailto:support@example.com">support@example.com</a>',
    );
  });

  it('give the month and year of the policies', () => {
    expect(fillTokens('<p>Last updated {{policy_updated}}</p>', values)).toBe(
      '<p>Last updated January 2024</p>',
    );
    expect(fillTokensInText('{{policy_updated}}', { policy_updated: '2026-11-01' })).toBe('November 2026');
    expect(fillTokensInText('{{policy_updated}}', { policy_updated: 'soon' })).toBe('January 2024');
  });

  it('fall back to the general address, then to the contact page', () => {
    expect(fillTokens('{{email_legal}}', values)).toBe(
      '<a href="mailto:hello@example.com">hello@example.com</a>',
    );
    expect(fillTokens('{{email_legal}}', {})).toBe('<a href="/contact">our contact page</a>');
    expect(fillTokensInText('{{email_legal}}', {})).toBe('our contact page');
  });

  it('never let a setting write HTML', () => {
    const filled = fillTokens('{{email_press}}', { email_press: '"><img src=x>@example.com' });
    expect(filled).toBe('<a href="/contact">our contact page</a>');
    expect(fillTokens('{{email_press}}', { email_press: "o'hara&co@example.com" })).toContain(
      "o'hara&amp;co@",
    );
  });

  it('stay as they are when they are unknown', () => {
    expect(fillTokens('<p>{{phone}} {{ email_contact }}</p>', values)).toContain('{{phone}} <a href=');
  });
});
