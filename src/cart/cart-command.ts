import type { AddressFields } from '../address/validate-address.ts';
import type { Cart, CartItem, NewCartItem } from './cart.ts';

/** A cart command of the shopper or of the tab itself (C2). */
export type CartCommand = CartCommandBody & {
  /**
   * Id of a shopper's command, for the caller that waits for its result. It is also the idempotency
   * key of a change that has no `key`.
   */
  readonly commandId?: string;
};

type CartCommandBody =
  /**
   * The tab's own command to read the cart again. `isFromOtherTab`: because another tab has just
   * stored it; `storedCart`: the cart in storage at that moment, which the result is newer than;
   * `migrates`: after the contents of a replaced cart were migrated to the new one.
   */
  | {
      readonly kind: 'load';
      readonly isFromOtherTab?: true;
      readonly storedCart?: Cart;
      readonly migrates?: true;
    }
  /** `key` is the idempotency key of this click, so that it is carried out once (C7). */
  | {
      readonly kind: 'add';
      readonly key: string;
      readonly item: NewCartItem;
      /** An unanswered add that this one repeats if it goes to the same cart. */
      readonly retryOf?: { readonly cartId: string; readonly key: string };
      /** It adds what is left of this stock, after an add of more was refused. */
      readonly restOfStock?: number;
    }
  | { readonly kind: 'update'; readonly uid: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly uid: string }
  /**
   * Replaces a line by another variant, which is added first (`ReplaceLine`); `key` and `retryOf` as
   * in `add`.
   */
  | {
      readonly kind: 'replace-line';
      readonly uid: string;
      readonly key: string;
      readonly item: NewCartItem;
      readonly retryOf?: { readonly cartId: string; readonly key: string };
    }
  /** Restores a removed line with its former quantity; `key` as in `add`. */
  | { readonly kind: 'restore-line'; readonly key: string; readonly item: CartItem }
  | { readonly kind: 'apply-coupon'; readonly code: string }
  | { readonly kind: 'remove-coupon'; readonly code: string }
  /** As typed, also if invalid: the commerce backend validates it (C9). */
  | { readonly kind: 'set-shipping-address'; readonly typed: AddressFields }
  | { readonly kind: 'set-billing-address'; readonly typed: AddressFields }
  | { readonly kind: 'set-email'; readonly typed: string };

export const LOAD_CART: CartCommand = { kind: 'load' };

/** The command that migrates what is left of a lost cart, and then reads the new one (C3). */
export const MIGRATE_CART: CartCommand = { kind: 'load', migrates: true };

/** Normalizes a command: an update to quantity 0 becomes a removal. */
export function canonicalCommand(command: CartCommand): CartCommand {
  if (command.kind !== 'update' || command.quantity !== 0) return command;
  const { uid, commandId } = command;
  return { kind: 'remove', uid, ...(commandId !== undefined && { commandId }) };
}

/** Whether it refers to existing contents of the cart, so that it means nothing to another cart. */
export function refersToContents({ kind }: CartCommand): boolean {
  return (
    kind === 'update' || kind === 'remove' || kind === 'replace-line' || kind === 'remove-coupon'
  );
}

/**
 * The queue without commands that refer to the contents of a cart that is gone and not migrated.
 */
export const withoutContentCommands = (commands: readonly CartCommand[]): readonly CartCommand[] =>
  commands.filter((command) => !isContentCommand(command));

/** {@link refersToContents}, or restores a line. An add has a meaning for another cart as well. */
export const isContentCommand = (command: CartCommand): boolean =>
  refersToContents(command) || command.kind === 'restore-line';

export const isRemovalOfLine = (uid: string, command: CartCommand): boolean =>
  command.kind === 'remove' && command.uid === uid;
