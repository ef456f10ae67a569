import type { ServerPorts } from '../server-ports.ts';

/** The ports behind which the shop's data is. The others are told things, or are asked by these. */
export type ObservedPort =
  | 'content'
  | 'search'
  | 'searchBox'
  | 'searchEvents'
  | 'recommender'
  | 'catalog'
  | 'assortment'
  | 'reviews'
  | 'carts'
  | 'newsletter'
  | 'withdrawals'
  | 'pictures';

const OBSERVED: Readonly<Record<ObservedPort, true>> = {
  content: true,
  search: true,
  searchBox: true,
  searchEvents: true,
  recommender: true,
  catalog: true,
  assortment: true,
  reviews: true,
  carts: true,
  newsletter: true,
  withdrawals: true,
  pictures: true,
};

/** One call of a port: which, what it was asked, and how to ask it. */
export type AskedPort = {
  readonly port: ObservedPort;
  readonly method: string;
  readonly args: readonly unknown[];
  readonly ask: () => Promise<unknown>;
};

/** Carries a call out; its answer is one that the port could have given. */
export type AroundCall = (call: AskedPort) => Promise<unknown>;

/**
 * The same ports, each call of which passes through `around`: one place for what is done at every
 * call, instead of a hand-written decorator per port. Ports are plain objects of functions.
 */
export function observePorts(ports: ServerPorts, around: AroundCall): ServerPorts {
  const observed = Object.entries(ports).map(([name, port]) => [
    name,
    isObserved(name) ? observePort(name, port, around) : port,
  ]);
  // As it came in, key by key: each port with functions of the same names and answers.
  return Object.fromEntries(observed) as ServerPorts;
}

const isObserved = (name: string): name is ObservedPort => Object.hasOwn(OBSERVED, name);

type Method = (...args: readonly unknown[]) => Promise<unknown>;

const observePort = (port: ObservedPort, methods: object, around: AroundCall) =>
  Object.fromEntries(
    Object.entries(methods).map(([method, ask]: [string, Method]) => [
      method,
      (...args: readonly unknown[]) => around({ port, method, args, ask: () => ask(...args) }),
    ]),
  );
