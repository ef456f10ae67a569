/* Made by `npm run generate` from documents/ and the schema: change those. */
import type { Operation } from '../operation.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StoreQueryVariables = Exact<{ [key: string]: never }>;

export type StoreQuery = {
  readonly storeConfig: {
    readonly store_code: string | null;
    readonly locale: string | null;
    readonly base_media_url: string | null;
    readonly product_url_suffix: string | null;
    readonly default_display_currency_code: string | null;
  } | null;
};

export type CurrenciesQueryVariables = Exact<{ [key: string]: never }>;

export type CurrenciesQuery = {
  readonly currency: {
    readonly base_currency_code: string | null;
    readonly available_currency_codes: ReadonlyArray<string | null> | null;
  } | null;
};

export const Store: Operation<StoreQuery, StoreQueryVariables> = {
  name: 'Store',
  kind: 'query',
  source: `query Store {
  storeConfig {
    store_code
    locale
    base_media_url
    product_url_suffix
    default_display_currency_code
  }
}`,
};

export const Currencies: Operation<CurrenciesQuery, CurrenciesQueryVariables> = {
  name: 'Currencies',
  kind: 'query',
  source: `query Currencies {
  currency {
    base_currency_code
    available_currency_codes
  }
}`,
};
