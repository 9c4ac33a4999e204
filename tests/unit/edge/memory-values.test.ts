import { describe, expect, it } from 'vitest';

import { addChanges, emptyLog, type ChangeLog } from '~/platform/cache/change-log';
import { createMemoryValues } from '~/platform/cache/memory-values';

const start = Date.parse('2026-03-02T10:00:00Z');
const hour = 3_600_000;

/** A memory with a clock of its own, and a maker that counts how often each value was made. */
function memory() {
  let time = start;
  const made = new Map<string, number>();
  const values = createMemoryValues(() => time);
  const read = (log: ChangeLog | null, name: string, key = name) =>
    values(log)(name, [key], async () => {
      made.set(name, (made.get(name) ?? 0) + 1);
      return `${name} ${made.get(name)}`;
    });
  return { read, wait: (ms: number) => (time += ms) };
}

const logOf = (seq: number, key: string, at = start) => addChanges(emptyLog, [{ key, seq, at }], at);

describe('a value that an isolate remembers', () => {
  it('is made once, and again after a change of its key, or of everything', async () => {
    const { read } = memory();
    const first = logOf(1, 'other');
    expect(await read(first, 'a')).toBe('a 1');
    expect(await read(first, 'a')).toBe('a 1');
    expect(await read(addChanges(first, [{ key: 'b', seq: 2, at: start }], start), 'a')).toBe('a 1');
    expect(await read(addChanges(first, [{ key: 'a', seq: 3, at: start }], start), 'a')).toBe('a 2');
    expect(await read(addChanges(first, [{ key: 'all', seq: 4, at: start }], start), 'a')).toBe('a 3');
  });

  it('is made each time for a request that does not know the changes', async () => {
    const { read } = memory();
    expect([await read(null, 'a'), await read(null, 'a')]).toEqual(['a 1', 'a 2']);
  });

  it('is made again after a day: the log has forgotten what changed before', async () => {
    const { read, wait } = memory();
    const log = logOf(1, 'other');
    await read(log, 'a');
    wait(23 * hour);
    expect(await read(log, 'a')).toBe('a 1');
    wait(2 * hour);
    expect(await read(log, 'a')).toBe('a 2');
  });

  it('is not kept when it could not be made', async () => {
    const values = createMemoryValues();
    const log = logOf(1, 'other');
    const failing = values(log)('a', ['a'], () => Promise.reject(new Error('KV is away')));
    await expect(failing).rejects.toThrow('KV is away');
    expect(await values(log)('a', ['a'], async () => 'there')).toBe('there');
  });

  it('stays while a stranger asks for any number of others, as long as it is in use', async () => {
    const { read } = memory();
    const log = logOf(1, 'other');
    for (let at = 0; at < 10_000; at += 1) {
      await read(log, `path ${at}`);
      await read(log, 'frame');
    }
    expect(await read(log, 'frame')).toBe('frame 1');
    expect(await read(log, 'path 9999')).toBe('path 9999 1');
    expect(await read(log, 'path 0')).toBe('path 0 2');
  });
});
