import { beforeAll } from 'vitest';

type Worker = { evaluatedModules: { idToModuleMap: Map<string, { exports?: unknown }> } };

/** V8 changes nothing for the first few. */
const reads = 100;

const seen = new WeakSet<object>();

/**
 * Vitest keeps the exports of a module in an object without a prototype, in which V8 looks up by hash at every use of an import.
 * One that is read as the prototype of another object gets a fixed layout instead, and calls between modules are nearly as quick
 * as in a build.
 */
beforeAll(() => {
  const { evaluatedModules } = (globalThis as unknown as { __vitest_worker__: Worker }).__vitest_worker__;
  for (const { exports } of evaluatedModules.idToModuleMap.values()) {
    if (typeof exports !== 'object' || exports === null || seen.has(exports)) continue;
    seen.add(exports);
    const heir = Object.create(exports) as { anything?: unknown };
    for (let read = 0; read < reads; read += 1) void heir.anything;
  }
});
