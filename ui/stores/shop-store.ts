import { makeAutoObservable } from 'mobx';
import type { Cart } from '#src/cart/cart.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import type { Dictionary } from '#src/translations/text-bundles.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { INITIAL_SHOP_STATE, type ShopState } from './shop-state.ts';

/** State owned by other stores, read on access, so that no copy goes stale. */
type SharedSources = {
  readonly cart: () => Cart;
  readonly page: () => PageModel;
  /** The texts of the locale. */
  readonly translations: Dictionary;
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
    const { cart, page, translations } = this.#sources;
    const { isSearchPanelOpen } = this;
    return {
      ...INITIAL_SHOP_STATE,
      locale: this.#locale,
      locales: localesWithDomain(page(), this.#locale),
      cart: cart(),
      translations,
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

/** A page names its counterpart in every locale that has a domain (H4). */
const localesWithDomain = ({ counterparts }: PageModel, own: Locale): readonly Locale[] =>
  LOCALES.filter(
    (locale) => locale === own || counterparts.some((counterpart) => counterpart.locale === locale),
  );

/** The URL of a product page holds whether its configurator is open. */
const isConfiguratorOpen = (page: PageModel): boolean =>
  page.type === 'product' && page.openedPart !== undefined;
