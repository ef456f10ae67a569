import { reaction, when } from 'mobx';
import { cartChanged, cartViewed } from '#src/measurement/cart-measured.ts';
import { itemSelected } from '#src/measurement/measured-listing.ts';
import { NO_CONSENT } from '#src/measurement/consent.ts';
import type { MeasuredEvent } from '#src/measurement/measured-event.ts';
import { measuredPage } from '#src/use-cases/measured-page.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { Shop } from '../shop.ts';
import type { Measuring, MeasuringWorld } from './measuring-world.ts';
import { createSearchTeller } from './search-teller.ts';

export type MeasureInput = {
  readonly shop: Shop;
  readonly world: MeasuringWorld;
  readonly told: Measuring;
  /** Calls back with the SKU of a product that is opened from its card; answers how to stop. */
  readonly onOpened: (listener: (sku: string) => void) => () => void;
  readonly until: AbortSignal;
};

/** Tells what the shopper does from now on, the page that stands there first. */
export function measure(input: MeasureInput): void {
  const { shop, told, onOpened, until } = input;
  if (until.aborted) return;
  const { consent, navigation, cart } = shop.stores;
  const { measurement } = told;
  const tell = (events: readonly MeasuredEvent[]) =>
    events.forEach((event) => measurement.tell(event));
  const search = createSearchTeller(input);
  const allow = () => measurement.allow(consent.choice ?? NO_CONSENT);
  const showPage = (page: PageModel, before?: PageModel) => {
    tell(measuredPage(page, before));
    search.showPage(page, before);
  };
  const stops = [
    reaction(() => consent.choice, allow, { fireImmediately: true }),
    reaction(() => navigation.page, showPage, { fireImmediately: true }),
    cart.onChanged(({ before, after }) => {
      const events = cartChanged(before, after);
      tell(events);
      search.changeCart(events, navigation.page);
    }),
    whenCartIsLookedAt(shop, () => tell([cartViewed(cart.cart)].flatMap((event) => event ?? []))),
    onOpened((sku) => {
      const { page } = navigation;
      if (page.type !== 'listing' && page.type !== 'search') return;
      const selected = itemSelected(page, sku);
      if (!selected) return;
      tell([selected]);
      search.open(page, sku);
    }),
  ];
  until.addEventListener('abort', () => stops.forEach((stop) => stop()));
}

/** The cart's own page, or the cart beside another; once it is known what is in it. */
function whenCartIsLookedAt({ stores: { navigation, cart } }: Shop, tell: () => void): () => void {
  const isShown = () => navigation.page.type === 'cart' || cart.isOpen;
  let callOff: (() => void) | undefined;
  const stop = reaction(
    isShown,
    (isLooking) => {
      callOff?.();
      if (isLooking) callOff = when(() => cart.isKnown && !cart.isUpdating, tell);
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    callOff?.();
  };
}
