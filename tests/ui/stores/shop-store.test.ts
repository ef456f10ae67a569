import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { INITIAL_SHOP_STATE } from '#ui/stores/shop-state.ts';
import { ShopStore } from '#ui/stores/shop-store.ts';
import { openShop as openTestShop } from '../../support/open-shop.ts';
import { aProduct, aProductPage } from '../../support/shown-pages.ts';
import { pageAt } from '../../support/visit.ts';

const home = await pageAt('home', '/');
const bed = aProductPage(aProduct);
const opened = { ...bed, openedPart: 'topper' };

function openShop(page: PageModel) {
  const elsewhere = observable.box<{ page: PageModel; cart: Cart }>(
    { page, cart: EMPTY_CART },
    { deep: false },
  );
  const store = new ShopStore({
    cart: () => elsewhere.get().cart,
    page: () => elsewhere.get().page,
    translations: { 'cart.title': 'Winkelwagen' },
  });
  const change = (to: Partial<{ page: PageModel; cart: Cart }>) =>
    runInAction(() => elsewhere.set({ ...elsewhere.get(), ...to }));
  return { store, change };
}

describe('INITIAL_SHOP_STATE', () => {
  it('T1 begins with euro, no locale, an empty cart and closed panels', () => {
    expect(INITIAL_SHOP_STATE).toEqual({
      currencies: ['EUR'],
      currency: 'EUR',
      locale: '',
      locales: [],
      cart: EMPTY_CART,
      customer: null,
      translations: {},
      isSearchPanelOpen: false,
      isConfiguratorPanelOpen: false,
    });
  });
});

describe('ShopStore', () => {
  it('T1 T1a has the locale and currency of the shop', () => {
    expect(openShop(home).store.state).toMatchObject({
      locale: 'nl-nl',
      currency: 'EUR',
      isSearchPanelOpen: false,
      isConfiguratorPanelOpen: false,
    });
  });

  it.each([
    [[], ['nl-nl']],
    [['de-de'], ['nl-nl', 'de-de']],
    [LOCALES, LOCALES],
  ] as const)('T1 has its own locale and those that have a domain: %j', (named, locales) => {
    const counterparts = named.map((locale) => ({ locale, href: `https://${locale}.example/` }));
    expect(openShop({ ...home, counterparts }).store.state.locales).toEqual(locales);
  });

  it('T1 has the texts that the pages of its locale are written with', () => {
    const { stores, text } = openTestShop(home);
    expect(stores.shop.state.translations['cart.title']).toBe(text('cart.title'));
    expect(Object.keys(stores.shop.state.translations).length).toBeGreaterThan(500);
  });

  it('T1a has the configurator open if the page has an opened part', () => {
    const { store, change } = openShop(opened);
    expect(store.state.isConfiguratorPanelOpen).toBe(true);
    change({ page: bed });
    expect(store.state.isConfiguratorPanelOpen).toBe(false);
    change({ page: opened });
    expect(store.state.isConfiguratorPanelOpen).toBe(true);
    change({ page: home });
    expect(store.state.isConfiguratorPanelOpen).toBe(false);
  });

  it('T1a has at most one panel open', () => {
    const { store } = openShop(opened);
    store.openSearchPanel();
    expect(store.state).toMatchObject({ isSearchPanelOpen: true, isConfiguratorPanelOpen: false });
    store.closeSearchPanel();
    expect(store.state).toMatchObject({ isSearchPanelOpen: false, isConfiguratorPanelOpen: true });
  });

  it('T1a returns the current cart', () => {
    const { store, change } = openShop(home);
    const cart = { ...EMPTY_CART, id: 'cart-1' };
    change({ cart });
    expect(store.state.cart).toBe(cart);
  });
});
