import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { deletePrompt, listPrompts, savePrompt } from '~/features/import/writing/saved-prompts.server';

import { createManager } from '../../support/accounts/managers';

const db = createDatabase(env.DB);
const services = { db, clock: { now: () => new Date('2026-11-20T02:00:00Z') } };

describe('saved prompts', () => {
  it('are the editor’s own, the newest first, and can be deleted', async () => {
    const editor = await createManager(db, 'moderator');
    const other = await createManager(db, 'admin');
    await savePrompt(services, editor, { name: 'A', prompt: 'a', contentType: 'title' });
    await savePrompt({ ...services, clock: { now: () => new Date('2026-11-21T00:00:00Z') } }, editor, {
      name: 'B',
      prompt: 'b',
      contentType: 'image',
    });
    const [newest, oldest] = await listPrompts(services, editor);
    expect([newest?.name, oldest?.name]).toEqual(['B', 'A']);
    expect(await listPrompts(services, other)).toEqual([]);
    expect(await deletePrompt(services, other, newest?.id ?? '')).toBe(false);
    expect(await deletePrompt(services, editor, newest?.id ?? '')).toBe(true);
    expect(await listPrompts(services, editor)).toHaveLength(1);
  });
});
