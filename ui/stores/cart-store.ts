import { makeAutoObservable, observableRef, when } from 'mobx';
import { nextCart, UNKNOWN_CART, type CartEvent, type CartState } from '#src/cart/cart-state.ts';
import type { AddressFields } from '#src/address/validate-address.ts';
import type { Cart, CartItem, NewCartItem, UserError } from '#src/cart/cart.ts';
import { hear } from '#src/cart/hear.ts';
import { grownLines } from '#src/cart/grown-lines.ts';
import type { Intention } from '#src/cart/intention.ts';
import { foundCart, lookAnew } from '#src/cart/kept-cart.ts';
import { nextRequest, type CartRequest } from '#src/cart/next-request.ts';
import { removedLine } from '#src/cart/put-back.ts';
import { isUpdating } from '#src/cart/cart-turn.ts';
import { isAway, isUnconfirmed, pendingLines, shownCart } from '#src/cart/shown-cart.ts';
import type { WishResult } from '#src/cart/wish-result.ts';
import { createCartCourier, type CartCourier } from './cart-courier.ts';
import { createCartFollowers, type CartChange } from './cart-followers.ts';
import { giveUpWhenOld, keepLookout, type LookUnderWay } from './cart-lookout.ts';
import { lastLookOf, retryLooks } from './cart-look-retries.ts';
import { createCartKeeper, type CartKeeper } from './cart-keeper.ts';
import { tellCartOutcome, type TellsItself } from './cart-teller.ts';
import type { CartWorld } from './cart-world.ts';
import { ConfirmationStore } from './confirmation-store.ts';

/** Caller that waits for the result of a cart command. */
type Hearer = {
  readonly resolve: (result: WishResult) => void;
  readonly tellsItself: TellsItself | undefined;
};

/**
 * The shopper's cart in this tab: an observable shell around the reducer `hear`. Sends the requests
 * of `nextRequest`, reports their results, persists the cart and notifies of outcomes.
 */
export class CartStore {
  state: CartState = UNKNOWN_CART;
  isOpen = false;
  readonly confirmation = new ConfirmationStore();
  readonly #world: CartWorld;
  readonly #keeper: CartKeeper;
  readonly #courier: CartCourier;
  #looking: LookUnderWay | undefined;
  /** The server's `Retry-After` in seconds, if the last response had one. */
  #retryAfterSeconds: number | undefined;
  /** Waiting callers by cart command id. */
  readonly #hearers = new Map<string, Hearer>();
  readonly #followers = createCartFollowers();

  constructor(world: CartWorld) {
    this.#world = world;
    this.#keeper = createCartKeeper(world.storage, world.cookies);
    this.#courier = createCartCourier(world, this.#keeper);
    makeAutoObservable(this, { state: observableRef, confirmation: false }, { autoBind: true });
  }

  /** The cart of the backend's last response. */
  get cart(): Cart {
    return this.state.cart;
  }

  /** The cart with pending commands; amounts are those of {@link cart} while {@link isUpdating}. */
  get shown(): Cart {
    return shownCart(this.state);
  }

  /** True if a cart exists but could not be loaded: it must not be shown as empty. */
  get isAway(): boolean {
    return isAway(this.state);
  }

  get isUnconfirmed(): boolean {
    return isUnconfirmed(this.state);
  }

  /** False until the tab has looked for a cart: the first render must match the server's (C1). */
  get isKnown(): boolean {
    return this.state.isKnown;
  }

  get isUpdating(): boolean {
    return isUpdating(this.state);
  }

  get itemCount(): number {
    return this.shown.totalQuantity;
  }

  /** Uids of lines with a pending command. */
  get pendingLines(): ReadonlySet<string> {
    return pendingLines(this.state);
  }

  /** Error of the last rejected change, by line uid. */
  get refusals(): ReadonlyMap<string, UserError> {
    return new Map(this.state.refusals.map(({ uid, error }) => [uid, error]));
  }

  /** The line that was removed last, or is about to be; {@link undoRemove} restores it. */
  get removed(): CartItem | undefined {
    return removedLine(this.state);
  }

  open(): void {
    this.isOpen = true;
    this.confirmation.dismiss();
  }

  close(): void {
    this.isOpen = false;
    this.#hear({ type: 'dismissed' });
  }

