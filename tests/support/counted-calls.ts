/** A port whose calls are counted by method. */
export type CountedCalls<Port> = {
  readonly port: Port;
  /** Number of calls of each called method since the last `reset`. */
  readonly counts: () => Readonly<Record<string, number>>;
  readonly reset: () => void;
};

/** Counts the calls of a port, and passes them on. */
export function countCalls<Port extends object>(original: Port): CountedCalls<Port> {
  let counts: Record<string, number> = {};
  const port = new Proxy(original, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]): unknown => {
        counts[String(name)] = (counts[String(name)] ?? 0) + 1;
        return Reflect.apply(method, target, args);
      };
    },
    ownKeys: (target) => Reflect.ownKeys(target),
  });
  return { port, counts: () => counts, reset: () => void (counts = {}) };
}
