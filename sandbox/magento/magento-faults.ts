import type { Locale } from '#src/shared/locale.ts';

/**
 * Circumstances under which Magento shows its awkward sides. They are looked up anew for every
 * request, so that a test may change them meanwhile.
 */
export type MagentoFaults = {
  /**
   * Until 2.4.7 errors have no `err_code`, refused updates are errors of the whole request, and of
   * several products to add all or none are added. Without it: 2.4.8.
   */
  readonly release?: '2.4.7';
  /** SKUs of products or variants that were deleted meanwhile; their lines are null. */
  readonly deletedSkus?: ReadonlySet<string>;
  /** SKUs of products or variants whose price is not told, as after a failed import. */
  readonly pricelessSkus?: ReadonlySet<string>;
  /** Shows a line of null behind those of every cart, as after a failed import. */
  readonly nullLines?: boolean;
  /** Websites of store views; all are of one where none is named. Carts stay in theirs. */
  readonly websites?: Readonly<Partial<Record<Locale, string>>>;
  readonly isGuestCheckoutOff?: boolean;
};
