import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { ShopStore } from '#ui/stores/shop-store.ts';
import { aProduct, aProductPage } from '../../support/shown-pages.ts';
import { pageAt } from '../../support/visit.ts';

const home = await pageAt('home', '/');
const bed = aProductPage(aProduct);

describe('ShopStore', () => {
  it('T1 T1a knows the shop that its page belongs to', () => {
    expect(new ShopStore(home).state).toMatchObject({
      locale: 'nl-nl',
      locales: ['nl-nl', 'nl-be', 'de-de', 'de-at', 'en-us'],
      currency: 'EUR',
      isSearchPanelOpen: false,
      isConfiguratorPanelOpen: false,
    });
  });

  it('T1a has the configurator open where the address of the page says so', () => {
    const opened = { ...bed, openedPart: 'topper' };
    const store = new ShopStore(opened);
    expect(store.state.isConfiguratorPanelOpen).toBe(true);
    store.showPage(bed);
    expect(store.state.isConfiguratorPanelOpen).toBe(false);
    store.showPage(opened);
    expect(store.state.isConfiguratorPanelOpen).toBe(true);
    store.showPage(home);
    expect(store.state.isConfiguratorPanelOpen).toBe(false);
  });

  it('T1a has one panel over the page at most', () => {
    const store = new ShopStore({ ...bed, openedPart: 'topper' });
    store.apply({ type: 'panel-opened', panel: 'search' });
    expect(store.state).toMatchObject({ isSearchPanelOpen: true, isConfiguratorPanelOpen: false });
  });

  it('T1a shares the cart that is shown', () => {
    const store = new ShopStore(home);
    const cart = { ...EMPTY_CART, id: 'cart-1' };
    store.apply({ type: 'cart-changed', cart });
    expect(store.state.cart).toBe(cart);
  });
});
