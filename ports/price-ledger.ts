import type { PriceHistory } from '#src/pricing/price-history.ts';
import type { PriceRecord } from '#src/pricing/price-record.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * Which price each variant had in each market, and when: what was-prices are computed from, and
 * what is produced for an authority. A market is a locale. Moments are kept in whole seconds.
 */
export interface PriceLedger {
  /**
   * Adds what the shop has seen, in any order; the same again changes nothing. A price that is still
   * the same extends what is known of it, every six hours.
   */
  append(seen: readonly SeenPrice[]): Promise<Result<void, PriceLedgerFailure>>;
  /**
   * What is known of the prices of these variants, by SKU: all of it since a moment in milliseconds,
   * without one what `priorPrice` needs. A variant that nothing is known of has no entry.
   */
  histories(
    market: Locale,
    skus: readonly string[],
    since?: number,
  ): Promise<Result<ReadonlyMap<string, PriceHistory>, PriceLedgerFailure>>;
  /**
   * Adds records of the shop's own books, all or none of them. The same again changes nothing. A
   * record that contradicts one of an earlier import is refused; one that contradicts what the shop
   * has seen is kept beside it. Throws what `batches` throws.
   */
  importRecords(
    batches: AsyncIterable<readonly PriceRecord[]>,
  ): Promise<Result<ImportedPrices, PriceLedgerFailure | ContradictingRecord>>;
  /** At most `limit` records after `last`, ordered by market, SKU, source and time. */
  listAfter(
    last: PriceRecord | undefined,
    limit: number,
  ): Promise<Result<readonly PriceRecord[], PriceLedgerFailure>>;
}

export const PriceLedger = token<PriceLedger>('PriceLedger');

/** A price that the commerce side gave at a moment, in milliseconds since 1970. */
export type SeenPrice = {
  readonly market: Locale;
  readonly sku: string;
  readonly cents: number;
  readonly at: number;
};

/** How many records were read; `added` of them were new. */
export type ImportedPrices = { readonly read: number; readonly added: number };

/** The ledger cannot be read or written now. */
export type PriceLedgerFailure = { readonly kind: 'prices-unavailable'; readonly message: string };

/** `index` counts the records of the import from 0; an earlier import has `known` cents. */
export type ContradictingRecord = {
  readonly kind: 'price-contradicts';
  readonly index: number;
  readonly record: PriceRecord;
  readonly known: number;
};
