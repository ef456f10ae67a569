import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import { formatPageQuery } from '#src/content/content-request.ts';
import { parsePage } from '#src/content/page-document.ts';
import type { PreviewQuery } from '#src/routing/preview-query.ts';
import { type Reader, readNullOr } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { isBadArgument } from './bff-failure.ts';
import { type BffReadFailure, type BffReads, parserOf } from './bff-reads.ts';

/** Pages via the shop's own server: all that a tab asks of the content, to find saved products. */
export const createBffContentSource = (reads: BffReads): Pick<ContentSource, 'pageByUrl'> => ({
  pageByUrl: (locale, url, livePreviewQuery) =>
    readOptional(reads, {
      method: 'cnts/getPageDataByUrl',
      args: formatPageQuery(locale, url, livePreviewQuery),
      read: parsePage,
      preview: livePreviewQuery,
    }),
});

/** A read of `/api/cnts`. */
export type ContentRead<T> = {
  readonly method: string;
  readonly args: object;
  readonly read: Reader<T>;
  readonly preview?: PreviewQuery | undefined;
};

/** Reads what may exist: `undefined` for what cannot be an address or the id of an entry, too. */
export async function readOptional<T>(
  reads: BffReads,
  { method, args, read, preview }: ContentRead<T>,
): Promise<Result<T | undefined, ContentFailure>> {
  const found = await reads[readMethodFor(preview)](method, [args], parserOf(readNullOr(read)));
  if (found.ok) return ok(found.value ?? undefined);
  return isBadArgument(found.error) ? ok(undefined) : err(toContentFailure(method, found.error));
}

/** Drafts are not cached, as they change while they are viewed. */
const readMethodFor = (preview: PreviewQuery | undefined) => (preview ? 'readUncached' : 'read');

const toContentFailure = (
  url: string,
  { statusCode, message }: BffReadFailure,
): ContentFailure => ({
  kind: 'content-unavailable',
  status: statusCode || 500,
  message,
  url,
});
