import type { Currency } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Panel, ShopEvent, ShopState } from './shop-state.ts';

/**
 * Reduces the shared state by an event (T1). Choosing something that is not offered changes
 * nothing, and a choice that is no longer offered is reset: a currency to the first of the new
 * ones, a locale to none. Opening one panel closes the other, as both overlay the page.
 */
export function nextShopState(state: ShopState, event: ShopEvent): ShopState {
  switch (event.type) {
    case 'currencies-loaded':
      return withCurrencies(state, event.currencies);
    case 'currency-chosen':
      return { ...state, currency: offered(state.currencies, event.currency) ?? state.currency };
    case 'locales-loaded':
      return withLocales(state, event.locales);
    case 'locale-chosen':
      return { ...state, locale: offered(state.locales, event.locale) ?? state.locale };
    case 'cart-changed':
      return { ...state, cart: event.cart };
    case 'customer-changed':
      return { ...state, customer: event.customer };
    case 'translations-loaded':
      return { ...state, translations: event.translations };
    case 'panel-opened':
      return withPanel(state, event.panel);
    case 'panel-closed':
      return { ...state, [PANEL_FLAGS[event.panel]]: false };
  }
}

/** A shop without any currency sells nothing: such an answer is ignored. */
function withCurrencies(state: ShopState, currencies: readonly Currency[]): ShopState {
  const currency = offered(currencies, state.currency) ?? currencies[0];
  return currency === undefined ? state : { ...state, currencies, currency };
}

const withLocales = (state: ShopState, locales: readonly Locale[]): ShopState => ({
  ...state,
  locales,
  locale: offered(locales, state.locale) ?? '',
});

const withPanel = (state: ShopState, open: Panel): ShopState => ({
  ...state,
  isSearchPanelOpen: open === 'search',
  isConfiguratorPanelOpen: open === 'configurator',
});

const PANEL_FLAGS = {
  search: 'isSearchPanelOpen',
  configurator: 'isConfiguratorPanelOpen',
} as const satisfies Record<Panel, keyof ShopState>;

const offered = <Choice extends string>(
  choices: readonly Choice[],
  chosen: string,
): Choice | undefined => choices.find((choice) => choice === chosen);
