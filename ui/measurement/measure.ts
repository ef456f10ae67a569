import { reaction, when } from 'mobx';
import { cartChanged, cartViewed } from '#src/measurement/cart-measured.ts';
import { foundInListing, itemSelected } from '#src/measurement/measured-listing.ts';
import {
  foundInStrip,
  stripItemSelected,
  stripViewed,
  type MeasuredStrip,
} from '#src/measurement/measured-strip.ts';
import { NO_CONSENT } from '#src/measurement/consent.ts';
import type { FoundHit } from '#src/measurement/found-hit.ts';
import { inParts, type MeasuredEvent } from '#src/measurement/measured-event.ts';
import { measuredPage } from '#src/use-cases/measured-page.ts';
import type { ListingPage, PageModel } from '#src/use-cases/page-model.ts';
import type { Shop } from '../shop.ts';
import type { Measuring, MeasuringWorld } from './measuring-world.ts';
import type { HearOpened } from './product-clicks.ts';
import { createSearchTeller } from './search-teller.ts';

export type MeasureInput = {
  readonly shop: Shop;
  readonly world: MeasuringWorld;
  readonly told: Measuring;
  /** Calls back when a product is opened from its card. Returns a function that stops it. */
  readonly onOpened: (listener: HearOpened) => () => void;
  readonly until: AbortSignal;
};

/** Reports the shopper's actions from now on, starting with the current page. */
export function measure(input: MeasureInput): void {
  const { shop, told, onOpened, until } = input;
  if (until.aborted) return;
  const { consent, navigation, cart, strips } = shop.stores;
  const { measurement } = told;
  const tell = (events: readonly MeasuredEvent[]) =>
    events.flatMap(inParts).forEach((event) => measurement.tell(event));
  const search = createSearchTeller(input);
  const allow = () => measurement.allow(consent.choice ?? NO_CONSENT);
  const showPage = (page: PageModel, before?: PageModel) => {
    tell(measuredPage(page, before, navigation.isReturn));
    search.showPage(page, before);
  };
  const select = (selected: MeasuredEvent | undefined, found: FoundHit | undefined): void => {
    tell(present(selected));
    if (found) search.open(found);
  };
  const stops = [
    reaction(() => consent.choice, allow, { fireImmediately: true }),
    reaction(() => navigation.page, showPage, { fireImmediately: true }),
    cart.onChanged(({ wanted, before, after }) => {
      const events = cartChanged(before, after);
      tell(events);
      search.changeCart(wanted, events);
    }),
    whenCartIsLookedAt(shop, () => tell(present(cartViewed(cart.cart)))),
    whenRowIsSeen(shop, (row) => tell(present(stripViewed(row)))),
    onOpened((sku, row) => {
      const strip = strips.see(row);
      const { page } = navigation;
      if (strip) select(stripItemSelected(strip, sku), foundInStrip(strip, sku));
      else if (row === OWN_LISTING && isListing(page)) {
        select(itemSelected(page, sku), foundInListing(page, sku));
      }
    }),
  ];
  until.addEventListener('abort', () => stops.forEach((stop) => stop()));
}

const present = (event: MeasuredEvent | undefined): readonly MeasuredEvent[] =>
  event ? [event] : [];

const isListing = (page: PageModel): page is ListingPage =>
  page.type === 'listing' || page.type === 'search';

/** The `data-hits` value of the page's main product list. */
const OWN_LISTING = '';

/** Reports each row once, including those seen before measuring started. */
const whenRowIsSeen = ({ stores: { strips } }: Shop, tell: (row: MeasuredStrip) => void) =>
  reaction(
    () => strips.seen,
    (seen, before = []) => seen.filter((row) => !before.includes(row)).forEach(tell),
    { fireImmediately: true },
  );

/** Reports a view of the cart page or the cart drawer, once the cart's contents are known. */
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
