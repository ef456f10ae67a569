import type { PortCall } from './request-scope.ts';

/** Maximum number of calls reported individually; the others are reported as a sum. */
const MOST_CALLS = 20;

/**
 * Formats the `Server-Timing` header (W3C): the duration of each upstream call, in milliseconds.
 * All names come from our own code, none from the client.
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

/** System behind each port, by vendor-neutral names. */
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
