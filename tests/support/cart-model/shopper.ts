import type { CartOutcome } from '#src/cart/cart-outcome.ts';
import type { CartEvent, CartState } from '#src/cart/cart-state.ts';
import type { Cart } from '#src/cart/cart.ts';
import type { Intention } from '#src/cart/intention.ts';
import type { CartRequest } from '#src/cart/next-request.ts';
import type { Course } from './bff.ts';
import type { Change, Ledger } from './ledger.ts';
import { changeIn, MATTERS, mattersOf, type Matter } from './matters.ts';

/** A request as the shopper means it: the change, and the name of its action. */
type Errand = {
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
  let failed: readonly Errand[] = [];
  let current: Errand | undefined;
  let clicks = 0;
  /** The lines of a replaced cart, and those not yet carried over to the next cart. */
  let owed: { readonly lines: readonly string[]; left: readonly string[] } | undefined;

  const isWantedAgain = ({ waiting, sentFor }: CartState, action: string) =>
    [...waiting, ...(sentFor ? [sentFor] : [])].some(
      (it) => it.kind === 'add' && actions.get(it.key) === action,
    );

  function errandOf(request: CartRequest, { sentFor, cart, lost }: CartState): Errand | undefined {
    if (request.kind === 'add') {
      const [{ sku, quantity } = { sku: '', quantity: 0 }] = request.items;
      const line = lost?.items[lost.replayed];
      const isAdd = sentFor?.kind === 'add' || sentFor?.kind === 'put-back';
      const own = isAdd ? actions.get(sentFor.key) : undefined;
      const brings = bringing(lost, line?.uid);
      const change = { kind: 'add', quantity } as const;
      const errand = { cartId: request.cartId, sku, change, seen: seenOf(cart, sku) };
      return own === undefined ? { ...errand, action: brings, brings } : { ...errand, action: own };
    }
    if (request.kind === 'create' || request.kind === 'read') return undefined;
    if (request.kind !== 'update' && request.kind !== 'remove') {
      clicks += 1;
      const { matter, value } = changeIn(request);
      const change = { kind: 'set', quantity: value } as const;
      const action = `${name} puts ${clicks}`;
      const errand = { cartId: request.cartId, sku: matter, action, change, seen: 0 };
      return sentFor ? errand : { ...errand, brings: bringing(lost, matter) };
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

  function isTold(
    errand: Errand,
    outcomes: readonly CartOutcome[],
    told: CartEvent['type'],
    course?: Readonly<Course>,
  ): void {
    if (course?.isMoot || told === 'busy') return;
    const errors = outcomes.flatMap((it) => (it.kind === 'refused' ? it.errors : []));
    const isChanged = errors.some(({ code }) => code === 'CART_CHANGED');
    if (told !== 'answered' || isChanged) ledger.note({ ...errand, outcome: 'unknown' });
    else if (outcomes.every(({ kind }) => kind !== 'refused' && kind !== 'replaced')) {
      ledger.note({ ...errand, outcome: 'done' });
    }
  }

  /** Whether a request met no fault and no refusal by the backend, and is done. */
  function isJust(
    { action }: Errand,
    outcomes: readonly CartOutcome[],
    course?: Readonly<Course>,
  ): void {
    if (!course || course.faults > 0 || course.refusals > 0) return;
    const other = outcomes.find(({ kind }) => kind !== 'granted' && kind !== 'dropped');
    if (other) throw new Error(`${action} met no fault and is told as ${other.kind}`);
  }

  /** Checks that a replaced cart is carried over in full before other changes of the new cart. */
  function isBroughtOver({ cartId, brings }: Errand, { cart, lost }: CartState): void {
    if (!owed) return;
    const own = new Set(heldMatters(cart).map((matter) => bringing(lost, matter)));
    owed.left = owed.left.filter((what) => what !== brings && !own.has(what));
    if (brings !== undefined) return;
    if (owed.left.length > 0) throw new Error(`${cartId} lacks what ${owed.left.join()}`);
    owed = undefined;
  }

  return {
    clicks(intention: Intention, state: CartState): void {
      if (intention.kind === 'put-back') actions.set(intention.key, intention.key);
      if (intention.kind !== 'add') return;
      const { sku, quantity } = intention.item;
      const first = failed.find(
        (it) =>
          it.cartId === state.cart.id &&
          it.sku === sku &&
          it.change.quantity === quantity &&
          !isWantedAgain(state, it.action),
      );
      actions.set(intention.key, first?.action ?? intention.key);
    },
    sends(request: CartRequest, state: CartState): void {
      current = errandOf(request, state);
      if (current) isBroughtOver(current, state);
    },
    hears(
      event: CartEvent,
      before: CartState,
      after: CartState,
      outcomes: readonly CartOutcome[],
      course?: Readonly<Course>,
    ): void {
      const errand = before.sent && !after.sent ? current : undefined;
      if (errand) current = undefined;
      if (errand) isTold(errand, outcomes, event.type, course);
      if (errand) isJust(errand, outcomes, course);
      const replaced = outcomes.find((it) => it.kind === 'replaced');
      if (replaced && errand?.cartId === before.cart.id) {
        const held = [...before.cart.items.map(({ uid }) => uid), ...heldMatters(before.cart)];
        const lines = held.map((what) => bringing({ cartId: before.cart.id }, what));
        owed = { lines, left: lines };
      }
      if (owed && after.cart.id !== before.cart.id) owed.left = owed.lines;
      if (!after.lost && isGivenUp(event, after, outcomes)) owed = undefined;
      if (errand && event.type === 'answered') failed = [];
      else if (errand && errand.brings === undefined && errand.change.kind === 'add') {
        failed = withFailed(failed, errand);
      } else if (after.cart !== before.cart && event.type !== 'cleared' && !after.isUnseen) {
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
const withFailed = (failed: readonly Errand[], errand: Errand): readonly Errand[] =>
  failed.some(({ action }) => action === errand.action) ? failed : [...failed, errand];

/** Whether no command waits for the replacement of a lost cart any more, or it was refused. */
const isGivenUp = (
  event: CartEvent,
  { waiting, sentFor }: CartState,
  outcomes: readonly CartOutcome[],
): boolean =>
  event.type === 'cleared' ||
  outcomes.some((it) => it.kind === 'refused' && it.errors.some(({ code }) => isLoss(code))) ||
  (!sentFor && waiting.every(({ kind }) => kind === 'load'));

/** Name of the action that carries over a part of a replaced cart. */
const bringing = (lost: { readonly cartId: string } | undefined, what: string | undefined) =>
  `${lost?.cartId} brings ${what}`;

const heldMatters = (cart: Cart): readonly Matter[] =>
  MATTERS.filter((matter) => mattersOf(cart)[matter] > 0);

const isLoss = (code: string): boolean => code.startsWith('CART_NOT_');

const seenOf = ({ items }: Pick<Cart, 'items'>, sku: string): number =>
  items.find(({ product }) => product.sku === sku)?.quantity ?? 0;
