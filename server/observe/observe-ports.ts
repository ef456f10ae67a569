import type { ServerPorts } from '../server-ports.ts';

/** Ports to the shop's data. The others only receive data, or are used by these. */
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

/** A call of a port: port, method, arguments, and the function that makes it. */
export type AskedPort = {
  readonly port: ObservedPort;
  readonly method: string;
  readonly args: readonly unknown[];
  readonly ask: () => Promise<unknown>;
};

/** Makes a call; returns an answer that the port could have given. */
export type AroundCall = (call: AskedPort) => Promise<unknown>;

/**
 * Wraps the ports so that each call passes through `around`, instead of a hand-written decorator
 * per port. Ports are plain objects of functions.
 */
export function observePorts(ports: ServerPorts, around: AroundCall): ServerPorts {
  const observed = Object.entries(ports).map(([name, port]) => [
    name,
    isObserved(name) ? observePort(name, port, around) : port,
  ]);
  // Same keys, and per port functions with the same names and answers.
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
