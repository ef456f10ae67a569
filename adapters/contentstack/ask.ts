import type { ContentFailure } from '#ports/content-source.ts';
import type { UpstreamGuard } from '#ports/upstream-guard.ts';
import { readCount, readFields } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { heldBack, toContentFailure, unreadable } from './content-failure.ts';
import { isObject, isShallow, type JsonObject } from './reading/json-object.ts';

/** The items of a reply that can be read, and what it says of them. */
export type Reply = {
  readonly items: readonly JsonObject[];
  /** How many items there are on all pages; left out where that was not said. */
  readonly count?: number;
  /** How many items of the reply cannot be read. */
  readonly lost: number;
  /** Whether the reply is all that was asked for: no item is lost, and none is missing without a word. */
  readonly isWhole: boolean;
};

/** Sends a question; whatever the client makes of bad weather is put into the port's words. */
export async function ask(
  url: string,
  send: () => Promise<Reply | undefined>,
  guard: UpstreamGuard,
): Promise<Result<Reply, ContentFailure>> {
  const passed = await guard.run({
    operation: wordOf(url),
    send: () => attempt(url, send),
    isFailure,
  });
  return passed.ok ? passed.value : err(heldBack(url));
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

/** `page` of `/content_types/page/entries?…`, `assets` of `/assets`. */
const wordOf = (url: string): string => /^\/(?:content_types\/)?(\w+)/u.exec(url)?.[1] ?? 'other';

const isFailure = (answer: Result<Reply, ContentFailure>): boolean =>
  !answer.ok && answer.error.status >= 500;

/**
 * `undefined` of what is no list of items, or is nested deeper than any. An empty list says that there
 * is nothing only where its count says so too: every question for entries asks for the count.
 */
export function readReply(reply: unknown, name: 'entries' | 'assets'): Reply | undefined {
  const list = isObject(reply) ? reply[name] : undefined;
  if (!Array.isArray(list) || !isShallow(list)) return undefined;
  const items = list.filter(isObject);
  const count = readFields({ count: readCount })(reply)?.count;
  const lost = list.length - items.length;
  const isWhole = list.length > 0 ? lost === 0 : count === 0;
  return { items, ...(count !== undefined && { count }), lost, isWhole };
}
