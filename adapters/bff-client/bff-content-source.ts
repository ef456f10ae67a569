import type { ContentFailure } from '#ports/content-source.ts';
import { formatPageByUrlQuery } from '#src/content/content-request.ts';
import { type FoundPage, PAGE_TYPES } from '#src/content/page-entry.ts';
import {
  type Reader,
  readFields,
  readNullOr,
  readOneOf,
  readText,
} from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { isBadArgument } from './bff-failure.ts';
import { type BffReadFailure, type BffReads, parserOf } from './bff-reads.ts';

/**
 * Pages via the shop's own server: all that a tab asks of the content, to find saved products. It
 * reads nothing else of a page, so that a tab loads no parsers of blocks.
 */
export const createBffContentSource = (reads: BffReads) => ({
  pageByUrl: (locale: Locale, url: string) =>
    readOptional(reads, {
      method: 'cnts/getPageDataByUrl',
      args: formatPageByUrlQuery(locale, url),
      read: readFoundPage,
    }),
});

const readTyped = readFields({ type: readOneOf(PAGE_TYPES) });
const readProductPage = readFields({ type: readOneOf(['Product']), sku: readText });

const readFoundPage: Reader<FoundPage> = (value, report) => {
  const type = readTyped(value, report)?.type;
  if (type === undefined) return undefined;
  return type === 'Product' ? readProductPage(value, report) : { type };
};

/** A read of `/api/cnts`. */
export type ContentRead<T> = {
  readonly method: string;
  readonly args: object;
  readonly read: Reader<T>;
};

/** Reads what may exist: `undefined` for what cannot be an address or the id of an entry, too. */
export async function readOptional<T>(
  reads: BffReads,
  { method, args, read }: ContentRead<T>,
): Promise<Result<T | undefined, ContentFailure>> {
  const found = await reads.read(method, [args], parserOf(readNullOr(read)));
  if (found.ok) return ok(found.value ?? undefined);
  return isBadArgument(found.error) ? ok(undefined) : err(toContentFailure(method, found.error));
}

const toContentFailure = (
  url: string,
  { statusCode, message }: BffReadFailure,
): ContentFailure => ({
  kind: 'content-unavailable',
  status: statusCode || 500,
  message,
  url,
});
