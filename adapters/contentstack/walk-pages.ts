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

/** The share of a list's items that may be unreadable; a single one may be, however short the list is. */
const MOST_LOST = 0.05;

/**
 * All items of a paged list. The service says how many there are, and an empty page behind the first
 * is the end. A service that counts more than a list can have, or much more than it gives, that counts
 * items and begins with an empty page, or that gives one page again, cannot be believed: that is a
 * failure, for half a list would be taken for all there is. An item that cannot be read is left out
 * and told; more than {@link MOST_LOST} of them, or more than a page of them, are a failure too.
 */
export async function walkPages(
  list: PagedList,
): Promise<Result<readonly JsonObject[], ContentFailure>> {
  const first = await list.page(0);
  if (!first.ok) return first;
  if (sizeOf(first.value) === 0 && !first.value.isWhole) return unbelievable(list, 'count');
  const count = first.value.count ?? Number.POSITIVE_INFINITY;
  const known = new Set<unknown>();
  const items: JsonObject[] = [];
  let lost = 0;
  let replies: readonly Reply[] = [first.value];
  for (let asked = 1; ;) {
    for (const reply of replies) {
      lost += reply.lost;
      const isUseless = isRepeated(reply, known) || lost > ITEMS_PER_PAGE;
      if (isUseless) return unbelievable(list, 'entries[]');
      if (reply.lost > 0) list.drop('entries[]');
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
  if (isLossy(lost, items.length)) return unbelievable(list, 'entries[]');
  return isShort(items.length, first.value) ? unbelievable(list, 'count') : ok(items);
}

const sizeOf = ({ items, lost }: Reply): number => items.length + lost;

const isLossy = (lost: number, found: number): boolean =>
  lost > 0 && (found === 0 || lost > Math.max(1, (lost + found) * MOST_LOST));

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
const isLast = (reply: Reply): boolean =>
  sizeOf(reply) === 0 || (reply.count === undefined && sizeOf(reply) < ITEMS_PER_PAGE);

/** An item that is put in or taken out meanwhile moves others to another page, but never all. */
const isRepeated = ({ items }: Reply, known: ReadonlySet<unknown>): boolean =>
  items.length > 0 && items.every(({ uid }) => known.has(uid));

/** What was taken out meanwhile is missed no more than a page of. */
const isShort = (found: number, { count = 0 }: Reply): boolean => count - found > ITEMS_PER_PAGE;
