import type { CartDelivery, DeliveryRequest } from '#src/delivery/cart-delivery.ts';
import type {
  DeliveryChoice,
  DeliverySlot,
  Destination,
  OpenSlots,
} from '#src/delivery/delivery-slots.ts';
import type { PaidService, ServicePrice } from '#src/delivery/paid-services.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * The calendar of the shop's vans: which days and windows have capacity, and which of them a cart
 * has. A cart has one slot at most. A slot is never taken more often than it has stops, whichever
 * and however many servers ask.
 */
export interface DeliverySlots {
  /** Days with capacity at a destination; the slot of the cart itself counts as free. */
  find(search: SlotSearch): Promise<Result<OpenSlots, SlotFailure>>;
  /** Prices of the services of the vans' crews. */
  servicePrices(): Promise<Result<readonly ServicePrice[], SlotFailure>>;
  /** What the cart has chosen, also if its hold has expired; `undefined` if nothing. */
  choiceOf(cartId: string): Promise<Result<DeliveryChoice | undefined, SlotFailure>>;
  /**
   * Takes a slot for a cart in the place of its earlier one, which others can have from then on. If
   * it is refused, the cart keeps what it had. A repeated `key` changes nothing, and is answered
   * with what the cart has now.
   */
  hold(request: SlotHold): Promise<Result<DeliveryChoice, SlotFailure>>;
  /**
   * Gives the choice of a lost cart to the one that replaces it, for as long as it is held: the stop
   * is taken once. `kept`: there is nothing to give, because the cart has chosen nothing or was
   * ordered, or the other has a choice of its own. A repeated move changes nothing.
   */
  move(fromCartId: string, toCartId: string): Promise<Result<'moved' | 'kept', SlotFailure>>;
  /** Forgets the choice of a cart, unless it is booked. */
  release(cartId: string): Promise<Result<'released', SlotFailure>>;
  /**
   * Books what the cart has chosen, once it is ordered: from then on it neither expires nor changes.
   * An expired hold is booked if there is still capacity. A repeated booking changes nothing.
   */
  book(cartId: string): Promise<Result<DeliveryChoice, SlotFailure>>;
}

export type SlotSearch = Destination & {
  readonly cartId: string;
  /** First day on which the whole cart can be delivered, `2026-12-01`. */
  readonly earliestDay: string;
};

export type SlotHold = SlotSearch & {
  readonly slot: DeliverySlot;
  readonly services: readonly PaidService[];
  /** Idempotency key. */
  readonly key: string;
  /** As the shopper sent it; a repeated key must come with the same. */
  readonly asked: DeliveryRequest;
};

export type SlotFailure =
  /** No van goes to this postal code. */
  | { readonly kind: 'not-delivered' }
  /** Others have taken all stops of the slot, or there never were any. */
  | { readonly kind: 'no-capacity' }
  /** The goods cannot be there on that day. */
  | { readonly kind: 'too-early' }
  /** The cart has chosen nothing. */
  | { readonly kind: 'nothing-chosen' }
  /** The hold has expired, and others have taken the slot. */
  | { readonly kind: 'expired' }
  /** The cart was ordered. */
  | { readonly kind: 'booked' }
  /** The key was used for another choice. */
  | { readonly kind: 'key-reused' }
  | {
      readonly kind: 'slots-unavailable';
      readonly status: number;
      readonly message: string;
      readonly retryAfterSeconds?: number;
    };

export const DeliverySlots = token<DeliverySlots>('DeliverySlots');

/** The delivery of carts, for a tab. `null`: the shop's van brings nothing of the cart. */
export interface CartDeliveries {
  /** `postalCode`: as typed, if the shopper has typed one. */
  read(cartId: string, postalCode: string | undefined): Promise<CartDeliveryAnswer>;
  choose(cartId: string, request: DeliveryRequest, key: string): Promise<CartDeliveryAnswer>;
  release(cartId: string): Promise<CartDeliveryAnswer>;
  /** Gives the choice of a lost cart to the one that replaces it. */
  move(fromCartId: string, toCartId: string): Promise<CartDeliveryAnswer>;
}

/** The error is the kind of a `SlotFailure`, or another word if the shop's server did not answer. */
export type CartDeliveryAnswer = Result<CartDelivery | null, string>;
