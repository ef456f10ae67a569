import { followChain } from './follow-chain.ts';
import { isOwnAddress, normalAddress } from './normal-address.ts';
import { formatQuery, parseQuery } from './query-string.ts';
import { splitUrl, type SplitUrl } from './split-url.ts';

/**
 * What became of an address: it moved for good (301) or for now (302), or is gone for good (410).
 */
export type Redirect =
  | {
      readonly status: 301 | 302;
      /** Path within the shop, a query string with it where the new page needs one. */
      readonly target: string;
    }
  | { readonly status: 410; readonly target?: never };

/** By the old path, in its normal form (`normalAddress`). */
export type RedirectTable = Readonly<Record<string, Redirect>>;

/**
 * What to answer at an old address, in one step however often its page has moved: for good only if
 * every move was, gone if the last page is. The query string goes along; what the target says itself
 * of a parameter wins. `undefined` where the table says nothing, leads into a circle or out of the
 * shop: the address is then answered as if it were not listed.
 */
export function redirectFor(table: RedirectTable, { path, query }: SplitUrl): Redirect | undefined {
  const steps: Redirect[] = [];
  const end = followChain(path, (place) => {
    const step = Object.hasOwn(table, place) ? table[place] : undefined;
    if (step) steps.push(step);
    return step?.target === undefined ? undefined : pathOf(step.target);
  });
  const moves = steps.flatMap((step) => step.target ?? []);
  if (end === undefined || !moves.every(isOwnAddress)) return undefined;
  if (steps.at(-1)?.status === 410) return { status: 410 };
  const target = moves.length > 0 ? normalAddress(end + moves.reduce(carried, query)) : undefined;
  return target === undefined ? undefined : { status: statusOf(steps), target };
}

const statusOf = (steps: readonly Redirect[]): 301 | 302 =>
  steps.some(({ status }) => status === 302) ? 302 : 301;

/** As the table spells paths; of a target that nobody can read, what it says. */
const pathOf = (target: string): string => normalAddress(splitUrl(target).path) ?? target;

/** The query string of a target, and behind it what else was asked for. */
function carried(asked: string, target: string): string {
  const own = parseQuery(splitUrl(target).query);
  const said = new Set(own.map(({ name }) => name));
  return formatQuery([...own, ...parseQuery(asked).filter(({ name }) => !said.has(name))]);
}
