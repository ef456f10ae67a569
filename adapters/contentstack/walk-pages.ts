import type { ContentFailure } from '#ports/content-source.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { allOk } from './all-ok.ts';
import type { Reply } from './send-request.ts';
import { unreadable } from './content-failure.ts';
import type { JsonObject } from './reading/json-object.ts';

export type PagedList<Kept> = {
  /** URL of the list, without host and keys, for failures. */
  readonly url: string;
  /** Requests the page that begins after `skip` items. */
  readonly page: (skip: number) => Promise<Result<Reply, ContentFailure>>;
  /** Reports a part of the list that is implausible or unreadable. */
  readonly reportDropped: (path: string) => void;
  /**
   * Returns what to keep of an item, if anything: a long list of whole entries takes much memory.
   */
  readonly keep: (item: JsonObject) => Kept | undefined;
};

export const ITEMS_PER_PAGE = 100;

/** Maximum number of pages: 100,000 items. */
export const MAX_PAGES = 1000;

/** Maximum number of pages requested at a time. */
const PAGES_AT_ONCE = 4;

/** Maximum share of unreadable items; one is always allowed. */
const MAX_UNREADABLE_SHARE = 0.05;

/**
 * Reads all items of a paged list. The first page gives the count; a later empty page is the end.
 * The list fails if the count is above the maximum or far above the items received, if it is above
 * 0 and the first page is empty, or if a page is repeated: a partial list would be taken for the
 * whole. An unreadable item is dropped and reported; more than {@link MAX_UNREADABLE_SHARE} of them, or more
 * than a page, fail the list.
 */
export async function walkPages<Kept>(
  list: PagedList<Kept>,
): Promise<Result<readonly Kept[], ContentFailure>> {
  const first = await list.page(0);
  if (!first.ok) return first;
  if (sizeOf(first.value) === 0 && !first.value.isWhole) return implausible(list, 'count');
  const count = first.value.count ?? Number.POSITIVE_INFINITY;
  const known = new Set<unknown>();
  const items: Kept[] = [];
  let [found, lost] = [0, 0];
  let replies: readonly Reply[] = [first.value];
  for (let pagesRead = 1; ;) {
    for (const reply of replies) {
      lost += reply.unreadable;
      const isUseless = isRepeated(reply, known) || lost > ITEMS_PER_PAGE;
      if (isUseless) return implausible(list, 'entries[]');
      if (reply.unreadable > 0) list.reportDropped('entries[]');
      for (const item of reply.items) {
        const kept = list.keep(item);
        if (kept !== undefined) items.push(kept);
        known.add(item['uid']);
      }
      found += reply.items.length;
    }
    const isOver = pagesRead * ITEMS_PER_PAGE >= count || replies.some(isLast);
    if (isOver) break;
    if (pagesRead >= MAX_PAGES || isTooMany(first.value)) return implausible(list, 'count');
    const more = await allOk(nextSkips(pagesRead, count).map((skip) => list.page(skip)));
    if (!more.ok) return more;
    replies = more.value;
    pagesRead += replies.length;
  }
  if (isLossy(lost, found)) return implausible(list, 'entries[]');
  return isShort(found, first.value) ? implausible(list, 'count') : ok(items);
}

const sizeOf = ({ items, unreadable }: Reply): number => items.length + unreadable;

const isLossy = (lost: number, found: number): boolean =>
  lost > 0 && (found === 0 || lost > Math.max(1, (lost + found) * MAX_UNREADABLE_SHARE));

function implausible(
  { url, reportDropped }: Pick<PagedList<unknown>, 'url' | 'reportDropped'>,
  path: string,
): Result<never, ContentFailure> {
  reportDropped(path);
  return err(unreadable(url));
}

const nextSkips = (pagesRead: number, count: number): readonly number[] =>
  Array.from({ length: PAGES_AT_ONCE }, (_, index) => (pagesRead + index) * ITEMS_PER_PAGE).filter(
    (skip) => skip < count && skip < MAX_PAGES * ITEMS_PER_PAGE,
  );

const isTooMany = ({ count = 0 }: Reply): boolean => count > MAX_PAGES * ITEMS_PER_PAGE;

/** An empty page is the last; without a count, one that is not full. */
const isLast = (reply: Reply): boolean =>
  sizeOf(reply) === 0 || (reply.count === undefined && sizeOf(reply) < ITEMS_PER_PAGE);

/** An item added or removed meanwhile moves others between pages, but never all. */
const isRepeated = ({ items }: Reply, known: ReadonlySet<unknown>): boolean =>
  items.length > 0 && items.every(({ uid }) => known.has(uid));

/** Items removed meanwhile account for at most a page. */
const isShort = (found: number, { count = 0 }: Reply): boolean => count - found > ITEMS_PER_PAGE;
