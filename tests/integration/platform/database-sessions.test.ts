import { createExecutionContext, env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { databaseStart, withBookmark } from '~/platform/http/database-start';
import type { WebEnv } from '~/platform/env';
import { createServices } from '~/platform/services';

const site = { config: { siteOrigin: 'http://localhost:8787' } };
const asking = (path: string, cookie = '', method = 'GET') =>
  new Request(`http://localhost:8787${path}`, { method, headers: { cookie } });
const servicesFor = (request: Request, bindings: Partial<WebEnv> = {}) =>
  createServices({ ...env, ...bindings } as WebEnv, createExecutionContext(), { errand: 'visit', request });
const bookmark = '0000000a-00000002-00004c6d-8e61117bf38d7adb71b934ebbf891683';

describe('a session of the database', () => {
  it.each([
    ['a visitor reads the nearest copy', asking('/search'), 'first-unconstrained'],
    ['a form writes where it is written', asking('/search', `mark=${bookmark}`, 'POST'), 'first-primary'],
    ['the dashboard has what was written', asking('/dashboard'), 'first-primary'],
    ['so has the page of a link in a mail', asking('/newsletter/confirm?token=x'), 'first-primary'],
    ['a signed-in person has what was written', asking('/', 'sid=token'), 'first-primary'],
    ['and with a bookmark at least that', asking('/', `sid=token; mark=${bookmark}`), bookmark],
    ['which nobody can make up', asking('/', "sid=token; mark=x'--"), 'first-primary'],
  ])('%s', (_, request, start) => {
    expect(databaseStart(site, request)).toBe(start);
  });

  it('of a form gives a signed-in person a bookmark, and their next page begins there', async () => {
    const form = asking('/dashboard', 'sid=token', 'POST');
    const services = servicesFor(form);
    await services.db.run("insert into rate_limits (key, window_start, count) values ('mine', 0, 1)");
    const answer = withBookmark(site, form, new Response('saved'), services.bookmark());
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^mark=[\da-f-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
    const next = servicesFor(asking('/dashboard', `sid=token; ${cookie.split(';')[0]}`));
    expect(await next.db.get("select count from rate_limits where key = 'mine'")).toEqual({ count: 1 });
  });

  it('gives nobody else a cookie', () => {
    const markOf = (request: Request, response = new Response('x')) =>
      withBookmark(site, request, response, bookmark).headers.get('set-cookie');
    expect(markOf(asking('/contact', '', 'POST'))).toBeNull();
    expect(markOf(asking('/dashboard', 'sid=token'))).toBeNull();
    const signedIn = new Response('x', { headers: { 'set-cookie': 'sid=token; Path=/' } });
    expect(markOf(asking('/auth', '', 'POST'), signedIn.clone())).toContain('mark=');
    expect(markOf(asking('/auth/google/callback', 'mark=old'), signedIn)).toContain('mark=');
  });

  it('is the database itself where there are no sessions', async () => {
    const { prepare, batch } = env.DB;
    const plain = { prepare: prepare.bind(env.DB), batch: batch.bind(env.DB) } as unknown as D1Database;
    const services = servicesFor(asking('/'), { DB: plain });
    expect(await services.db.get('select 1 as one')).toEqual({ one: 1 });
    expect(services.bookmark()).toBeNull();
  });
});
