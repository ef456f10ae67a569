import type { Locale } from '#src/shared/locale.ts';

export type MagentoContext = {
  /** Locale of the requested store view. */
  readonly locale: Locale;
  /** Origin of this Magento, without a trailing slash: `http://127.0.0.1:8080`. */
  readonly origin: string;
};
