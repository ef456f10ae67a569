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

export type Panel = 'search' | 'configurator';

/** Events of the shared state. Choices are any text, as they come from URLs and cookies. */
export type ShopEvent =
  | { readonly type: 'currencies-loaded'; readonly currencies: readonly Currency[] }
  | { readonly type: 'currency-chosen'; readonly currency: string }
  | { readonly type: 'locales-loaded'; readonly locales: readonly Locale[] }
  | { readonly type: 'locale-chosen'; readonly locale: string }
  | { readonly type: 'cart-changed'; readonly cart: Cart }
  | { readonly type: 'customer-changed'; readonly customer: Customer | null }
  | { readonly type: 'translations-loaded'; readonly translations: Dictionary }
  | { readonly type: 'panel-opened'; readonly panel: Panel }
  | { readonly type: 'panel-closed'; readonly panel: Panel };

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
