import { makeAutoObservable, observableRef } from 'mobx';
import type { Cart } from '#src/cart/cart.ts';
import { nextShopState } from '#src/shop/next-shop-state.ts';
import { INITIAL_SHOP_STATE, type ShopEvent, type ShopState } from '#src/shop/shop-state.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';

/** What others know and all share: looked up when it is asked for, so that no copy can lag behind. */
type Elsewhere = {
  readonly cart: () => Cart;
  readonly page: () => PageModel;
};

/**
 * What all parts of one tab share (T1), an observable shell around {@link nextShopState}: in which
 * shop they are, what is in the cart, and which panel lies over the page.
 */
export class ShopStore {
  readonly #elsewhere: Elsewhere;
  private own: ShopState;

  constructor(elsewhere: Elsewhere) {
    this.#elsewhere = elsewhere;
    this.own = openedShop(elsewhere.page());
    const refs = { own: observableRef } as const;
    makeAutoObservable<this, 'own'>(this, refs, { autoBind: true });
  }

  get state(): ShopState {
    const { cart, page } = this.#elsewhere;
    const isOpen = isPutTogether(page()) && !this.own.isSearchPanelOpen;
    return { ...this.own, cart: cart(), isConfiguratorPanelOpen: isOpen };
  }

  apply(event: ShopEvent): void {
    this.own = nextShopState(this.own, event);
  }
}

const openedShop = ({ locale }: PageModel): ShopState =>
  [
    { type: 'locales-loaded', locales: LOCALES } as const,
    { type: 'locale-chosen', locale } as const,
  ].reduce<ShopState>(nextShopState, INITIAL_SHOP_STATE);

/** The address of a product says whether its set is being put together. */
const isPutTogether = (page: PageModel): boolean =>
  page.type === 'product' && page.openedPart !== undefined;
