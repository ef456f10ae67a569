import type { ContentFailure } from '#ports/content-source.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { allOk } from './all-ok.ts';
import type { Reply } from './ask.ts';
import { unreadable } from './content-failure.ts';
import type { JsonObject } from './reading/json-object.ts';

export type PagedList = {
  /** What is asked for, without host and keys: a failure is told by it. */
  readonly url: string;
  /** Asks for the page that begins behind so many items. */
  readonly page: (skip: number) => Promise<Result<Reply, ContentFailure>>;
  /** Told what of the list cannot be believed. */
  readonly drop: (place: string) => void;
};

export const ITEMS_PER_PAGE = 100;

/** A list is walked no further than this: 100,000 items. */
export const MOST_PAGES = 1000;

/** So many pages are asked for at a time, however many there are. */
const PAGES_AT_ONCE = 4;

/**
 * All items of a paged list. The service says how many there are, and an empty page is the end. A
 * service that counts more than a list can have, or much more than it gives, or that gives one page
 * again, cannot be believed: that is a failure, for half a list would be taken for all there is.
 */
export async function walkPages(
  list: PagedList,
): Promise<Result<readonly JsonObject[], ContentFailure>> {
  const first = await list.page(0);
  if (!first.ok) return first;
  const count = first.value.count ?? Number.POSITIVE_INFINITY;
  const known = new Set<unknown>();
  const items: JsonObject[] = [];
  let replies: readonly Reply[] = [first.value];
  for (let asked = 1; ;) {
    for (const reply of replies) {
      if (isRepeated(reply, known)) return unbelievable(list, 'entries[]');
      // One by one: an argument list is too short for many.
      for (const item of reply.items) {
        items.push(item);
        known.add(item['uid']);
      }
    }
    const isOver = asked * ITEMS_PER_PAGE >= count || replies.some(isLast);
    if (isOver) break;
    if (asked >= MOST_PAGES || isTooMany(first.value)) return unbelievable(list, 'count');
    const more = await allOk(nextSkips(asked, count).map((skip) => list.page(skip)));
    if (!more.ok) return more;
    replies = more.value;
    asked += replies.length;
  }
  return isShort(items.length, first.value) ? unbelievable(list, 'count') : ok(items);
}

function unbelievable({ url, drop }: PagedList, place: string): Result<never, ContentFailure> {
  drop(place);
  return err(unreadable(url));
}

const nextSkips = (asked: number, count: number): readonly number[] =>
  Array.from({ length: PAGES_AT_ONCE }, (_, place) => (asked + place) * ITEMS_PER_PAGE).filter(
    (skip) => skip < count && skip < MOST_PAGES * ITEMS_PER_PAGE,
  );

const isTooMany = ({ count = 0 }: Reply): boolean => count > MOST_PAGES * ITEMS_PER_PAGE;

/** Behind a page that is empty there is none; where nothing is counted, behind one that is not full. */
const isLast = ({ items, count }: Reply): boolean =>
  items.length === 0 || (count === undefined && items.length < ITEMS_PER_PAGE);

/** An item that is put in or taken out meanwhile moves others to another page, but never all. */
const isRepeated = ({ items }: Reply, known: ReadonlySet<unknown>): boolean =>
  items.length > 0 && items.every(({ uid }) => known.has(uid));

/** What was taken out meanwhile is missed no more than a page of. */
const isShort = (found: number, { count = 0 }: Reply): boolean => count - found > ITEMS_PER_PAGE;
