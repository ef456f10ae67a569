import { followChain } from './follow-chain.ts';
import { isOwnAddress } from './normal-address.ts';

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
 * What to answer at an old path, in one step however often its page has moved: for good only if
 * every move was, gone if the last page is. `undefined` where the table says nothing, leads into a
 * circle or out of the shop: the address is then answered as if it were not listed.
 */
export function redirectFor(table: RedirectTable, path: string): Redirect | undefined {
  const steps: Redirect[] = [];
  const end =
    followChain(path, (place) => {
      const step = entryOf(table, place);
      if (step) steps.push(step);
      return step?.target;
    }) ?? path;
  if (steps.at(-1)?.status === 410) return { status: 410 };
  if (end === path || !isOwnAddress(end)) return undefined;
  return { status: steps.some(({ status }) => status === 302) ? 302 : 301, target: end };
}

const entryOf = (table: RedirectTable, path: string): Redirect | undefined =>
  Object.hasOwn(table, path) ? table[path] : undefined;
