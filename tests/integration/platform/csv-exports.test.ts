import { createExecutionContext, env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { contactMessages, leads, newsletterSubscribers, redirects } from '~/db/schema';
import { parseCsv } from '~/lib/text/csv';
import { createLoadContext } from '~/platform/load-context';
import { startSession } from '~/platform/auth/session.server';

import { createManager } from '../../factories/account';

type Loader = (args: object) => Promise<Response>;

/** Every route that answers with a CSV file. */
const routes = import.meta.glob<{ loader: Loader }>('/app/routes/*csv/route.{ts,tsx}');
const hostile = `=1+1,"x";\r\n'\t`;
const origin = 'http://localhost:8787';
const context = createLoadContext(env, createExecutionContext(), new Request(origin));
const { db } = context.services;
let cookie = '';

beforeAll(async () => {
  const { userId } = await createManager(db, 'admin');
  cookie =
    (await startSession(context.services, new Request(origin), { userId, method: 'password' })).split(
      ';',
    )[0] ?? '';
  await db
    .insert(leads)
    .values({ name: hostile, email: '@sum', phone: '+61 8', message: '-2', contentKey: 'k' });
  await db.insert(contactMessages).values({
    firstName: hostile,
    lastName: '@x',
    email: '+x',
    subject: '-x',
    message: '\tx',
    contentKey: 'k',
  });
  await db.insert(newsletterSubscribers).values({ email: hostile, status: 'confirmed' });
  await db.insert(redirects).values({ fromPath: '/"a",b', toPath: '=1+1', statusCode: 301 });
});

describe('every CSV export', () => {
  it('is among these', () => {
    expect(Object.keys(routes).map((path) => path.split('/')[3])).toEqual([
      'dashboard.leads.export[.]csv',
      'dashboard.site.messages_.export[.]csv',
      'dashboard.site.redirects_.export[.]csv',
      'dashboard.site.subscribers_.export[.]csv',
    ]);
  });

  it.each(Object.entries(routes))(
    '%s quotes every cell and has none that a spreadsheet runs',
    async (_, load) => {
      const { loader } = await load();
      const request = new Request(`${origin}/export.csv`, { headers: { cookie } });
      const text = (await (await loader({ request, params: {}, context })).text()).replace(/^\ufeff/, '');
      expect(text).toMatch(/^(?:"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*\r\n)+$/);
      const { rows = [] } = parseCsv(text);
      expect(rows.length).toBeGreaterThan(1);
      const cells = rows.flatMap((row) => row.cells);
      expect(cells.filter((cell) => /^\s*[=+\-@]|^[\t\r\n]/.test(cell))).toEqual([]);
      expect(cells.some((cell) => cell.startsWith("'="))).toBe(true);
    },
  );
});
