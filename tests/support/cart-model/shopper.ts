import type { CartOutcome } from '#src/cart/cart-outcome.ts';
import type { CartEvent, CartState } from '#src/cart/cart-state.ts';
import type { Cart } from '#src/cart/cart.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';
import type { CartRequest } from '#src/cart/next-request.ts';
import type { RequestHistory } from './bff.ts';
import type { Change, Ledger } from './ledger.ts';
import {
  requestedChange,
  CHECKOUT_DETAILS,
  checkoutDetailsOf,
  type CheckoutDetail,
} from './checkout-details.ts';

/** A request as the shopper means it: the change, and the name of its action. */
type ShopperAction = {
  readonly cartId: string;
  readonly sku: string;
  readonly action: string;
  readonly change: Change;
  /** Quantity that the tab showed when it was sent. */
  readonly seen: number;
  /** The part of a replaced cart that it carries over, which the shopper did not click. */
  readonly brings?: string;
};

/**
 * The shopper of a tab, who remembers commands, reports and shown carts. It knows no keys: a failed
 * add that is clicked again before the tab shows a change is the same action; every other click is
 * a new one. Each line of a replaced cart is one action, whichever tab migrates it.
 */
export function createShopper(name: string, ledger: Ledger, skuOf: (uid: string) => string) {
  const actions = new Map<string, string>();
  let failed: readonly ShopperAction[] = [];
  let current: ShopperAction | undefined;
  let recordClick = 0;
  /** The lines of a replaced cart, and those not yet carried over to the next cart. */
  let pendingMigration: { readonly lines: readonly string[]; left: readonly string[] } | undefined;

  const isQueuedAgain = ({ queue, inFlight }: CartState, action: string) =>
    [...queue, ...(inFlight ? [inFlight] : [])].some(
      (it) => it.kind === 'add' && actions.get(it.key) === action,
    );

  function shopperActionOf(
    request: CartRequest,
    { inFlight, cart, replaced }: CartState,
  ): ShopperAction | undefined {
    if (request.kind === 'add') {
      const [{ sku, quantity } = { sku: '', quantity: 0 }] = request.items;
      const line = replaced?.items[replaced.migratedCount];
      const isAdd = inFlight?.kind === 'add' || inFlight?.kind === 'restore-line';
      const own = isAdd ? actions.get(inFlight.key) : undefined;
      const migratedPart = migrationOf(replaced, line?.uid);
      const change = { kind: 'add', quantity } as const;
      const shopperAction = {
        cartId: request.cartId,
        sku,
        change,
        seen: shownQuantityOf(cart, sku),
      };
      return own === undefined
        ? { ...shopperAction, action: migratedPart, brings: migratedPart }
        : { ...shopperAction, action: own };
    }
    if (request.kind === 'create' || request.kind === 'read') return undefined;
    if (request.kind !== 'update' && request.kind !== 'remove') {
      recordClick += 1;
      const { matter, value } = requestedChange(request);
      const change = { kind: 'set', quantity: value } as const;
      const action = `${name} puts ${recordClick}`;
      const shopperAction = { cartId: request.cartId, sku: matter, action, change, seen: 0 };
      return inFlight ? shopperAction : { ...shopperAction, brings: migrationOf(replaced, matter) };
    }
    const { uid, quantity } =
      request.kind === 'remove'
        ? { uid: request.uid, quantity: 0 }
        : (request.changes[0] ?? { uid: '', quantity: 0 });
    recordClick += 1;
    const sku = skuOf(uid);
    const change = { kind: 'set', quantity } as const;
    const action = `${name} sets ${recordClick}`;
    return { cartId: request.cartId, sku, action, change, seen: shownQuantityOf(cart, sku) };
  }

  /** Drops a failed add once the tab shows that its line has changed. */
  function observeCart({ id, items }: Cart): void {
    failed = failed.filter(
      ({ cartId, sku, seen }) => cartId !== id || shownQuantityOf({ items }, sku) === seen,
    );
  }

  function noteReport(
    shopperAction: ShopperAction,
    outcomes: readonly CartOutcome[],
    eventType: CartEvent['type'],
    history?: Readonly<RequestHistory>,
  ): void {
    if (history?.isMoot || eventType === 'busy') return;
    const errors = outcomes.flatMap((it) => (it.kind === 'refused' ? it.errors : []));
    const isChanged = errors.some(({ code }) => code === 'CART_CHANGED');
    if (eventType !== 'answered' || isChanged)
      ledger.note({ ...shopperAction, outcome: 'unknown' });
    else if (outcomes.every(({ kind }) => kind !== 'refused' && kind !== 'replaced')) {
      ledger.note({ ...shopperAction, outcome: 'done' });
    }
  }

  /** Whether a request met no fault and no refusal by the backend, and is done. */
  function checkFaultlessResult(
    { action }: ShopperAction,
    outcomes: readonly CartOutcome[],
    history?: Readonly<RequestHistory>,
  ): void {
    if (!history || history.faults > 0 || history.refusals > 0) return;
    const other = outcomes.find(({ kind }) => kind !== 'granted' && kind !== 'dropped');
    if (other) throw new Error(`${action} met no fault and is reported as ${other.kind}`);
  }

  /** Checks that a replaced cart is carried over in full before other changes of the new cart. */
  function checkMigration({ cartId, brings }: ShopperAction, { cart, replaced }: CartState): void {
    if (!pendingMigration) return;
    const own = new Set(setDetails(cart).map((detail) => migrationOf(replaced, detail)));
    pendingMigration.left = pendingMigration.left.filter(
      (part) => part !== brings && !own.has(part),
    );
    if (brings !== undefined) return;
    if (pendingMigration.left.length > 0)
      throw new Error(`${cartId} lacks what ${pendingMigration.left.join()}`);
    pendingMigration = undefined;
  }

  return {
    clicks(command: CartCommand, state: CartState): void {
      if (command.kind === 'restore-line') actions.set(command.key, command.key);
      if (command.kind !== 'add') return;
      const { sku, quantity } = command.item;
      const first = failed.find(
        (it) =>
          it.cartId === state.cart.id &&
          it.sku === sku &&
          it.change.quantity === quantity &&
          !isQueuedAgain(state, it.action),
      );
      actions.set(command.key, first?.action ?? command.key);
    },
    sends(request: CartRequest, state: CartState): void {
      current = shopperActionOf(request, state);
      if (current) checkMigration(current, state);
    },
    receives(
      event: CartEvent,
      before: CartState,
      after: CartState,
      outcomes: readonly CartOutcome[],
      history?: Readonly<RequestHistory>,
    ): void {
      const shopperAction = before.sent && !after.sent ? current : undefined;
      if (shopperAction) current = undefined;
      if (shopperAction) noteReport(shopperAction, outcomes, event.type, history);
      if (shopperAction) checkFaultlessResult(shopperAction, outcomes, history);
      const replaced = outcomes.find((it) => it.kind === 'replaced');
      if (replaced && shopperAction?.cartId === before.cart.id) {
        const held = [...before.cart.items.map(({ uid }) => uid), ...setDetails(before.cart)];
        const lines = held.map((part) => migrationOf({ cartId: before.cart.id }, part));
        pendingMigration = { lines, left: lines };
      }
      if (pendingMigration && after.cart.id !== before.cart.id)
        pendingMigration.left = pendingMigration.lines;
      if (!after.replaced && isAbandoned(event, after, outcomes)) pendingMigration = undefined;
      if (shopperAction && event.type === 'answered') failed = [];
      else if (
        shopperAction &&
        shopperAction.brings === undefined &&
        shopperAction.change.kind === 'add'
      ) {
        failed = withFailed(failed, shopperAction);
      } else if (after.cart !== before.cart && event.type !== 'cleared' && !after.isOnlyIdKnown) {
        observeCart(after.cart);
      }
    },
    /** The shopper leaves the tab and gets no more reports on its request. */
    leaves(): void {
      if (current) ledger.note({ ...current, outcome: 'unknown' });
      current = undefined;
      failed = [];
      pendingMigration = undefined;
    },
  };
}

