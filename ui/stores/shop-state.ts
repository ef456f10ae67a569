import { type Cart, EMPTY_CART } from '#src/cart/cart.ts';
import type { Currency } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Dictionary } from '#src/translations/text-bundles.ts';

/** State shared by all parts of a page (T1). At most one of the two panels is open. */
export type ShopState = {
  /** Never empty. */
  readonly currencies: readonly Currency[];
  /** One of the currencies. */
  readonly currency: Currency;
  /** One of the locales; empty before one is chosen. */
  readonly locale: Locale | '';
  readonly locales: readonly Locale[];
  readonly cart: Cart;
  /** `null` if no shopper is signed in. */
  readonly customer: Customer | null;
  readonly translations: Dictionary;
  readonly isSearchPanelOpen: boolean;
  readonly isConfiguratorPanelOpen: boolean;
};

/** Initial state of a shop (T1). */
export const INITIAL_SHOP_STATE: ShopState = {
  currencies: ['EUR'],
  currency: 'EUR',
  locale: '',
  locales: [],
  cart: EMPTY_CART,
  customer: null,
  translations: {},
  isSearchPanelOpen: false,
  isConfiguratorPanelOpen: false,
};

/** The signed-in shopper. */
export type Customer = { readonly id: string; readonly email: string };
