import type { Clock } from '#ports/clock-and-ids.ts';
import type { AnswerSource } from '#ports/answer-source.ts';
import type { ServerPorts } from '../server-ports.ts';
import type { PortCall, ServerScope } from './request-scope.ts';

/** Ports to the shop's data. The others only receive data, or are used by these. */
export type InterceptedPort =
  | 'content'
  | 'search'
  | 'searchBox'
  | 'searchEvents'
  | 'recommender'
  | 'catalog'
  | 'storeStock'
  | 'addresses'
  | 'assortment'
  | 'reviews'
  | 'carts'
  | 'newsletter'
  | 'stockAlerts'
  | 'reviewWriter'
  | 'purchases'
  | 'withdrawals'
  | 'shopRequests'
  | 'deliverySlots'
  | 'adviceRules'
  | 'pictures';

const INTERCEPTED: Readonly<Record<InterceptedPort, true>> = {
  content: true,
  search: true,
  searchBox: true,
  searchEvents: true,
  recommender: true,
  catalog: true,
  storeStock: true,
  addresses: true,
  assortment: true,
  reviews: true,
  carts: true,
  newsletter: true,
  stockAlerts: true,
  reviewWriter: true,
  purchases: true,
  withdrawals: true,
  shopRequests: true,
  deliverySlots: true,
  adviceRules: true,
  pictures: true,
};

/** A call of a port: port, method, arguments, and the function that makes it. */
export type PortInvocation = {
  readonly port: InterceptedPort;
  readonly method: string;
  readonly args: readonly unknown[];
  readonly invoke: () => Promise<unknown>;
};

/** Makes a call; returns an answer that the port could have given. */
export type PortInterceptor = (call: PortInvocation) => Promise<unknown>;

/**
 * Wraps the ports so that each call passes through all interceptors, the last one outermost,
 * instead of a hand-written decorator per port. Ports are plain objects of functions.
 */
export function interceptPorts(
  ports: ServerPorts,
  interceptors: readonly PortInterceptor[],
): ServerPorts {
  const call = (called: PortInvocation): Promise<unknown> =>
    interceptors.reduce<() => Promise<unknown>>(
      (invoke, intercept) => () => intercept({ ...called, invoke }),
      called.invoke,
    )();
  const observed = Object.entries(ports).map(([port, methods]) => {
    if (!isIntercepted(port)) return [port, methods];
    const calls = Object.entries(methods).map(([method, ask]: [string, Method]) => [
      method,
      (...args: readonly unknown[]) => call({ port, method, args, invoke: () => ask(...args) }),
    ]);
    return [port, Object.fromEntries(calls)];
  });
  // Same keys, and per port functions with the same names and answers.
  return Object.fromEntries(observed) as ServerPorts;
}

const isIntercepted = (name: string): name is InterceptedPort => Object.hasOwn(INTERCEPTED, name);

type Method = (...args: readonly unknown[]) => Promise<unknown>;

type TimePortCallsParts = {
  readonly scope: ServerScope;
  /** Monotonic. */
  readonly stopwatch: Clock;
};

/** Records each port call in the current request: how long it took, and who answered. */
export const timePortCalls =
  ({ scope, stopwatch }: TimePortCallsParts): PortInterceptor =>
  async ({ port, method, args, invoke }) => {
    const request = scope.current();
    if (!request) return invoke();
    const start = stopwatch.now();
    let source: AnswerSource | undefined;
    let failure: string | undefined = 'thrown';
    const reportSource = (reported: AnswerSource) => void (source = reported);
    try {
      const answer = await scope.run({ ...request, reportSource }, invoke);
      failure = failureOf(answer);
      return answer;
    } finally {
      request.calls.push({
        port,
        method,
        args,
        duration: stopwatch.now() - start,
        ...(source && { source }),
        ...(failure !== undefined && { failure }),
      } satisfies PortCall);
    }
  };

/** Why an answer is none: most ports return a `Result`, the search a status. */
export function failureOf(answer: unknown): string | undefined {
  const { ok, status, error } = Object(answer) as Readonly<Record<string, unknown>>;
  if (ok !== false) return typeof status === 'number' && status >= 500 ? String(status) : undefined;
  const { kind, status: errorStatus } = Object(error) as Readonly<Record<string, unknown>>;
  return `${[error, kind, errorStatus].find(isWord) ?? 'failed'}`;
}

const isWord = (word: unknown): word is string | number =>
  typeof word === 'string' || typeof word === 'number';
