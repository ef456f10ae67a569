import type { PortCall } from './request-scope.ts';

/** So many calls are told one by one; those after them in one sum. */
const MOST_CALLS = 20;

/**
 * What a request's time went to, as browsers show it (`Server-Timing`, W3C): which system was asked
 * what, in milliseconds. Names are those of our own code alone: nothing that a client sent.
 */
export function serverTiming(calls: readonly PortCall[]): string {
  const rest = calls.slice(MOST_CALLS);
  const more = rest.reduce((sum, { duration }) => sum + duration, 0);
  return [
    ...calls.slice(0, MOST_CALLS).map(metric),
    ...(rest.length > 0 ? [`more;desc="${rest.length} calls";dur=${more.toFixed(1)}`] : []),
  ].join(', ');
}

const metric = ({ port, method, duration }: PortCall): string =>
  `${systemOf(port)};desc="${port}.${method}";dur=${duration.toFixed(1)}`;

const systemOf = (port: string): string => SYSTEMS.get(port) ?? port;

/** Who stands behind the ports, in words that stay when a vendor is changed. */
const SYSTEMS: ReadonlyMap<string, string> = new Map([
  ['content', 'content'],
  ['search', 'search'],
  ['searchBox', 'search'],
  ['searchEvents', 'search'],
  ['recommender', 'search'],
  ['catalog', 'commerce'],
  ['assortment', 'commerce'],
  ['reviews', 'commerce'],
  ['carts', 'commerce'],
  ['newsletter', 'commerce'],
  ['withdrawals', 'commerce'],
]);
