import { isFlat } from './flat.mjs';
import { benchMemory } from './memory.mjs';
import { benchMixedLoad } from './mixed-load.mjs';

/** The slowest answers allowed under mixed load. */
const slowestMs = 500;

/** Large forms and many requests. Returns false when the web worker's heap grows. */
export async function reportMemory() {
  console.log('\nMemory: 90 MB to each form, then ten thousand mixed requests\n');
  const memory = await benchMemory();
  if (!memory) {
    console.log('Not measured: this system does not tell what a process holds.');
    return true;
  }
  console.log('90 MB to'.padEnd(34), 'status'.padStart(6), 'MB before'.padStart(10), 'at most'.padStart(8));
  for (const { path, status, before, max } of memory.forms) {
    console.log(
      path.padEnd(34),
      String(status).padStart(6),
      before.toFixed(0).padStart(10),
      max.toFixed(0).padStart(8),
    );
  }
  const holds = printMarks('requests', memory.marks);
  console.log(`\nThe web worker's heap ${holds ? 'is flat' : 'grows'}.`);
  return holds;
}

/** Visitors, edits and enquiries at once. Returns false when one fails, is slow, or the web worker's heap grows. */
export async function reportLoad(minutes) {
  console.log(
    `\n${minutes} minutes of visitors, edits and enquiries at 10000 stays, milliseconds of an answer\n`,
  );
  const { requests, failures, kinds, marks } = await benchMixedLoad(minutes);
  console.log('what'.padEnd(26), ...['requests', 'median', 'p99'].map((text) => text.padStart(9)));
  for (const { kind, requests: count, p50, p99 } of kinds) {
    const cells = [count, p50.toFixed(1), p99.toFixed(1)].map((text) => String(text).padStart(9));
    console.log(kind.padEnd(26), ...cells);
  }
  const holds = printMarks('minute', marks);
  for (const failure of failures.slice(0, 10)) console.log(failure);
  const slowest = kinds.at(-1).p99;
  console.log(
    `\n${requests} requests, ${failures.length} failed; p99 ${slowest.toFixed(0)} ms of ${slowestMs}; the web worker's heap ${holds ? 'is flat' : 'grows'}.`,
  );
  return failures.length === 0 && slowest < slowestMs && holds;
}

/** The resident memory is printed and not judged: it is the local stand-ins for D1, R2 and the cache. */
function printMarks(unit, marks) {
  console.log(`\n${unit.padEnd(9)}`, 'heap MB'.padStart(8), 'resident MB of the runtime'.padStart(28));
  for (const { at, heapMb, residentMb } of marks) {
    console.log(
      String(at).padEnd(9),
      heapMb.toFixed(1).padStart(8),
      String(residentMb ?? 'not told').padStart(28),
    );
  }
  return isFlat(marks.map(({ heapMb }) => heapMb));
}
