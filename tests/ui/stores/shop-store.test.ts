import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { INITIAL_SHOP_STATE } from '#ui/stores/shop-state.ts';
import { ShopStore } from '#ui/stores/shop-store.ts';
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
  it('T1 T1a has the locale, locales and currency of the shop', () => {
    expect(openShop(home).store.state).toMatchObject({
      locale: 'nl-nl',
      locales: LOCALES,
      currency: 'EUR',
      isSearchPanelOpen: false,
      isConfiguratorPanelOpen: false,
    });
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
