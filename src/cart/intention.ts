import type { AddressFields } from '../address/validate-address.ts';
import type { Cart, CartItem, NewCartItem } from './cart.ts';

/** What a shopper, or the tab itself, wants of the cart (C2). */
export type Intention = Wanted & {
  /** Names a wish of the shopper's, for whoever waits to hear what became of it. */
  readonly wish?: string;
};

type Wanted =
  /**
   * The tab's own wish: to read the cart anew. `isNews`: for another tab has just kept it; `over`:
   * the cart that storage keeps as the tab looks, and that what is read is newer than;
   * `bringsOver`: once what was in a lost cart is in the new one.
   */
  | {
      readonly kind: 'load';
      readonly isNews?: true;
      readonly over?: Cart;
      readonly bringsOver?: true;
    }
  /** `key` names this click, so that the commerce side carries it out once (C7). */
  | {
      readonly kind: 'add';
      readonly key: string;
      readonly item: NewCartItem;
      /** SKU of the product on whose page it was wanted; absent of an add from elsewhere. */
      readonly of?: string;
      /** An add that was not answered, which this one is if it goes to the same cart. */
      readonly repeats?: { readonly cartId: string; readonly key: string };
    }
  | { readonly kind: 'update'; readonly uid: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly uid: string }
  /** A line that was taken out is to be there again, as many as there were; `key` as of an add. */
  | { readonly kind: 'put-back'; readonly key: string; readonly item: CartItem }
  | { readonly kind: 'apply-coupon'; readonly code: string }
  | { readonly kind: 'remove-coupon'; readonly code: string }
  /** As it was typed, slips included: the commerce side judges it (C9). */
  | { readonly kind: 'set-shipping-address'; readonly typed: AddressFields }
  | { readonly kind: 'set-billing-address'; readonly typed: AddressFields }
  | { readonly kind: 'set-email'; readonly typed: string };

export const LOAD: Intention = { kind: 'load' };

/** The wish that brings over what is left of a lost cart, and reads the new one then (C3). */
export const BRING_OVER: Intention = { kind: 'load', bringsOver: true };

/** The one form of what is wanted: to have none of a line is to remove it. */
export function canonical(intention: Intention): Intention {
  if (intention.kind !== 'update' || intention.quantity !== 0) return intention;
  const { uid, wish } = intention;
  return { kind: 'remove', uid, ...(wish !== undefined && { wish }) };
}

/** Whether it speaks of what is in the cart already, so that it means nothing to another cart. */
export function namesContents({ kind }: Intention): boolean {
  return kind === 'update' || kind === 'remove' || kind === 'remove-coupon';
}

/**
 * What is left of wishes when the cart they speak of is gone, and nothing of it is brought over.
 */
export const withoutContents = (wishes: readonly Intention[]): readonly Intention[] =>
  wishes.filter((wish) => !isOfContents(wish));

/** The same, or wants something back of it; goods mean something to another cart as well. */
export const isOfContents = (intention: Intention): boolean =>
  namesContents(intention) || intention.kind === 'put-back';

/** Whether the wish is to take this line out. */
export const isRemovalOf = (uid: string, intention: Intention): boolean =>
  intention.kind === 'remove' && intention.uid === uid;
