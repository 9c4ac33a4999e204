import { describe, expect, it } from 'vitest';

import { likelyDuplicates } from '~/features/content/amenities/likely-duplicates';
import { movedTo, readOrder } from '~/features/content/ordering/read-order';
import { troubleOf } from '~/features/content/settings/read-setting';
import { settingChanges } from '~/features/content/settings/read-settings-form';
import { allSettings } from '~/features/content/settings/setting-groups';
import { settingKeys } from '~/features/content/settings/site-settings';
import { tokenKeys } from '~/features/content/pages/text-tokens';

const readSettingsForm = (values: Record<string, string>) => settingChanges((name) => values[name]);

describe('an order in a form', () => {
  it('is ids once each, or nothing', () => {
    expect(readOrder('3,1,2', 3)).toEqual([3, 1, 2]);
    expect(readOrder('', 3)).toEqual([]);
    for (const text of [
      '3,3',
      '1,2,3,4',
      '0',
      'a',
      '1,',
      ' 1',
      '-1',
      '1e3',
      null,
      undefined,
      '1234567890123456',
    ])
      expect(readOrder(text, 3), String(text)).toBeNull();
  });

  it('moves one and keeps the others', () => {
    expect(movedTo([1, 2, 3], 0, 2)).toEqual([2, 3, 1]);
    expect(movedTo([1, 2, 3], 2, 0)).toEqual([3, 1, 2]);
  });
});

describe('likely duplicates', () => {
  const names = (words: string[]) =>
    likelyDuplicates(words.map((name, id) => ({ id, name }))).map((group) => group.map(({ name }) => name));

  it('are the same words whatever their case, punctuation and number', () => {
    expect(names(['Wi-Fi', 'WiFi', 'wi fi', 'Lift'])).toEqual([['Wi-Fi', 'WiFi', 'wi fi']]);
    expect(names(['Swimming pool', 'swimming pools', 'Pool'])).toEqual([['Swimming pool', 'swimming pools']]);
    expect(names(['Laundry facility', 'Laundry Facilities'])).toHaveLength(1);
    expect(names(['Glass', 'Glas', 'Bus', 'Bu'])).toEqual([]);
    expect(names(['!!!', '???'])).toEqual([]);
  });
});

describe('site settings', () => {
  it('are all on the screen: those of the site and those that content names', () => {
    const keys = allSettings.map(({ key }) => key);
    for (const key of [...settingKeys, ...tokenKeys, 'phone', 'address']) expect(keys).toContain(key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are checked by kind, and blank is the default', () => {
    const of = (kind: (typeof allSettings)[number]['kind'], value: string) =>
      troubleOf({ kind, max: 40 }, value);
    expect(of('email', '')).toBeNull();
    expect(of('email', 'a@b.example')).toBeNull();
    for (const email of ['a', 'a@b', 'a b@c.example', '"a"@b.example', '<a>@b.example'])
      expect(of('email', email), email).not.toBeNull();
    expect(of('date', '2026-02-28')).toBeNull();
    expect(of('date', '2026-02-30')).not.toBeNull();
    expect(of('measurement', 'G-AB12CD34EF')).toBeNull();
    expect(of('measurement', 'G-1"><script>')).not.toBeNull();
    expect(of('phone', '+61 8 8000 0000')).toBeNull();
    expect(of('phone', 'javascript:alert(1)')).not.toBeNull();
    const linkTo = (value: string) => troubleOf({ kind: 'address', max: 300 }, value);
    expect(linkTo('https://www.instagram.com/stayadelaide')).toBeNull();
    for (const address of [
      '@stayadelaide',
      'www.instagram.com/stayadelaide',
      'http://example.com/a',
      'javascript:alert(1)',
      'https://name:word@example.com/',
    ])
      expect(linkTo(address), address).toBe('Please enter a whole address that begins with https://');
    expect(of('switch', 'maybe')).not.toBeNull();
    expect(of('text', 'x'.repeat(41))).not.toBeNull();
  });

  it('change only where the typed value differs from the one that was seen', () => {
    const values: Record<string, string> = {};
    for (const { key, kind } of allSettings) {
      Object.assign(values, {
        [key]: kind === 'switch' ? 'off' : '',
        [`was.${key}`]: '',
        [`version.${key}`]: '0',
      });
    }
    expect(readSettingsForm(values)).toEqual({ changes: [], errors: {}, isWhole: true });
    const named = readSettingsForm({ ...values, site_name: ' New ', email_press: 'no' });
    expect(named.changes).toEqual([{ key: 'site_name', value: 'New', version: 0 }]);
    expect(named.errors).toEqual({ email_press: ['Please enter a valid email address'] });
    expect(readSettingsForm({}).isWhole).toBe(false);
  });
});
