import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from '#src/cart/cart.ts';
import type { Currency } from '#src/pricing/money.ts';
import { nextShopState } from '#ui/stores/next-shop-state.ts';
import { INITIAL_SHOP_STATE, type ShopEvent, type ShopState } from '#ui/stores/shop-state.ts';
import { anyShopEvent, anyShopState } from '../../support/arbitraries/shop.ts';

const after = (...events: readonly ShopEvent[]): ShopState =>
  events.reduce(nextShopState, INITIAL_SHOP_STATE);

/** A hypothetical second currency. */
const DOLLAR = 'USD' as Currency;

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

describe('nextShopState', () => {
  it('T1 chooses a locale and a currency among those on offer', () => {
    const state = after(
      { type: 'locales-loaded', locales: ['nl-nl', 'de-de'] },
      { type: 'locale-chosen', locale: 'de-de' },
      { type: 'currencies-loaded', currencies: ['EUR', DOLLAR] },
      { type: 'currency-chosen', currency: 'USD' },
    );
    expect(state).toMatchObject({ locale: 'de-de', currency: 'USD' });
    expect(state).toMatchObject({ locales: ['nl-nl', 'de-de'], currencies: ['EUR', 'USD'] });
  });

  it('T1 keeps its choice when another is not on offer', () => {
    const state = after(
      { type: 'locales-loaded', locales: ['nl-nl'] },
      { type: 'locale-chosen', locale: 'nl-nl' },
      { type: 'locale-chosen', locale: 'de-de' },
      { type: 'currency-chosen', currency: 'USD' },
    );
    expect(state).toMatchObject({ locale: 'nl-nl', currency: 'EUR' });
  });

  it('T1 keeps what is chosen when it is offered again', () => {
    const state = after(
      { type: 'locales-loaded', locales: ['nl-nl'] },
      { type: 'locale-chosen', locale: 'nl-nl' },
      { type: 'locales-loaded', locales: ['de-de', 'nl-nl'] },
      { type: 'currencies-loaded', currencies: [DOLLAR, 'EUR'] },
    );
    expect(state).toMatchObject({ locale: 'nl-nl', currency: 'EUR' });
  });

  it('T1 resets a choice that is no longer on offer', () => {
    const state = after(
      { type: 'locales-loaded', locales: ['nl-nl'] },
      { type: 'locale-chosen', locale: 'nl-nl' },
      { type: 'locales-loaded', locales: ['de-de'] },
      { type: 'currencies-loaded', currencies: [DOLLAR] },
    );
    expect(state).toMatchObject({ locale: '', currency: 'USD' });
  });

  it('T1 ignores loaded currencies when there are none', () => {
    const state = after({ type: 'currencies-loaded', currencies: [] });
    expect(state).toEqual(INITIAL_SHOP_STATE);
  });

  it('T1 stores cart, customer and translations', () => {
    const cart = { ...EMPTY_CART, id: 'c1' };
    const customer = { id: '7', email: 'a@b.example' };
    const translations = { title: 'Slaap' };
    expect(
      after(
        { type: 'cart-changed', cart },
        { type: 'customer-changed', customer },
        { type: 'translations-loaded', translations },
      ),
    ).toEqual({ ...INITIAL_SHOP_STATE, cart, customer, translations });
  });

  it('T1 opens one panel and closes the other', () => {
    const search = after({ type: 'panel-opened', panel: 'search' });
    expect(openPanels(search)).toEqual([true, false]);
    const configurator = nextShopState(search, { type: 'panel-opened', panel: 'configurator' });
    expect(openPanels(configurator)).toEqual([false, true]);
    const closed = nextShopState(configurator, { type: 'panel-closed', panel: 'configurator' });
    expect(openPanels(closed)).toEqual([false, false]);
  });

  it('T1 leaves a panel open when the other is closed', () => {
    const search = after({ type: 'panel-opened', panel: 'search' });
    expect(nextShopState(search, { type: 'panel-closed', panel: 'configurator' })).toEqual(search);
    expect(openPanels(nextShopState(search, { type: 'panel-closed', panel: 'search' }))).toEqual([
      false,
      false,
    ]);
  });

  it('T1 has a currency and a locale that are on offer after any events', () => {
    fc.assert(
      fc.property(anyShopState, ({ currency, currencies, locale, locales }) => {
        expect(currencies).toContain(currency);
        expect(['', ...locales]).toContain(locale);
      }),
    );
  });

  it('T1 has at most one panel open after any events', () => {
    fc.assert(
      fc.property(anyShopState, (state) => {
        expect(openPanels(state)).not.toEqual([true, true]);
      }),
    );
  });

  it('T1 changes nothing when an event happens again', () => {
    fc.assert(
      fc.property(anyShopState, anyShopEvent, (state, event) => {
        const once = nextShopState(state, event);
        expect(nextShopState(once, event)).toEqual(once);
      }),
    );
  });
});

const openPanels = (state: ShopState) => [state.isSearchPanelOpen, state.isConfiguratorPanelOpen];
