import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { Miniflare } from 'miniflare';

import { loadWrangler } from '../../../scripts/lib/server/wrangler.mjs';
import { ApiFailure } from './account';

type Answer = { results: Record<string, unknown>[]; meta: Record<string, unknown> };

/**
 * Runs statements of one database, 40 in a batch where they are many, since a batch that makes hundreds of tables takes ten seconds. It is
 * done inside, since each call of a binding from outside waits for an answer.
 */
const batchWorker = `export default {
  async fetch(request, env) {
    const { slot, statements, params } = await request.json();
    const rest = statements.map((one, at) => env[slot].prepare(one).bind(...(at === 0 ? params : [])));
    const answers = [];
    try {
      while (rest.length > 0) answers.push(...(await env[slot].batch(rest.splice(0, 40))));
      return Response.json(answers);
    } catch (error) {
      return new Response(error.message, { status: 400 });
    }
  },
}`;

const { unstable_splitSqlQuery: splitSql } = loadWrangler();

/** wrangler's own reading of statements takes seconds for more characters than this, since its time grows with their square. */
const longText = 20_000;

/** Statements that end with a line each; a line end within quotes or a trigger does not count. */
function splitLong(sql: string): string[] {
  const statements: string[] = [];
  let open = '';
  for (const piece of sql.split(';\n')) {
    open += `${open && ';\n'}${piece}`;
    const bare = open.replace(/^\s*--.*$/gm, '').trim();
    const isQuoted = bare.split("'").length % 2 === 0;
    if (isQuoted || /^create trigger(?![\s\S]*\bend$)/i.test(bare)) continue;
    if (bare) statements.push(open);
    open = '';
  }
  return statements;
}

/** No connection is used twice. */
const agent = new Agent({ keepAlive: false });

/**
 * Neither by miniflare's `dispatchFetch`, whose later connections all fail once one has failed on a busy machine, nor by `fetch`: there a
 * connection that is used again may end within an assertion of its parser ("false == true").
 */
async function post(address: URL, body: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address, { method: 'POST', agent }, resolve).on('error', reject).end(body);
  });
  return { status: response.statusCode, text: await text(response) };
}

/** Real SQLite behind the fake's D1: one database for each id, made at its first query. */
export async function startDatabases(max = 4) {
  const slots = Array.from({ length: max }, (_, at) => `slot-${at}`);
  const miniflare = new Miniflare({
    modules: true,
    script: batchWorker,
    compatibilityDate: '2026-04-20',
    host: '127.0.0.1',
    d1Databases: slots,
  });
  const address = await miniflare.ready;
  const taken = new Map<string, string>();
  const listeners: ((id: string, sql: string) => Promise<void>)[] = [];
  const slotOf = (id: string) => {
    const slot = taken.get(id) ?? slots[taken.size];
    if (!slot) throw new Error('The fake has no database left.');
    taken.set(id, slot);
    return slot;
  };
  return {
    open: (id: string) => miniflare.getD1Database(slotOf(id)),
    /** Runs every statement of this text, as D1 does; up to 40 are one transaction. */
    async query(id: string, sql: string, params: unknown[]) {
      const statements = sql.length > longText ? splitLong(sql) : splitSql(sql);
      const body = JSON.stringify({ slot: slotOf(id), statements, params });
      const answer = await post(address, body);
      if (answer.status !== 200) throw new ApiFailure(400, 7500, answer.text);
      const answers = JSON.parse(answer.text) as Answer[];
      for (const listener of listeners) await listener(id, sql);
      return answers.map(({ results, meta }) => ({ results, success: true, meta }));
    },
    /** Calls this after every text of SQL that has run, before it is answered. */
    onQuery: (listener: (id: string, sql: string) => Promise<void>) => listeners.push(listener),
    stop: () => miniflare.dispose(),
  };
}

export type Databases = Awaited<ReturnType<typeof startDatabases>>;
