import type { PiecesInStore } from '#src/content/store-display.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** The commerce side's record of what its stores have in stock. */
export interface StoreStock {
  /**
   * The pieces of a variant by store, in any order; a store that is not named has none. `undefined`
   * if the commerce side does not count stock by store, or does not tell the shop.
   */
  piecesInStores(
    locale: Locale,
    sku: string,
  ): Promise<Result<readonly PiecesInStore[] | undefined, StoreStockFailure>>;
}

/** The stock is not known at the moment. */
export type StoreStockFailure = {
  readonly kind: 'store-stock-unavailable';
  readonly status: number;
  readonly message: string;
};

export const StoreStock = token<StoreStock>('StoreStock');
