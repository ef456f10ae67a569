import { makeAutoObservable, observableRef } from 'mobx';
import type { Cart } from '#src/cart/cart.ts';
import { nextShopState } from './next-shop-state.ts';
import { INITIAL_SHOP_STATE, type ShopEvent, type ShopState } from './shop-state.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';

/** State owned by other stores, read on access, so that no copy goes stale. */
type SharedSources = {
  readonly cart: () => Cart;
  readonly page: () => PageModel;
};

/**
 * State shared by all parts of a tab (T1), an observable shell around the reducer {@link
 * nextShopState}: the locale, the cart and the open panel.
 */
export class ShopStore {
  readonly #sources: SharedSources;
  private own: ShopState;

  constructor(sources: SharedSources) {
    this.#sources = sources;
    this.own = initialShopState(sources.page());
    const refs = { own: observableRef } as const;
    makeAutoObservable<this, 'own'>(this, refs, { autoBind: true });
  }

  get state(): ShopState {
    const { cart, page } = this.#sources;
    const isOpen = isConfiguratorOpen(page()) && !this.own.isSearchPanelOpen;
    return { ...this.own, cart: cart(), isConfiguratorPanelOpen: isOpen };
  }

  apply(event: ShopEvent): void {
    this.own = nextShopState(this.own, event);
  }
}

const initialShopState = ({ locale }: PageModel): ShopState =>
  [
    { type: 'locales-loaded', locales: LOCALES } as const,
    { type: 'locale-chosen', locale } as const,
  ].reduce<ShopState>(nextShopState, INITIAL_SHOP_STATE);

/** The URL of a product page holds whether its configurator is open. */
const isConfiguratorOpen = (page: PageModel): boolean =>
  page.type === 'product' && page.openedPart !== undefined;
