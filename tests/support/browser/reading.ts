import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Text for comparisons: one space between words, straight from HTML or from a page as shown. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Names and numbers of character references in HTML, as characters. */
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * The blocks of stored HTML as a reader sees them; blocks with a token, which settings fill in, are left out.
 */
export function blocksOf(html: string): string[] {
  return html
    .replace(/<\/?(?:a|strong|em|b|i|span)\b[^>]*>/g, '')
    .split(/<[^>]+>/)
    .map((text) => oneLine(text.replace(/&(\w+);/g, (whole, name: string) => characters[name] ?? whole)))
    .filter((text) => text && !text.includes('{{'));
}

export const wordCount = (text: string) => oneLine(text).split(' ').filter(Boolean).length;

/** The switch that folds and unfolds a text, and the text itself. */
export function foldOf(page: Page) {
  const fold = page.locator('main details').filter({ has: page.getByText('Read More', { exact: true }) });
  return {
    fold,
    summary: fold.locator('summary'),
    text: fold.locator('xpath=preceding-sibling::div[1]'),
    isOpen: () => fold.evaluate((details) => (details as HTMLDetailsElement).open),
  };
}

/** The number of characters in each line of the page's paragraphs and list items. */
export function lineLengths(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const lengths: number[] = [];
    for (const block of document.querySelectorAll('main :is(p, li):not(nav *, aside *, article *)')) {
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let line = 0;
      let bottom = -Infinity;
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (let at = 0; at < (text.nodeValue?.length ?? 0); at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const box = range.getBoundingClientRect();
          if (box.height === 0) continue;
          if (box.top >= bottom) {
            if (line > 0) lengths.push(line);
            line = 0;
            bottom = box.bottom;
          }
          line += 1;
        }
      }
      if (line > 0) lengths.push(line);
    }
    return lengths;
  });
}

/** Finds what makes a text hard to read in a small window: letters under 16 pixels, and words that a table breaks. */
export function hardToRead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const small = [...document.querySelectorAll<HTMLElement>('main :is(p, li):not(nav *, article *)')].filter(
      (block) =>
        block.checkVisibility() &&
        block.closest('[class*="contain:layout"]') &&
        parseFloat(getComputedStyle(block).fontSize) < 16,
    );
    const broken = [...document.querySelectorAll('main :is(th, td)')].flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) words.push(`broken: ${word}`);
        }
      }
      return words;
    });
    return [...small.map((block) => `small: ${block.textContent}`), ...broken];
  });
}

/**
 * Expects the heading with that id in view, below the header where the header stays at the top of the window.
 */
export async function expectLanding(page: Page, id: string) {
  await expect
    .poll(() =>
      page.evaluate((wanted) => {
        const heading = document.getElementById(wanted)?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        if (!heading || !header || heading.height === 0) return 'is not shown';
        if (heading.top < Math.max(0, header.bottom)) return 'lies below the header';
        return heading.top < window.innerHeight / 2 ? 'in view' : `stands at ${heading.top}`;
      }, id),
    )
    .toBe('in view');
}
