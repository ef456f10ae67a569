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

/** Who waits to hear what becomes of a wish. */
type Hearer = {
  readonly resolve: (result: WishResult) => void;
  readonly tellsItself: TellsItself | undefined;
};

/**
 * The shopper's cart in this tab: an observable shell around `hear`. It sends what `nextRequest` says,
 * reports what came of it, and keeps and tells what the two make of that.
 */
export class CartStore {
  state: CartState = UNKNOWN_CART;
  isOpen = false;
  readonly confirmation = new ConfirmationStore();
  readonly #world: CartWorld;
  readonly #keeper: CartKeeper;
  readonly #courier: CartCourier;
  #looking: LookUnderWay | undefined;
  /** For how long the server has asked to be left alone, where the last answer says so. */
  #retryAfterSeconds: number | undefined;
  /** By the name of a wish, who waits to hear what becomes of it. */
  readonly #hearers = new Map<string, Hearer>();
  readonly #followers = createCartFollowers();

  constructor(world: CartWorld) {
    this.#world = world;
    this.#keeper = createCartKeeper(world.storage, world.cookies);
    this.#courier = createCartCourier(world, this.#keeper);
    makeAutoObservable(this, { state: observableRef, confirmation: false }, { autoBind: true });
  }

  /** As the commerce side last told it. */
  get cart(): Cart {
    return this.state.cart;
  }

  /** As the shopper wants it: amounts are those of {@link cart} until {@link isUpdating} ends. */
  get shown(): Cart {
    return shownCart(this.state);
  }

  /**
   * Whether there is a cart of which nothing can be shown, for it could not be looked at: it is
   * not to be called empty.
   */
  get isAway(): boolean {
    return isAway(this.state);
  }

  get isUnconfirmed(): boolean {
    return isUnconfirmed(this.state);
  }

  /** False until the tab has looked for a cart: the first render is the server's (C1). */
  get isKnown(): boolean {
    return this.state.isKnown;
  }

  get isUpdating(): boolean {
    return isUpdating(this.state);
  }

  get itemCount(): number {
    return this.shown.totalQuantity;
  }

  /** The lines of which something is wanted that is not answered yet. */
  get pendingLines(): ReadonlySet<string> {
    return pendingLines(this.state);
  }

  /** By line, why its last change was refused. */
  get refusals(): ReadonlyMap<string, UserError> {
    return new Map(this.state.refusals.map(({ uid, error }) => [uid, error]));
  }

  /** The line that was taken out last, or is about to be, so that it can be put back. */
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
   * Looks for the cart of an earlier visit, follows what other tabs do (C3, C10), and looks anew when
   * the shopper comes back to this one, for what is done on another device shows nowhere else, and
   * where a look has failed.
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
   * Calls back when a wish of this tab has changed the cart: what other tabs and devices do is theirs
   * to tell. Answers how to stop.
   */
  onChanged(listener: (change: CartChange) => void): () => void {
    return this.#followers.follow(listener);
  }

  /** Whether something of this kind is wanted that is not answered yet. */
  isPending(kind: Intention['kind']): boolean {
    const { sentFor, waiting } = this.state;
    return sentFor?.kind === kind || waiting.some((wanted) => wanted.kind === kind);
  }

  /** Looks at the cart anew; while something is under way, its answer shows what is there. */
  look(): void {
    if (!this.isUpdating) this.#hear(lookAnew(this.state, this.#keeper.kept()));
  }

  /**
   * Puts so many of a variant into the cart; once they are in it, that is confirmed, beside the page
   * and not over it. Where nobody can say whether they are, the shopper is asked to look at the cart, as
   * it was read since (C7). `optionUids` name what was chosen beside the variant, `of` the product on
   * whose page that was done.
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

  /** The code as it was typed. */
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

  /** Puts the line back that was taken out last, though its removal is not done yet. */
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
   * Answers what became of it, once it is settled or has made way for a newer wish. It waits for no look
   * that takes long.
   */
  #want(wanted: Intention, tellsItself?: TellsItself): Promise<WishResult> {
    const wish = this.#world.ids.next();
    if (this.#looking) giveUpWhenOld(this.#world.timers, this.#looking);
    return new Promise((resolve) => {
      this.#hearers.set(wish, { resolve, tellsItself });
      this.#hear({ type: 'intended', intention: { ...wanted, wish } });
    });
  }

  /** Takes in an event, keeps and tells what it means, and sends what it makes due. */
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
