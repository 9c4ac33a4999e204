import { beforeAll, describe, expect, it } from 'vitest';

import {
  scoreWebsite,
  together,
  type Tally,
  type WebsiteScore,
} from '../../../support/extraction/score-website';
import { websiteFolders } from '../../../support/extraction/website-folders';

const scores = new Map<string, WebsiteScore>();

/** Pictures are drawn in threads of their own, while another website is read. */
const atOnce = 4;

beforeAll(async () => {
  const waiting = [...websiteFolders];
  const scoreNext = async (): Promise<void> => {
    const website = waiting.shift();
    if (!website) return;
    scores.set(website.name, await scoreWebsite(website));
    await scoreNext();
  };
  await Promise.all(Array.from({ length: atOnce }, scoreNext));
});

const of = (name: string) => scores.get(name) as WebsiteScore;
const read = websiteFolders.filter(({ answers }) => !answers.refused);
const structured = read.filter(({ answers }) => answers.structured);
const plain = read.filter(({ answers }) => !answers.structured);
const values = (websites: typeof read) =>
  together(websites.flatMap(({ name }) => [of(name).facts, of(name).amenities]));
const pictures = () => together(read.map(({ name }) => of(name).pictures));
const wrongOf = (websites: typeof read) =>
  websites.flatMap(({ name }) =>
    [...of(name).facts.wrong, ...of(name).amenities.wrong].map((one) => `${name}: ${one}`),
  );
const shareOfBlanks = ({ right, wrong, blank }: Tally) =>
  blank.length / (right + wrong.length + blank.length);

/** `SCORES=1 npx vitest run --project unit tests/unit/import/website-facts/website-folders.test.ts` */
function printTable(): void {
  const cells = ({ right, wrong, blank }: Tally) => `${right}/${wrong.length}/${blank.length}`.padStart(10);
  const row = (name: string, kind: string, { facts, amenities, pictures: seen, falseAlts }: WebsiteScore) =>
    `${name.padEnd(26)}${kind.padEnd(30)}${[facts, amenities, seen].map(cells).join('')}${String(falseAlts.length).padStart(6)}`;
  const faults = ({ facts, amenities, pictures: seen, falseAlts }: WebsiteScore) => [
    ...[...facts.wrong, ...amenities.wrong, ...seen.wrong].map((one) => `    wrong ${one}`),
    ...[...facts.blank, ...amenities.blank, ...seen.blank].map((one) => `    no ${one}`),
    ...falseAlts.map((one) => `    false alt text ${one}`),
  ];
  const all = (websites: typeof read): WebsiteScore => ({
    facts: together(websites.map(({ name }) => of(name).facts)),
    amenities: together(websites.map(({ name }) => of(name).amenities)),
    pictures: together(websites.map(({ name }) => of(name).pictures)),
    falseAlts: websites.flatMap(({ name }) => of(name).falseAlts),
    notices: [],
  });
  const refused = websiteFolders.filter(({ answers }) => answers.refused);
  console.info(
    [
      `${'right/wrong/blank'.padEnd(56)}     facts amenities  pictures false alts`,
      ...websiteFolders.flatMap(({ name, answers }) => [
        row(name, answers.class, of(name)),
        ...faults(of(name)),
      ]),
      row('STRUCTURED', '', all(structured)),
      row('TEXT ALONE', '', all(plain)),
      row('NOT ONE PROPERTY', '', all(refused)),
    ].join('\n'),
  );
}

describe('the websites of tests/websites', () => {
  it('are at least a hundred', () => {
    expect(websiteFolders.length).toBeGreaterThanOrEqual(100);
    if (process.env['SCORES']) printTable();
  });

  it.each(websiteFolders.flatMap(({ name, answers }) => (answers.refused ? [[name, answers.about]] : [])))(
    'end with a reason when they are not of one property: %s, %s',
    (name) => {
      expect(of(name).facts.wrong).toEqual([]);
    },
  );

  it('are said to take no guests where they say so, and nowhere else', () => {
    const said = read.flatMap(({ name }) => of(name).notices.map((notice) => `${name}: ${notice}`));
    const wanted = read.flatMap(({ name, answers }) =>
      answers.notice
        ? [expect.stringContaining(`${name}: The website says that the place is ${answers.notice}`)]
        : [],
    );
    expect(said).toEqual(wanted);
  });

  it('give no wrong value where there is structured data', () => {
    expect(wrongOf(structured)).toEqual([]);
  });

  it('give at most one wrong value in a hundred elsewhere', () => {
    const { right } = values(plain);
    const wrong = wrongOf(plain);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual((right + wrong.length) / 100);
  });

  it('leave at most fifteen in a hundred values blank', () => {
    expect(shareOfBlanks(values(structured)), values(structured).blank.join()).toBeLessThanOrEqual(0.15);
    expect(shareOfBlanks(values(plain)), values(plain).blank.join()).toBeLessThanOrEqual(0.15);
  });

  it('give the pictures that a careful person would take, and no false alt text', () => {
    const { right, wrong, blank } = pictures();
    expect(right / (right + wrong.length), wrong.join('\n')).toBeGreaterThanOrEqual(0.97);
    expect(right / (right + blank.length), blank.join('\n')).toBeGreaterThanOrEqual(0.85);
    expect(read.flatMap(({ name }) => of(name).falseAlts)).toEqual([]);
  });
});
