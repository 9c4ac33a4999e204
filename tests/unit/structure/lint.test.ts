import { describe, expect, it } from 'vitest';

import config from '../../../oxlint.config.mjs';
import { badCode, goodCode } from '../../support/lint/bad-code';
import { lintCode } from '../../support/lint/lint-code';

const bad = badCode.map(([rule, file, code]) => ({ rule, file, code }));
const good = goodCode.map(([file, code]) => ({ file, code }));
const problems = lintCode([...bad, ...good]);

describe('lint', () => {
  it.each(bad.map((piece, n) => ({ ...piece, found: problems[n] })))(
    'refuses by $rule, in $file: $code',
    ({ rule, found }) => {
      expect(found?.map((problem) => problem.rule)).toContain(rule);
    },
  );

  it.each(good.map((piece, n) => ({ ...piece, found: problems[bad.length + n] })))(
    'accepts in $file: $code',
    ({ found }) => {
      expect(found).toEqual([]);
    },
  );

  it('has an example of bad code for each of its rules', () => {
    const rules = [config, ...config.overrides].flatMap((part) => Object.keys(part.rules));
    const tried = new Set(bad.map(({ rule }) => rule.replace('react-hooks/', 'react/')));
    expect([...new Set(rules)].filter((rule) => !tried.has(rule))).toEqual([]);
  });
});