export type Shopper = ReturnType<typeof createShopper>;

/** Adds a failed add; a repeated one keeps its first entry. */
const withFailed = (
  failed: readonly ShopperAction[],
  shopperAction: ShopperAction,
): readonly ShopperAction[] =>
  failed.some(({ action }) => action === shopperAction.action)
    ? failed
    : [...failed, shopperAction];

/** Whether no command waits for the replacement of a lost cart any more, or it was refused. */
const isAbandoned = (
  event: CartEvent,
  { queue, inFlight }: CartState,
  outcomes: readonly CartOutcome[],
): boolean =>
  event.type === 'cleared' ||
  outcomes.some((it) => it.kind === 'refused' && it.errors.some(({ code }) => isCartLost(code))) ||
  (!inFlight && queue.every(({ kind }) => kind === 'load'));

/** Name of the action that carries over a part of a replaced cart. */
const migrationOf = (replaced: { readonly cartId: string } | undefined, part: string | undefined) =>
  `${replaced?.cartId} brings ${part}`;

const setDetails = (cart: Cart): readonly CheckoutDetail[] =>
  CHECKOUT_DETAILS.filter((detail) => checkoutDetailsOf(cart)[detail] > 0);

const isCartLost = (code: string): boolean => code.startsWith('CART_NOT_');

const shownQuantityOf = ({ items }: Pick<Cart, 'items'>, sku: string): number =>
  items.find(({ product }) => product.sku === sku)?.quantity ?? 0;
