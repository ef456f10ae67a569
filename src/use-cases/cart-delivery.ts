import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { DeliverySlots, SlotFailure } from '#ports/delivery-slots.ts';
import { parsePostalCode } from '../address/postal-code.ts';
import type { Cart } from '../cart/cart.ts';
import type { CartDelivery, DeliveryProblem, DeliveryRequest } from '../delivery/cart-delivery.ts';
import { combinedDeliveryDays, deliveryDay, orderDay } from '../delivery/delivery-day.ts';
import {
  choiceState,
  type DeliveryChoice,
  type Destination,
  HOLD_LIFETIME,
  type OpenSlots,
} from '../delivery/delivery-slots.ts';
import { extraDeliveryDays } from '../delivery/extra-delivery-days.ts';
import { chosenServices, type OfferedService, offeredServices } from '../delivery/paid-services.ts';
import { countryOf, type Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { ProductPorts } from './find-product-by-path.ts';
import { deliveriesOfLines, type ProductOfLine, productsOfLines } from './line-deliveries.ts';

type SlotPorts = { readonly deliverySlots: DeliverySlots; readonly clock: Clock };

export type CartDeliveryPorts = SlotPorts & ProductPorts & { readonly carts: CartGateway };

/** A cart with the products of its lines. */
type KnownCart = {
  readonly locale: Locale;
  readonly cart: Pick<Cart, 'id' | 'items' | 'shippingAddresses'>;
  readonly productOf: ProductOfLine;
};

type ShownDelivery = KnownCart & {
  /** Postal code as typed; by default that of the choice. An address has precedence. */
  readonly typed?: string | undefined;
};

/**
 * When and how a cart can be delivered. `undefined` if none of it comes by the shop's van: a parcel
 * service gives no window.
 */
export async function showCartDelivery(
  { deliverySlots, clock }: SlotPorts,
  shown: ShownDelivery,
): Promise<CartDelivery | undefined> {
  const { cart } = shown;
  if (!hasGoodsByVan(shown)) return undefined;
  const [known, prices] = await Promise.all([
    deliverySlots.choiceOf(cart.id),
    deliverySlots.servicePrices(),
  ]);
  const choice = known.ok ? known.value : undefined;
  const destination = destinationOf(shown, choice);
  const now = clock.now();
  const earliestDay = earliestDayOf(shown, destination, now);
  const found = await findDays(deliverySlots, { cartId: cart.id, destination, earliestDay });
  const problem = found.ok ? fullProblem(found.value) : found.error;
  return {
    ...destination,
    isOfAddress: cart.shippingAddresses.length > 0,
    days: found.ok ? found.value.days : [],
    services: prices.ok ? servicesOf(shown, prices.value) : [],
    ...(problem && { problem }),
    ...(choice && {
      chosen: {
        ...choice.slot,
        state: choiceState(choice, {
          now,
          earliestDay: earliestDayOf(shown, destination, promisedAt(choice, now)),
          region: regionNow(found, choice),
        }),
        heldUntil: choice.heldUntil,
        services: choice.services,
      },
    }),
  };
}

/** When the day of a choice was promised: as long as it is held, it may still be ordered. */
const promisedAt = ({ heldUntil }: DeliveryChoice, now: number): number =>
  now < heldUntil ? Math.min(now, heldUntil - HOLD_LIFETIME) : now;

const fullProblem = ({ days }: OpenSlots): DeliveryProblem | undefined =>
  days.length > 0 ? undefined : 'full';

/** Region that the goods go to now: as chosen, unless the calendar says otherwise. */
function regionNow(
  found: Result<OpenSlots, DeliveryProblem>,
  choice: DeliveryChoice,
): string | undefined {
  if (found.ok) return found.value.region;
  return found.error === 'not-delivered' ? undefined : choice.region;
}

const hasGoodsByVan = ({ cart, productOf, locale }: KnownCart): boolean =>
  deliveriesOfLines(productOf, locale, cart.items).some(({ isByVan }) => isByVan);

function destinationOf(
  { locale, cart, typed }: ShownDelivery,
  choice: DeliveryChoice | undefined,
): Destination {
  const [address] = cart.shippingAddresses;
  const { country, postalCode } = address ?? {
    country: countryOf(locale),
    postalCode: typed ?? (choice?.country === countryOf(locale) ? choice.postalCode : ''),
  };
  const code = parsePostalCode(postalCode, country);
  return { country, postalCode: code.ok ? code.value : postalCode };
}

/** The first day on which all lines can be delivered together; `undefined` if one is unknown. */
function earliestDayOf(
  { cart, productOf, locale }: KnownCart,
  { country, postalCode }: Destination,
  now: number,
): string | undefined {
  const lines = cart.items.map(
    (item) => deliveriesOfLines(productOf, locale, [item])[0]?.workingDays,
  );
  const days = combinedDeliveryDays(lines);
  if (days === undefined) return undefined;
  return deliveryDay(orderDay(now), days + extraDeliveryDays(postalCode, country), country);
}

const servicesOf = (
  { cart, productOf }: KnownCart,
  prices: Parameters<typeof offeredServices>[0],
): readonly OfferedService[] =>
  offeredServices(
    prices,
    cart.items.flatMap((item) => {
      const product = productOf(item);
      return product ? [{ product, quantity: item.quantity }] : [];
    }),
  );

type Asked = {
  readonly cartId: string;
  readonly destination: Destination;
  readonly earliestDay: string | undefined;
};

async function findDays(
  slots: DeliverySlots,
  { cartId, destination, earliestDay }: Asked,
): Promise<Result<OpenSlots, DeliveryProblem>> {
  const { country, postalCode } = destination;
  if (postalCode.trim() === '') return err('no-postal-code');
  if (!parsePostalCode(postalCode, country).ok) return err('malformed-postal-code');
  if (earliestDay === undefined) return err('no-date');
  const found = await slots.find({ cartId, ...destination, earliestDay });
  if (found.ok) return found;
  return err(found.error.kind === 'not-delivered' ? 'not-delivered' : 'unavailable');
}

/** Why a delivery was not chosen, besides the failures of the calendar. */
export type DeliveryFailure =
  | SlotFailure
  /** The cart no longer exists. */
  | { readonly kind: 'no-cart' }
  /** Nothing of the cart comes by van, or the day of a line is unknown. */
  | { readonly kind: 'no-date' }
  /** The address of the cart is in another region than the choice. */
  | { readonly kind: 'elsewhere' };

type DeliveryOrder = {
  readonly locale: Locale;
  readonly cartId: string;
  readonly request: DeliveryRequest;
  /** Idempotency key. */
  readonly key: string;
};

/**
 * Takes a slot for a cart, with those of the services that its goods may have, and returns what the
 * cart has then.
 */
export async function chooseDelivery(
  ports: CartDeliveryPorts,
  { locale, cartId, request, key }: DeliveryOrder,
): Promise<Result<CartDelivery, DeliveryFailure>> {
  const known = await readKnownCart(ports, locale, cartId);
  if (!known.ok) return known;
  const shown = { ...known.value, typed: request.postalCode };
  const destination = destinationOf(shown, undefined);
  const earliestDay = earliestDayOf(shown, destination, ports.clock.now());
  if (earliestDay === undefined || !hasGoodsByVan(shown)) return err({ kind: 'no-date' });
  const prices = await ports.deliverySlots.servicePrices();
  if (!prices.ok) return prices;
  const offered = chosenServices(servicesOf(shown, prices.value), request.services);
  const held = await ports.deliverySlots.hold({
    cartId,
    ...destination,
    earliestDay,
    slot: request.slot,
    services: offered.map(({ service }) => service),
    key,
    asked: request,
  });
  return held.ok ? afterChange(ports, shown) : held;
}

/** What a cart has chosen and may choose, for a tab and for the checkout that gets the cart. */
export async function readCartDelivery(
  ports: CartDeliveryPorts,
  {
    locale,
    cartId,
    typed,
  }: Pick<DeliveryOrder, 'locale' | 'cartId'> & Pick<ShownDelivery, 'typed'>,
): Promise<Result<CartDelivery | null, DeliveryFailure>> {
  const known = await readKnownCart(ports, locale, cartId);
  if (!known.ok) return known;
  return ok((await showCartDelivery(ports, { ...known.value, typed })) ?? null);
}

/**
 * Books what an ordered cart has chosen, unless it no longer fits the goods or the address. A cart
 * that cannot be read, or only without its postal code, is booked as it was chosen.
 */
export async function bookDelivery(
  ports: CartDeliveryPorts,
  order: Pick<DeliveryOrder, 'locale' | 'cartId'>,
): Promise<Result<DeliveryChoice, DeliveryFailure>> {
  const read = await readCartDelivery(ports, order);
  const delivery = read.ok ? read.value : null;
  const state = delivery?.problem === 'no-postal-code' ? undefined : delivery?.chosen?.state;
  if (state === 'too-early' || state === 'elsewhere') return err({ kind: state });
  return ports.deliverySlots.book(order.cartId);
}

async function afterChange(
  ports: CartDeliveryPorts,
  shown: ShownDelivery,
): Promise<Result<CartDelivery, DeliveryFailure>> {
  const delivery = await showCartDelivery(ports, shown);
  return delivery ? ok(delivery) : err({ kind: 'no-date' });
}

async function readKnownCart(
  ports: CartDeliveryPorts,
  locale: Locale,
  cartId: string,
): Promise<Result<KnownCart, DeliveryFailure>> {
  const answer = await ports.carts.read(locale, cartId);
  if (!answer.ok) {
    const { status, message } = answer.error;
    return err({ kind: 'slots-unavailable', status, message });
  }
  const { cart } = answer.value;
  if (!cart) return err({ kind: 'no-cart' });
  return ok({ locale, cart, productOf: await productsOfLines(ports, locale, cart.items) });
}
