import { EMPTY_CART, type Cart } from './cart.ts';
import { type CartState, isUpdating } from './cart-state.ts';
import {
  MIGRATE_CART,
  LOAD_CART,
  withoutContentCommands,
  type CartCommand,
} from './cart-command.ts';
import { migrationInto, retargetCommand, withMigrationReset } from './replaced-cart.ts';
import { withoutConfirmedAdds } from './unanswered-add.ts';
import { enqueueLoad } from './command-queue.ts';

/**
 * The state after a cart was found in storage (C1, C10): shows it and queues a refetch. A cart
 * known to be lost is not used again; its migration continues. A cart other than the tab's own was
 * created by another tab: this tab switches to it, and queued commands refer to its lines.
 */
export function afterRestored(state: CartState, cart: Cart): CartState {
  if (cart.id === '') return afterCleared(state);
  if (cart.id === state.replaced?.cartId) return migratingOnly(state);
  const here = cart.id === state.cart.id ? withMigrationFinished(state) : switchCart(state, cart);
  return {
    ...here,
    ...CONTENTS_KNOWN,
    cart,
    queue: enqueueLoad(
      here.queue,
      hasContentsKnown(state) ? { kind: 'load', isFromOtherTab: true } : LOAD_CART,
    ),
    unanswered: withoutConfirmedAdds(here, cart),
  };
}

/**
 * The state when storage holds the cart that replaces a lost one. Everything is migrated by now,
 * and the old contents must not be shown again, since they may have changed.
 */
const withMigrationFinished = (state: CartState): CartState =>
  hasPendingCommand(state) ? state : { ...state, replaced: undefined };

/** Whether the tab knows its cart, so that it reads it only because another tab has changed it. */
const hasContentsKnown = ({ isKnown, isOnlyIdKnown }: CartState): boolean =>
  isKnown && !isOnlyIdKnown;

/**
 * The state when storage holds no cart but the cookie names one: queues a read of it. The tab's own
 * cart stays visible meanwhile. The contents of another cart are unknown: commands on them are
 * dropped.
 */
export function afterIdFound(state: CartState, cartId: string): CartState {
  if (cartId === state.replaced?.cartId) return migratingOnly(state);
  if (cartId === state.cart.id) return { ...state, queue: enqueueLoad(state.queue) };
  const here = switchCart(state, { ...EMPTY_CART, id: cartId });
  return { ...here, isOnlyIdKnown: true, hasReadFailed: false, queue: enqueueLoad(here.queue) };
}

/** The state when the cart found is the one known to be lost: fetches what is left to migrate. */
const migratingOnly = (state: CartState): CartState =>
  isUpdating(state) ? state : { ...state, queue: [MIGRATE_CART] };

/**
 * The state when storage holds no cart. The migration of a lost cart continues: the empty storage
 * is part of the same loss.
 */
export function afterCleared(state: CartState): CartState {
  const here = { ...state, ...CONTENTS_KNOWN, refusals: [] };
  return state.cart.id === '' && state.replaced
    ? here
    : { ...withoutCart(here), replaced: undefined };
}

/** State flags of a cart whose contents are known, or which is known not to exist. */
export const CONTENTS_KNOWN = {
  isKnown: true,
  isOnlyIdKnown: false,
  hasReadFailed: false,
} as const;

/**
 * The state without its cart and without the commands that name its contents. Anything already
 * migrated into that cart is gone with it, so that the migration starts again.
 */
export const withoutCart = (state: CartState): CartState => ({
  ...state,
  ...CONTENTS_KNOWN,
  cart: EMPTY_CART,
  queue: withoutContentCommands(state.queue),
  replaced: state.replaced && withMigrationReset(state.replaced),
});

/**
 * The state after switching to a cart that was found: another tab has created it, or a form without
 * JavaScript. It is unknown whether a lost cart has been migrated to it, so that this tab migrates
 * what is missing there; this adds nothing twice. The lost cart is remembered only while the command
 * that discovered the loss is pending.
 */
export function switchCart(state: CartState, cart: Cart): CartState {
  const from = [...(state.replaced?.items ?? []), ...state.cart.items];
  const replaced =
    state.replaced && hasPendingCommand(state) ? migrationInto(state.replaced, cart) : undefined;
  const move = (command: CartCommand) =>
    retargetCommand(command, from, cart.items) ?? (replaced && command);
  return {
    ...state,
    cart,
    refusals: [],
    queue: state.queue.flatMap((command) => move(command) ?? []),
    commandInFlight:
      state.commandInFlight && (move(state.commandInFlight) ?? state.commandInFlight),
    replaced,
  };
}

const hasPendingCommand = ({ queue, commandInFlight }: CartState): boolean =>
  commandInFlight !== undefined ||
  queue.some((command) => command.kind !== 'load' || command.migrates);
