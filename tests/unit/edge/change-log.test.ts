import { describe, expect, it } from 'vitest';

import { addChanges, changedSince, emptyLog, maxChanges, parseLog } from '~/platform/cache/change-log';

const hour = 3_600_000;

describe('the log of changes', () => {
  it('gives the time of the first change after a rendering of something shown', () => {
    const log = addChanges(
      emptyLog,
      [row('list', 4, 400), row('property:7', 3, 300), row('terms', 1, 100)],
      1_000,
    );
    expect(changedSince(log, { keys: ['property:7', 'list'], seq: 2 })).toBe(300);
    expect(changedSince(log, { keys: ['property:7', 'list'], seq: 3 })).toBe(400);
    expect(changedSince(log, { keys: ['property:7', 'list'], seq: 4 })).toBeNull();
    expect(changedSince(log, { keys: ['property:8'], seq: 0 })).toBeNull();
  });

  it('counts what it has forgotten as changed', () => {
    const rows = Array.from({ length: maxChanges + 1 }, (_, at) => row(`property:${at}`, at + 1, 10));
    const log = addChanges(emptyLog, rows, 20);
    expect(Object.keys(log.changes)).toHaveLength(maxChanges);
    expect(log.floor).toBe(1);
    expect(changedSince(log, { keys: ['property:0'], seq: 0 })).toBe(0);
    expect(changedSince(log, { keys: ['frame'], seq: 1 })).toBeNull();
  });

  it('forgets what is older than any page that is still served', () => {
    const log = addChanges(emptyLog, [row('list', 1, 0)], 2 * hour);
    const later = addChanges(log, [row('terms', 2, 30 * hour)], 30 * hour);
    expect(later.changes).toEqual({ terms: [2, 30 * hour] });
  });

  it('keeps the latest change of a thing', () => {
    const log = addChanges(addChanges(emptyLog, [row('list', 1, 10)], 50), [row('list', 9, 40)], 50);
    expect(log).toEqual({ seq: 9, floor: 0, changes: { list: [9, 40] } });
  });

  it.each([
    null,
    '',
    'no json',
    '[]',
    '{"seq":-1,"floor":0,"changes":{}}',
    '{"seq":1,"floor":0,"changes":{"a":"b"}}',
  ])('ignores a copy that reads %j', (text) => {
    expect(parseLog(text)).toBeNull();
  });

  it('reads what it has written', () => {
    const log = addChanges(emptyLog, [row('list', 1, 10)], 50);
    expect(parseLog(JSON.stringify(log))).toEqual(log);
  });
});

const row = (key: string, seq: number, at: number) => ({ key, seq, at });
