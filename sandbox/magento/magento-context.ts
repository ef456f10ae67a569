import type { Locale } from '#src/shared/locale.ts';

/** The circumstances of a request that its answer depends on. */
export type MagentoContext = {
  /** Of the store view that was asked. */
  readonly locale: Locale;
  /** Where this Magento is met, without a slash at its end: `http://127.0.0.1:8080`. */
  readonly origin: string;
};
