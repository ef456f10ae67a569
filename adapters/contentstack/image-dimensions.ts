import type { ContentFailure } from '#ports/content-source.ts';
import type { SchemaDrift, UpstreamGuard } from '#ports/upstreams.ts';
import type { Size } from '#src/content/image-sizes.ts';
import type { Locale } from '#src/shared/locale.ts';
import { readFields, readText } from '#src/shared/json-reader.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { allOk } from './all-ok.ts';
import type { ContentStack } from './open-stack.ts';
import type { JsonObject } from './reading/json-object.ts';
import { readDimensions } from './reading/picture-reader.ts';
import { readReply, sendRequest } from './send-request.ts';

/** The uids are sent in the URL. */
const FILES_PER_REQUEST = 50;

/** Maximum number of files per page; further pictures are not shown. */
const MAX_FILES = 500;

/** Returns image dimensions by file uid. Files beyond the maximum are reported to `drift`. */
export async function fetchImageDimensions(
  { stack, guard, drift }: DimensionParts,
  uids: readonly string[],
  locale: Locale,
): Promise<Result<ReadonlyMap<string, Size>, ContentFailure>> {
  const all = [...new Set(uids)];
  const requested = all.slice(0, MAX_FILES);
  if (all.length > requested.length) drift.report({ upstream: 'contentstack', place: 'files[]' });
  const chunks: (readonly string[])[] = [];
  for (let start = 0; start < requested.length; start += FILES_PER_REQUEST) {
    chunks.push(requested.slice(start, start + FILES_PER_REQUEST));
  }
  const replies = await allOk(chunks.map((chunk) => fetchFiles(stack, chunk, locale, guard)));
  if (!replies.ok) return replies;
  return ok(new Map(replies.value.flatMap(({ items }) => items.flatMap(sizeOf))));
}

type DimensionParts = {
  readonly stack: Promise<ContentStack>;
  readonly guard: UpstreamGuard;
  readonly drift: SchemaDrift;
};

/**
 * A file is published per locale, like an entry: without a locale only those of the master are
 * found, and a file may be another one in each.
 */
const fetchFiles = (
  stack: Promise<ContentStack>,
  uids: readonly string[],
  locale: Locale,
  guard: UpstreamGuard,
) => {
  const send = async () => {
    const files = (await stack)
      .asset()
      .includeDimension()
      .includeFallback()
      .locale(locale)
      .query()
      .containedIn('uid', [...uids]);
    return readReply(await files.find(), 'assets');
  };
  return sendRequest('/assets', send, guard);
};

const sizeOf = (asset: JsonObject): readonly (readonly [string, Size])[] => {
  const read = readSized(asset);
  return read ? [[read.uid, read.dimension]] : [];
};

const readSized = readFields<{ uid: string; dimension: Size }>({
  uid: readText,
  dimension: readDimensions,
});
