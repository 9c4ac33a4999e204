import { Outage } from './outage';
import type { OutsidePart } from './time-limits';

type Bounds = {
  part: OutsidePart;
  /** Limit of one call in milliseconds. */
  limitMs: number;
  /** Decides whether the part may be called now, and gets the result of each call. */
  breaker: Breaker;
  /** Gets what each call answered, and the milliseconds that it took. */
  watch?: Watch | undefined;
};

export type Watch = (answer: unknown, ms: number) => void;

export type Breaker = {
  isOpen(): boolean;
  answered(): void;
  failed(error: unknown): void;
};

/**
 * Methods that return at once, with an object whose methods are wrapped in turn. Everything else of a binding
 * returns a promise.
 */
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

/** The original statements of wrapped ones, for a batch, which needs the binding's own statements. */
const originals = new WeakMap<object, object>();

/**
 * The same binding with a time limit on every call: a late call rejects with an `Outage`, and so does each
 * call while the breaker is open, without reaching the binding. The binding's own rejections stay as they
 * are; its exceptions become rejections.
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

async function inTime<Value>(
  call: () => Promise<Value>,
  { part, limitMs, breaker, watch }: Bounds,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = () =>
    new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        // An answer that came while the isolate was busy is not late: it gets one more turn.
        timer = setTimeout(() => reject(new Outage(part, 'gave no answer in time')), 10);
      }, limitMs);
    });
  try {
    const begun = Date.now();
    if (breaker.isOpen()) throw new Outage(part, 'is left alone for a moment');
    const value = await Promise.race([call(), late()]);
    breaker.answered();
    watch?.(value, Date.now() - begun);
    return value;
  } catch (error) {
    breaker.failed(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
