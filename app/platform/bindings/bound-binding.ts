import { Outage } from './outage';
import type { OutsidePart } from './time-limits';

type Bounds = {
  part: OutsidePart;
  /** Milliseconds that one call may take. */
  limitMs: number;
  /** Says whether the part may be asked now, and is told how each call went. */
  breaker: Breaker;
};

export type Breaker = {
  isOpen(): boolean;
  answered(): void;
  failed(error: unknown): void;
};

/** What answers at once, with something that is asked in its turn. Everything else of a binding gives a promise. */
const chained = new Set([
  'prepare',
  'bind',
  'withSession',
  'input',
  'transform',
  'draw',
  'resumeMultipartUpload',
]);
const immediate = new Set(['getBookmark']);

/** Those that were bound, for a batch, which must have the statements of the binding itself. */
const originals = new WeakMap<object, object>();

/**
 * The same binding, of which every call is over in time: one that is late rejects with an `Outage`, and so does each that
 * comes while the breaker is open, without asking. What the binding itself rejects with stays as it is; what it throws at
 * once becomes a rejection.
 */
export function boundBinding<Binding extends object>(binding: Binding, bounds: Bounds): Binding {
  const bound = new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const call = (args: unknown[]): unknown => Reflect.apply(member, target, args.map(unbound));
      if (immediate.has(String(name))) return (...args: unknown[]) => call(args);
      if (chained.has(String(name)))
        return (...args: unknown[]) => boundBinding(call(args) as object, bounds);
      return (...args: unknown[]) => inTime(async () => call(args), bounds);
    },
  });
  originals.set(bound, binding);
  return bound;
}

function unbound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unbound);
  return typeof value === 'object' && value !== null ? (originals.get(value) ?? value) : value;
}

async function inTime<Value>(call: () => Promise<Value>, { part, limitMs, breaker }: Bounds): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = () =>
    new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        // An answer that came while the isolate was busy with something else is not late: it has one more turn.
        timer = setTimeout(() => reject(new Outage(part, 'gave no answer in time')), 10);
      }, limitMs);
    });
  try {
    if (breaker.isOpen()) throw new Outage(part, 'is left alone for a moment');
    const value = await Promise.race([call(), late()]);
    breaker.answered();
    return value;
  } catch (error) {
    breaker.failed(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
