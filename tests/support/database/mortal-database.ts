import { createDatabase } from '~/db/client';

type Real = { real: D1PreparedStatement };

/**
 * The life of a worker that dies right after its `step`-th call, which is also right before the next one: no
 * later call works. `isDead` says whether it reached that step.
 */
export function mortalLife(step: number) {
  let calls = 0;
  const live = async <T>(call: () => Promise<T>): Promise<T> => {
    calls += 1;
    const result = calls <= step ? await call() : null;
    if (calls >= step) throw new Error('killed');
    return result as T;
  };
  return { live, isDead: () => calls >= step };
}

/** The same database for a worker with that life. */
export function mortalClient(d1: D1Database, { live }: ReturnType<typeof mortalLife>) {
  const wrap = (real: D1PreparedStatement) =>
    ({
      real,
      bind: (...values: unknown[]) => wrap(real.bind(...values)),
      all: () => live(() => real.all()),
      run: () => live(() => real.run()),
      raw: () => live(() => real.raw()),
      first: () => live(() => real.first()),
    }) as unknown as D1PreparedStatement;
  const client = {
    prepare: (sql: string) => wrap(d1.prepare(sql)),
    batch: (statements: unknown[]) => live(() => d1.batch((statements as Real[]).map(({ real }) => real))),
  };
  return createDatabase(client as unknown as D1Database);
}

export function mortalDatabase(d1: D1Database, step: number) {
  const life = mortalLife(step);
  return { db: mortalClient(d1, life), isDead: life.isDead };
}
