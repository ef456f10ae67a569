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

type ShopperDependencies = {
  /** Name of the tab. */
  readonly name: string;
  readonly ledger: Ledger;
  readonly skuOf: (uid: string) => string;
  /** Migrations that a tab of this browser has completed, by {@link migrationName}. */
  readonly migrated: Set<string>;
};

type OwedMigration = {
  readonly cartId: string;
  readonly lines: readonly string[];
  /** The products of the lines. */
  readonly skus: ReadonlyMap<string, string>;
  left: readonly string[];
};

/**
 * The shopper of a tab, who remembers commands, reports and shown carts. It knows no keys: a failed
 * add that is clicked again before the tab shows a change is the same action; every other click is
 * a new one. Each line of a replaced cart is one action, whichever tab migrates it.
 */
export function createShopper({ name, ledger, skuOf, migrated }: ShopperDependencies) {
  const actions = new Map<string, string>();
  let failed: readonly ShopperAction[] = [];
  let current: ShopperAction | undefined;
  let clicks = 0;
  /** The contents of a replaced cart, and those not yet carried over to the next cart. */
  let owed: OwedMigration | undefined;

  const isQueuedAgain = ({ queue, commandInFlight }: CartState, action: string) =>
    [...queue, ...(commandInFlight ? [commandInFlight] : [])].some(
      (it) => it.kind === 'add' && actions.get(it.key) === action,
    );

  function shopperActionOf(
    request: CartRequest,
    { commandInFlight, cart, replaced }: CartState,
  ): ShopperAction | undefined {
    if (request.kind === 'add') {
      const [{ sku, quantity } = { sku: '', quantity: 0 }] = request.items;
      const line = replaced?.items[replaced.migratedCount];
      const isAdd = commandInFlight?.kind === 'add' || commandInFlight?.kind === 'restore-line';
      const own = isAdd ? actions.get(commandInFlight.key) : undefined;
      const brings = migrationOf(replaced, line?.uid);
      const change = { kind: 'add', quantity } as const;
      const shopperAction = { cartId: request.cartId, sku, change, seen: seenOf(cart, sku) };
      return own === undefined
        ? { ...shopperAction, action: brings, brings }
        : { ...shopperAction, action: own };
    }
    if (request.kind === 'create' || request.kind === 'read') return undefined;
    if (request.kind !== 'update' && request.kind !== 'remove') {
      clicks += 1;
      const { matter, value } = requestedChange(request);
      const change = { kind: 'set', quantity: value } as const;
      const action = `${name} puts ${clicks}`;
      const shopperAction = { cartId: request.cartId, sku: matter, action, change, seen: 0 };
      return commandInFlight
        ? shopperAction
        : { ...shopperAction, brings: migrationOf(replaced, matter) };
    }
    const { uid, quantity } =
      request.kind === 'remove'
        ? { uid: request.uid, quantity: 0 }
        : (request.changes[0] ?? { uid: '', quantity: 0 });
    clicks += 1;
    const sku = skuOf(uid);
    const change = { kind: 'set', quantity } as const;
    const action = `${name} sets ${clicks}`;
    return { cartId: request.cartId, sku, action, change, seen: seenOf(cart, sku) };
  }

  /** Drops a failed add once the tab shows that its line has changed. */
  function sees({ id, items }: Cart): void {
    failed = failed.filter(
      ({ cartId, sku, seen }) => cartId !== id || seenOf({ items }, sku) === seen,
    );
  }

  function noteReport(
    shopperAction: ShopperAction,
    outcomes: readonly CartOutcome[],
    eventType: CartEvent['type'],
    course?: Readonly<RequestHistory>,
  ): void {
    if (course?.isMoot || eventType === 'busy') return;
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
    course?: Readonly<RequestHistory>,
  ): void {
    if (!course || course.faults > 0 || course.refusals > 0) return;
    const other = outcomes.find(({ kind }) => kind !== 'granted' && kind !== 'dropped');
    if (other) throw new Error(`${action} met no fault and is reported as ${other.kind}`);
  }

  /**
   * Checks that a replaced cart is carried over in full, by this tab or another, before other
   * changes of the new cart. What the new cart has is not carried over again.
   */
  function checkMigration({ cartId, brings }: ShopperAction, { cart, replaced }: CartState): void {
    if (!owed) return;
    const { skus } = owed;
    const own = new Set(heldDetails(cart).map((matter) => migrationOf(replaced, matter)));
    const isHeld = (what: string) => own.has(what) || seenOf(cart, skus.get(what) ?? '') > 0;
    owed.left = owed.left.filter((what) => what !== brings && !isHeld(what));
    if (brings !== undefined) return;
    const migration = migrationName(owed.cartId, cartId);
    if (owed.left.length > 0 && !migrated.has(migration)) {
      throw new Error(`${cartId} lacks what ${owed.left.join()}`);
    }
    migrated.add(migration);
    owed = undefined;
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
      course?: Readonly<RequestHistory>,
    ): void {
      const shopperAction = before.requestInFlight && !after.requestInFlight ? current : undefined;
      if (shopperAction) current = undefined;
      if (shopperAction) noteReport(shopperAction, outcomes, event.type, course);
      if (shopperAction) checkFaultlessResult(shopperAction, outcomes, course);
      const replaced = outcomes.find((it) => it.kind === 'replaced');
      if (replaced && shopperAction?.cartId === before.cart.id) {
        const held = [...before.cart.items.map(({ uid }) => uid), ...heldDetails(before.cart)];
        const nameOf = (what: string) => migrationOf({ cartId: before.cart.id }, what);
        const lines = held.map(nameOf);
        const skus = new Map(
          before.cart.items.map(({ uid, product }) => [nameOf(uid), product.sku] as const),
        );
        owed = { cartId: before.cart.id, lines, skus, left: lines };
      }
      if (owed && after.cart.id !== before.cart.id) owed.left = owed.lines;
      if (!after.replaced && isGivenUp(event, after, outcomes)) owed = undefined;
      if (shopperAction && event.type === 'answered') failed = [];
      else if (
        shopperAction &&
        shopperAction.brings === undefined &&
        shopperAction.change.kind === 'add'
      ) {
        failed = withFailed(failed, shopperAction);
      } else if (after.cart !== before.cart && event.type !== 'cleared' && !after.isOnlyIdKnown) {
        sees(after.cart);
      }
    },
    /** The shopper leaves the tab and gets no more reports on its request. */
    leaves(): void {
      if (current) ledger.note({ ...current, outcome: 'unknown' });
      current = undefined;
      failed = [];
      owed = undefined;
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
const isGivenUp = (
  event: CartEvent,
  { queue, commandInFlight }: CartState,
  outcomes: readonly CartOutcome[],
): boolean =>
  event.type === 'cleared' ||
  outcomes.some((it) => it.kind === 'refused' && it.errors.some(({ code }) => isCartLost(code))) ||
  (!commandInFlight && queue.every(({ kind }) => kind === 'load'));

/** Name of the action that carries over a part of a replaced cart. */
const migrationOf = (replaced: { readonly cartId: string } | undefined, what: string | undefined) =>
  `${replaced?.cartId} brings ${what}`;

const migrationName = (from: string, to: string): string => `${from} -> ${to}`;

const heldDetails = (cart: Cart): readonly CheckoutDetail[] =>
  CHECKOUT_DETAILS.filter((matter) => checkoutDetailsOf(cart)[matter] > 0);

const isCartLost = (code: string): boolean => code.startsWith('CART_NOT_');

const seenOf = ({ items }: Pick<Cart, 'items'>, sku: string): number =>
  items.find(({ product }) => product.sku === sku)?.quantity ?? 0;
