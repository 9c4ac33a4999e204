/**
 * The use of D1 by a request: a batch is one call of several statements. `rows` are rows read, when they were
 * counted.
 */
export type Calls = {
  calls: number;
  statements: number;
  rows: number;
  /** How many calls waited for each other. */
  depth: number;
  ms: number;
  sql: string[];
};

/** Reads the counts of tests/support/server/count-calls.mjs from an answer. Throws when it has none. */
export function readCalls(response: Response): Calls {
  const counted = response.headers.get('x-calls');
  if (!counted) throw new Error(`${response.url} was answered uncounted`);
  return JSON.parse(decodeURIComponent(counted)) as Calls;
}
