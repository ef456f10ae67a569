import type { ContentFailure } from '#ports/content-source.ts';
import type { UpstreamGuard } from '#ports/upstreams.ts';
import { readCount, readFields } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { requestNotSent, toContentFailure, unreadable } from './content-failure.ts';
import { isObject, isShallow, type JsonObject } from './reading/json-object.ts';

/** The readable items of a reply, and whether it is complete. */
export type Reply = {
  readonly items: readonly JsonObject[];
  /** Number of items on all pages; absent if the reply does not give it. */
  readonly count?: number;
  /** Number of unreadable items. */
  readonly unreadable: number;
  /** Whether no item is unreadable, and an empty list is confirmed by its count. */
  readonly isWhole: boolean;
};

/** Sends a query and converts failures of the client to content failures. */
export async function sendRequest(
  url: string,
  send: () => Promise<Reply | undefined>,
  guard: UpstreamGuard,
): Promise<Result<Reply, ContentFailure>> {
  const guarded = await guard.run({
    operation: operationOf(url),
    send: () => attempt(url, send),
    isFailure,
  });
  return guarded.ok ? guarded.value : err(requestNotSent(url));
}

async function attempt(
  url: string,
  send: () => Promise<Reply | undefined>,
): Promise<Result<Reply, ContentFailure>> {
  try {
    const reply = await send();
    return reply ? ok(reply) : err(unreadable(url));
  } catch (thrown) {
    return err(toContentFailure(thrown, url));
  }
}

/** `page` for `/content_types/page/entries?…`, `assets` for `/assets`. */
const operationOf = (url: string): string =>
  /^\/(?:content_types\/)?(\w+)/u.exec(url)?.[1] ?? 'other';

const isFailure = (answer: Result<Reply, ContentFailure>): boolean =>
  !answer.ok && answer.error.status >= 500;

/**
 * Reads a reply. Returns `undefined` if it has no list of items or is nested too deep. An empty
 * list counts as complete only if its count is 0: every query for entries requests the count.
 */
export function readReply(reply: unknown, name: 'entries' | 'assets'): Reply | undefined {
  const list = isObject(reply) ? reply[name] : undefined;
  if (!Array.isArray(list) || !isShallow(list)) return undefined;
  const items = list.filter(isObject);
  const count = readFields({ count: readCount })(reply)?.count;
  const unreadable = list.length - items.length;
  const isComplete = list.length > 0 ? unreadable === 0 : count === 0;
  return { items, ...(count !== undefined && { count }), unreadable, isWhole: isComplete };
}
