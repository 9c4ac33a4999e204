/** What a request asked of D1: a batch is one call of several statements. `rows` are read ones, when they were counted. */
export type Calls = { calls: number; statements: number; rows: number; ms: number; sql: string[] };

/** What tests/support/server/count-calls.mjs says in an answer that it counted for. Throws when it did not. */
export function readCalls(response: Response): Calls {
  const told = response.headers.get('x-calls');
  if (!told) throw new Error(`${response.url} was answered uncounted`);
  return JSON.parse(decodeURIComponent(told)) as Calls;
}
