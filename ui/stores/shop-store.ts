import { makeAutoObservable, observableRef } from 'mobx';
import { nextShopState } from '#src/shop/next-shop-state.ts';
import { INITIAL_SHOP_STATE, type ShopEvent, type ShopState } from '#src/shop/shop-state.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';

/**
 * What all parts of one tab share (T1), an observable shell around {@link nextShopState}: in which
 * shop they are, what is in the cart, and which panel lies over the page.
 */
export class ShopStore {
  state: ShopState = INITIAL_SHOP_STATE;

  constructor(page: PageModel) {
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
    this.apply({ type: 'locales-loaded', locales: LOCALES });
    this.apply({ type: 'locale-chosen', locale: page.locale });
    this.showPage(page);
  }

  apply(event: ShopEvent): void {
    this.state = nextShopState(this.state, event);
  }

  /** Another page stands in the document. Its address says whether its set is being put together. */
  showPage(page: PageModel): void {
    const isOpen = page.type === 'product' && page.openedPart !== undefined;
    this.apply({ type: isOpen ? 'panel-opened' : 'panel-closed', panel: 'configurator' });
  }
}
