import type { Locale } from '#src/shared/locale.ts';
import type { MagentoRelease } from './releases.ts';

/**
 * Settings that reproduce difficult behaviour of Magento. They are read for every request, so a
 * test may change them.
 */
export type MagentoFaults = {
  /**
   * The release whose schema is served, 2.4.8 by default. Up to 2.4.7 errors have no `err_code`, and
   * a refused update fails the whole request; lines keep their ids when a cart moves to another store
   * view, and each configurable line is told not to be available. In all this, 2.4.9 is like 2.4.8.
   */
  readonly release?: MagentoRelease;
  /** Whether messages are in the language of the store view, which takes language packs. */
  readonly hasLanguagePacks?: boolean;
  /** SKUs of products or variants that were deleted; their lines are null. */
  readonly deletedSkus?: ReadonlySet<string>;
  /** SKUs of products or variants without a price, as after a failed import. */
  readonly pricelessSkus?: ReadonlySet<string>;
  /** Adds a null line to every cart, as after a failed import. */
  readonly nullLines?: boolean;
  /** Websites by store view; a single one by default. Carts stay in their website. */
  readonly websites?: Readonly<Partial<Record<Locale, string>>>;
  readonly isGuestCheckoutOff?: boolean;
  /** Answers everything with the page of maintenance mode. */
  readonly isInMaintenance?: boolean;
  /** The most products that a search finds, and tells as their total: 10,000 by default. */
  readonly searchLimit?: number;
};
