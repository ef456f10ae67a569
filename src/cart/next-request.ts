import type { AddressFields } from '../address/validate-address.ts';
import type { CartItemChange, NewCartItem } from './cart.ts';
import type { CartState } from './cart-state.ts';
import type { CarriedOverData } from './carried-over-data.ts';
import type { CartCommand } from './cart-command.ts';
import {
  keyForNewCart,
  nextCarriedOverData,
  nextLineToMigrate,
  migrationKey,
} from './replaced-cart.ts';
import { findSameLine, type RestoreLine } from './restore-line.ts';
import { holdsItem, type ReplaceLine } from './replace-line.ts';
import { newItemOf } from './retry/line-key.ts';

/** A request of a tab to the commerce backend (C2). */
export type CartRequest =
  | { readonly kind: 'create' }
  | { readonly kind: 'read'; readonly cartId: string }
  | {
      readonly kind: 'add';
      readonly cartId: string;
      readonly items: readonly NewCartItem[];
      readonly key: string;
    }
  | {
      readonly kind: 'update';
      readonly cartId: string;
      readonly changes: readonly CartItemChange[];
    }
  | { readonly kind: 'remove'; readonly cartId: string; readonly uid: string }
  | ({
      readonly kind: 'apply-coupon';
      readonly cartId: string;
      readonly code: string;
    } & MigrationPart)
  | { readonly kind: 'remove-coupon'; readonly cartId: string; readonly code: string }
  | ({
      readonly kind: 'set-shipping-address' | 'set-billing-address';
      readonly cartId: string;
      readonly typed: AddressFields;
    } & MigrationPart)
  | ({
      readonly kind: 'set-email';
      readonly cartId: string;
      readonly typed: string;
    } & MigrationPart);

/**
 * Migration requests have an idempotency key derived from the lost cart: if two tabs migrate, only
 * the first takes effect, so that the second does not overwrite newer changes of the shopper.
 */
type MigrationPart = { readonly key?: string };

export type ChangeRequest = Exclude<CartRequest, { readonly kind: 'create' | 'read' }>;

/** A request that migrates a part of a lost cart: a line, or a kind of carried-over data. */
export type MigrationRequest = Extract<
  ChangeRequest,
  { readonly kind: 'add' | CarriedOverData['kind'] }
>;

export type ReadRequest = CartRequest & { readonly kind: 'read' };

export const isChangeRequest = (request: CartRequest): request is ChangeRequest =>
  request.kind !== 'create' && request.kind !== 'read';

export const isMigrationRequest = (request: ChangeRequest): request is MigrationRequest =>
  request.kind !== 'update' && request.kind !== 'remove' && request.kind !== 'remove-coupon';

/**
 * Returns the request to send now; `undefined` if one is in flight or the queue is empty. Commands
 * run one at a time, in order. A cart is created before anything is done to it (C3, C6), and a lost
 * cart is migrated first.
 */
export function nextRequest(state: CartState): CartRequest | undefined {
  const [command] = state.queue;
  if (state.requestInFlight || !command) return undefined;
  const cartId = state.cart.id;
  if (cartId === '') return { kind: 'create' };
  const prerequisite = prerequisiteOf(command, state);
  if (prerequisite) return prerequisite;
  switch (command.kind) {
    case 'load':
      return { kind: 'read', cartId };
    case 'add':
      return { kind: 'add', cartId, items: [command.item], key: keyOf(command, state) };
    case 'restore-line':
      return restoreLineRequest(command, state);
    case 'replace-line':
      return replaceLineRequest(command, state);
    case 'update': {
      const { uid, quantity } = command;
      return { kind: 'update', cartId, changes: [{ uid, quantity }] };
    }
    case 'remove':
    case 'apply-coupon':
    case 'remove-coupon':
    case 'set-shipping-address':
    case 'set-billing-address':
    case 'set-email': {
      const { commandId: _, ...change } = command;
      return { ...change, cartId };
    }
  }
}

/** The request that has to precede a command, if any. */
function prerequisiteOf(
  command: CartCommand,
  { cart, replaced, isOnlyIdKnown }: CartState,
): MigrationRequest | ReadRequest | undefined {
  if (command.kind === 'load' && !command.migrates) return undefined;
  const cartId = cart.id;
  const replay = nextLineToMigrate(replaced);
  if (replay) return { kind: 'add', cartId, items: [replay.item], key: replay.key };
  const carriedOver = nextCarriedOverData(replaced, cart);
  if (carriedOver && replaced)
    return { ...carriedOver, cartId, key: migrationKey(replaced.cartId, carriedOver.kind) };
  return command.kind === 'restore-line' && isOnlyIdKnown ? { kind: 'read', cartId } : undefined;
}

/** Whether the next request carries out the first command itself, not a preparation for it. */
export function isFirstCommandNext(state: CartState): boolean {
  const [first] = state.queue;
  if (state.cart.id === '') return false;
  return !first || !prerequisiteOf(first, state);
}

/** Sets the quantity of a line that already exists under any id, so that nothing is added twice. */
function restoreLineRequest(
  { key, item }: RestoreLine,
  { cart, replaced }: CartState,
): CartRequest {
  const cartId = cart.id;
  const { quantity } = item;
  const line = findSameLine(cart, item);
  if (line) return { kind: 'update', cartId, changes: [{ uid: line.uid, quantity }] };
  const items = [newItemOf(item, quantity)];
  return { kind: 'add', cartId, items, key: replaced ? keyForNewCart(key) : key };
}

/** Sets the quantity if the line holds this variant already: an add would count it twice. */
function replaceLineRequest(command: ReplaceLine, state: CartState): CartRequest {
  const cartId = state.cart.id;
  const { uid, item } = command;
  const line = state.cart.items.find((one) => one.uid === uid);
  if (line && holdsItem(line, item))
    return { kind: 'update', cartId, changes: [{ uid, quantity: item.quantity }] };
  return { kind: 'add', cartId, items: [item], key: keyOf(command, state) };
}

/**
 * The idempotency key of an add: the key of its click. A repeated unanswered add keeps its first
 * key, because the first may have been carried out (C7).
 */
function keyOf(
  { key, retryOf }: CartCommand & { readonly kind: 'add' | 'replace-line' },
  { cart, replaced }: CartState,
): string {
  if (retryOf?.cartId === cart.id) return retryOf.key;
  return replaced ? keyForNewCart(key) : key;
}
