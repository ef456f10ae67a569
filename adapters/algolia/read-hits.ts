import type { SchemaDrift } from '#ports/upstreams.ts';
import type { Hit } from '#src/catalog/product.ts';
import { parseHit } from '#src/search/hit-document.ts';
import {
  readAnything,
  readFields,
  readListOf,
  readNumber,
  readText,
  withDefault,
} from '#src/shared/json-reader.ts';
import type { SizeMaxPrice } from './product-record.ts';

/** Parses a record as a hit. `priceFrom` is true if another variant of its size is dearer. */
export function parseRecord(value: unknown): Hit | undefined {
  const hit = parseHit({ ...Object(value), priceFrom: false });
  const dearest = readDearest(value)?.dearest;
  if (hit === undefined || dearest === undefined) return undefined;
  const euros = hit.price.final.cents / 100;
  const priceFrom = dearest.some(({ size, price }) => size === (hit.size ?? '') && price > euros);
  return { ...hit, priceFrom };
}

/** Algolia's maximum number of hits per page; longer lists of an answer are cut. */
export const MAX_HITS = 1000;

/** Reads the first {@link MAX_HITS} hits of an answer; drops unreadable ones and reports them. */
export function readHits<T>(
  hits: readonly unknown[],
  read: (value: unknown) => T | undefined,
  drift: SchemaDrift,
  path: string,
): readonly T[] {
  return hits.slice(0, MAX_HITS).flatMap((hit) => {
    const known = read(hit);
    if (known !== undefined) return [known];
    const item = readId(hit)?.objectID;
    drift.report({ upstream: 'algolia', place: path, ...(item !== undefined && { item }) });
    return [];
  });
}

const readId = readFields({ objectID: readText });

const readDearest = readFields({
  dearest: withDefault(
    readListOf(readFields<SizeMaxPrice>({ size: readText, price: readNumber })),
    [],
  ),
});

/** Reads a list; its entries are not validated. */
export const readUnknownList = readListOf(readAnything);