  /**
   * Loads the cart of an earlier visit, follows other tabs (C3, C10), refetches on focus, as
   * changes from other devices are not pushed, and retries failed refetches. Returns a function
   * that stops it.
   */
  start(): () => void {
    const { storage, attention, timers } = this.#world;
    const find = () => this.#hear(foundCart(this.#keeper.kept()));
    find();
    const own = { attention, timers, look: () => this.look() };
    const lastLook = () => lastLookOf(this.state);
    const stops = [
      storage.onChangeElsewhere(find),
      keepLookout({ ...own, isBusy: () => this.isUpdating, lookUnderWay: () => this.#looking }),
      retryLooks({ ...own, lastLook, retryAfterSeconds: () => this.#retryAfterSeconds }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /**
   * Calls back when a command of this tab has changed the cart; other tabs and devices report their
   * own changes. Returns a function that stops it.
   */
  onChanged(listener: (change: CartChange) => void): () => void {
    return this.#followers.follow(listener);
  }

  /** Whether a command of this kind is queued or in flight. */
  isPending(kind: Intention['kind']): boolean {
    const { sentFor, waiting } = this.state;
    return sentFor?.kind === kind || waiting.some((wanted) => wanted.kind === kind);
  }

  /** Refetches the cart, unless a request is in flight: its response has the current cart. */
  look(): void {
    if (!this.isUpdating) this.#hear(lookAnew(this.state, this.#keeper.kept()));
  }

  /**
   * Adds a quantity of a variant, and confirms it beside the page once it is in the cart. If the
   * result is unknown, asks the shopper to check the cart, which has been read again (C7).
   * `optionUids` are the options chosen besides the variant, `of` is the SKU of the product page.
   */
  async add(
    sku: string,
    quantity: number,
    optionUids: readonly string[] = [],
    of?: string,
  ): Promise<WishResult> {
    const goods = optionUids.length > 0 ? { sku, optionUids } : { sku };
    const before = this.cart;
    const result = await this.#want(this.#addition({ ...goods, quantity }, of));
    if (result.kind === 'granted') {
      const lines = grownLines(before, this.cart, sku);
      this.confirmation.tell({ isSure: true, skus: [sku], uids: lines.map(({ uid }) => uid) });
    }
    if (result.kind !== 'unconfirmed') return result;
    await when(() => !this.isUpdating);
    if (this.itemCount > 0) this.confirmation.tell({ isSure: false, skus: [], uids: [] });
    return result;
  }

  update(uid: string, quantity: number): Promise<WishResult> {
    return this.#want({ kind: 'update', uid, quantity });
  }

  remove(uid: string): Promise<WishResult> {
    return this.#want({ kind: 'remove', uid });
  }

  /** Takes the code as typed. */
  applyCoupon(code: string, tellsItself?: TellsItself): Promise<WishResult> {
    return this.#want({ kind: 'apply-coupon', code }, tellsItself);
  }

  removeCoupon(code: string): Promise<WishResult> {
    return this.#want({ kind: 'remove-coupon', code });
  }

  setShippingAddress(typed: AddressFields, tellsItself?: TellsItself): Promise<WishResult> {
    return this.#want({ kind: 'set-shipping-address', typed }, tellsItself);
  }

  setBillingAddress(typed: AddressFields, tellsItself?: TellsItself): Promise<WishResult> {
    return this.#want({ kind: 'set-billing-address', typed }, tellsItself);
  }

  setEmail(typed: string, tellsItself?: TellsItself): Promise<WishResult> {
    return this.#want({ kind: 'set-email', typed }, tellsItself);
  }

  /** Restores the line that was removed last, even if its removal is still pending. */
  async undoRemove(): Promise<void> {
    const item = this.removed;
    if (item) await this.#want({ kind: 'put-back', key: this.#world.ids.next(), item });
  }

  private become(state: CartState): void {
    this.state = state;
  }

  #addition(item: NewCartItem, of: string | undefined): Intention {
    const key = this.#world.ids.next();
    return { kind: 'add', key, item, ...(of !== undefined && { of }) };
  }

  /**
   * Queues a cart command; resolves once it is settled or superseded. Limits its wait for a refetch
   * in flight, which is aborted when it takes too long.
   */
  #want(wanted: Intention, tellsItself?: TellsItself): Promise<WishResult> {
    const wish = this.#world.ids.next();
    if (this.#looking) giveUpWhenOld(this.#world.timers, this.#looking);
    return new Promise((resolve) => {
      this.#hearers.set(wish, { resolve, tellsItself });
      this.#hear({ type: 'intended', intention: { ...wanted, wish } });
    });
  }

  /** Reduces an event, persists and reports its effects, and sends the next request. */
  #hear(event: CartEvent): void {
    const kept = this.#keeper.kept();
    const asker = this.#hearers.get(this.state.sentFor?.wish ?? '');
    const { sentFor, cart: before } = this.state;
    const heard = hear(this.state, kept, event);
    this.become(heard.state);
    if (event.type === 'answered') this.#followers.tell(sentFor, before, heard.state.cart);
    this.#keeper.replace(kept, heard.kept);
    for (const outcome of heard.outcomes) {
      tellCartOutcome(this.#world, outcome, asker?.tellsItself);
    }
    for (const { wish, result } of heard.settled) {
      this.#hearers.get(wish)?.resolve(result);
      this.#hearers.delete(wish);
    }
    const request = nextRequest(this.state);
    if (request) void this.#send(request);
  }

  async #send(request: CartRequest): Promise<void> {
    this.become(nextCart(this.state, { type: 'sent' }));
    const given = new AbortController();
    if (this.state.sentFor?.kind === 'load') {
      this.#looking = { since: this.#world.timers.now(), giveUp: () => given.abort() };
    }
    const event = await this.#courier(request, this.state, given.signal);
    this.#looking = undefined;
    this.#retryAfterSeconds = 'retryAfterSeconds' in event ? event.retryAfterSeconds : undefined;
    this.#hear(event);
  }
}
