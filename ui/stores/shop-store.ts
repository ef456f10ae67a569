import { makeAutoObservable } from 'mobx';
import type { Cart } from '#src/cart/cart.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { INITIAL_SHOP_STATE, type ShopState } from './shop-state.ts';

/** State owned by other stores, read on access, so that no copy goes stale. */
type SharedSources = {
  readonly cart: () => Cart;
  readonly page: () => PageModel;
};

/** State shared by all parts of a tab (T1): its own is whether the search panel is open. */
export class ShopStore {
  readonly #sources: SharedSources;
  readonly #locale: Locale;
  private isSearchPanelOpen = false;

  constructor(sources: SharedSources) {
    this.#sources = sources;
    this.#locale = sources.page().locale;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): ShopState {
    const { cart, page } = this.#sources;
    const { isSearchPanelOpen } = this;
    return {
      ...INITIAL_SHOP_STATE,
      locale: this.#locale,
      locales: LOCALES,
      cart: cart(),
      isSearchPanelOpen,
      isConfiguratorPanelOpen: isConfiguratorOpen(page()) && !isSearchPanelOpen,
    };
  }

  openSearchPanel(): void {
    this.isSearchPanelOpen = true;
  }

  closeSearchPanel(): void {
    this.isSearchPanelOpen = false;
  }
}

/** The URL of a product page holds whether its configurator is open. */
const isConfiguratorOpen = (page: PageModel): boolean =>
  page.type === 'product' && page.openedPart !== undefined;
