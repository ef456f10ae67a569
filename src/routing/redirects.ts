import { isShopUrl, normalizeUrl } from './normalize-url.ts';
import { formatQuery, parseQuery, splitUrl, type SplitUrl } from './url-parts.ts';

/** State of an old address: moved permanently (301) or temporarily (302), or gone (410). */
export type Redirect =
  | {
      readonly status: 301 | 302;
      /** Path within the shop, with a query string if the new page needs one. */
      readonly target: string;
    }
  | { readonly status: 410; readonly target?: never };

/** Keyed by the old path, in its normal form (`normalizeUrl`). */
export type RedirectTable = Readonly<Record<string, Redirect>>;

/**
 * Redirect of an old address, in one step however often its page has moved: permanent only if every
 * move was, gone if the last page is. Keeps the query string; the target's own parameters win.
 * `undefined` if the table has no entry, or leads into a cycle or out of the shop: the address is
 * then answered as if it were not listed.
 */
export function redirectFor(table: RedirectTable, { path, query }: SplitUrl): Redirect | undefined {
  const steps: Redirect[] = [];
  const end = followChain(path, (current) => {
    const step = Object.hasOwn(table, current) ? table[current] : undefined;
    if (step) steps.push(step);
    return step?.target === undefined ? undefined : pathOf(step.target);
  });
  const moves = steps.flatMap((step) => step.target ?? []);
  if (end === undefined || !moves.every(isShopUrl)) return undefined;
  if (steps.at(-1)?.status === 410) return { status: 410 };
  const target =
    moves.length > 0 ? normalizeUrl(end + moves.reduce(mergedQuery, query)) : undefined;
  return target === undefined ? undefined : { status: statusOf(steps), target };
}

const statusOf = (steps: readonly Redirect[]): 301 | 302 =>
  steps.some(({ status }) => status === 302) ? 302 : 301;

/** Normalizes a target's path like the table's; keeps an unreadable target as it is. */
const pathOf = (target: string): string => normalizeUrl(splitUrl(target).path) ?? target;

/** Query string of a target, followed by the other requested parameters. */
function mergedQuery(query: string, target: string): string {
  const targetParameters = parseQuery(splitUrl(target).query);
  const targetNames = new Set(targetParameters.map(({ name }) => name));
  return formatQuery([
    ...targetParameters,
    ...parseQuery(query).filter(({ name }) => !targetNames.has(name)),
  ]);
}

/**
 * Follows a chain of steps to its end, which is `start` itself if nothing follows it. `undefined`
 * if the chain runs into a cycle.
 */
export function followChain(
  start: string,
  next: (path: string) => string | undefined,
): string | undefined {
  const visited = new Set<string>();
  let path = start;
  for (let follower = next(path); follower !== undefined; follower = next(path)) {
    if (visited.has(path)) return undefined;
    visited.add(path);
    path = follower;
  }
  return path;
}
