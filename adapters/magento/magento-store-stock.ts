import type { Clock } from '#ports/clock-and-ids.ts';
import type { StoreStock, StoreStockFailure } from '#ports/store-stock.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { PiecesInStore } from '#src/content/store-display.ts';
import {
  readCount,
  readFields,
  readFlag,
  readListOf,
  readNumber,
  readText,
  withOptional,
} from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { memoizeFor } from '#src/shared/memoize.ts';
import { isBlank } from '#src/shared/normalize-text.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { withinTime } from '../http/exchange.ts';
import type { MagentoRest } from './http/rest-client.ts';
import { restDocuments, searchCriteria } from './http/rest-documents.ts';

/** Of a Magento that does not let the shop read its sources. */
export const UNTOLD_STORE_STOCK: StoreStock = {
  piecesInStores: () => Promise.resolve(ok(undefined)),
};

type StoreStockParts = {
  readonly rest: Pick<MagentoRest, 'send'>;
  readonly clock: Clock;
  readonly drift: SchemaDrift;
  /** Time for all calls about one variant, in milliseconds. */
  readonly timeout?: number;
  /** Speed of the clock relative to real time; 1 by default. */
  readonly pace?: number;
};

/** A page with stores waits this long for their stock, and says nothing of it without an answer. */
const TIMEOUT = 1500;
/** In milliseconds: a store opens rarely, and a piece is sold within minutes. */
const SOURCES_LIFETIME = 600_000;
const PIECES_LIFETIME = 60_000;
const MAX_VARIANTS = 1000;
/** More than a shop has stores. */
const MAX_SOURCES = 200;
/** Of a source item that is in stock. */
const IN_STOCK = 1;

/**
 * The pieces at Magento's inventory sources, by its REST API (docs/magento.md). GraphQL tells at which
 * pickup locations a product is kept, but not whether a piece is left there. A pickup location is a
 * store by its name.
 */
export function createMagentoStoreStock(parts: StoreStockParts): StoreStock {
  const { clock } = parts;
  const timeout = (parts.timeout ?? TIMEOUT) / (parts.pace ?? 1);
  const readDocument = restDocuments({ ...parts, timeout });
  const now = () => clock.now();
  const namesOf = memoizeFor<Result<ReadonlyMap<string, string>, CallFailure>>({
    lifetime: SOURCES_LIFETIME,
    now,
    shouldCache: (names) => names.ok || isRefused(names.error),
    maxEntries: 1,
  });
  const piecesOf = memoizeFor<Result<readonly PiecesInStore[], CallFailure>>({
    lifetime: PIECES_LIFETIME,
    now,
    // Failures too: shoppers who compare sizes must not wait each time.
    shouldCache: () => true,
    maxEntries: MAX_VARIANTS,
  });

  const fetchPieces = (locale: Locale, sku: string) =>
    withinTime(timeout, undefined, async (signal): ReturnType<typeof piecesOf> => {
      const fetchNames = async () => {
        const path = `/V1/inventory/sources?${searchCriteria(MAX_SOURCES)}`;
        const found = await readDocument({
          operation: 'sources',
          locale,
          path,
          read: readSources,
          signal,
        });
        return found.ok ? ok(namesByCode(found.value.items)) : found;
      };
      const criteria = searchCriteria(MAX_SOURCES, { field: 'sku', value: sku });
      const path = `/V1/inventory/source-items?${criteria}`;
      const [names, found] = await Promise.all([
        namesOf('sources', fetchNames),
        readDocument({ operation: 'sourceItems', locale, path, read: readSourceItems, signal }),
      ]);
      if (!names.ok) return names;
      return found.ok ? ok(piecesByName(found.value.items, names.value)) : found;
    });

  return {
    async piecesInStores(locale, sku) {
      const found = await piecesOf(sku, () => fetchPieces(locale, sku));
      if (found.ok) return found;
      return isRefused(found.error) ? ok(undefined) : err(failureOf(found.error));
    },
  };
}

type SourceItem = {
  readonly source_code: string;
  readonly quantity: number;
  readonly status: number;
};

const readSources = readFields({
  items: readListOf(
    withOptional(readFields({ source_code: readText, name: readText, enabled: readFlag }), {
      extension_attributes: withOptional(readFields({}), {
        is_pickup_location_active: readFlag,
        frontend_name: readText,
      }),
    }),
  ),
});

const readSourceItems = readFields({
  items: readListOf(
    readFields<SourceItem>({ source_code: readText, quantity: readNumber, status: readCount }),
  ),
});

type Sources = NonNullable<ReturnType<typeof readSources>>['items'];

/** Of the sources at which shoppers may collect; Magento lets no warehouse of its own be one. */
const namesByCode = (sources: Sources): ReadonlyMap<string, string> =>
  new Map(
    sources
      .filter((source) => source.enabled && source.extension_attributes?.is_pickup_location_active)
      .map(({ source_code: code, name, extension_attributes: { frontend_name: shown } = {} }) => [
        code,
        isBlank(shown ?? '') ? name : (shown ?? name),
      ]),
  );

/** Other sources are left out. */
const piecesByName = (
  items: readonly SourceItem[],
  names: ReadonlyMap<string, string>,
): readonly PiecesInStore[] =>
  items.flatMap(({ source_code: code, quantity, status }) => {
    const store = names.get(code);
    if (store === undefined) return [];
    return [{ store, pieces: status === IN_STOCK ? Math.max(0, Math.floor(quantity)) : 0 }];
  });

/** The token may not read sources, or this Magento has none. */
const isRefused = (failure: CallFailure): boolean =>
  failure.kind === 'http' && [401, 403, 404].includes(failure.status);

const failureOf = (failure: CallFailure): StoreStockFailure => ({
  kind: 'store-stock-unavailable',
  status: failure.kind === 'http' ? failure.status : 503,
  message: failure.kind,
});
