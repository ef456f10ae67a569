import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { CartFailure } from '#ports/cart-gateway.ts';
import type { Cart, CartAnswer, CartItem, UserErrorCode } from '#src/cart/cart.ts';
import {
  isUpdating,
  nextCart,
  UNKNOWN_CART,
  type CartEvent,
  type CartState,
} from '#src/cart/cart-state.ts';
import { cartErrorText } from '../i18n/cart-error-text.ts';
import { createActionQueue } from './action-queue.ts';
import {
  createCartErrands,
  unavailable,
  type CartErrands,
  type CartOutcome,
} from './cart-errands.ts';
import { createCartKeeper, type CartKeeper } from './cart-keeper.ts';
import type { CartWorld } from './cart-world.ts';

/** A quantity that was asked for; `isWaiting` until it is sent or another action stands behind it. */
type Wish = { quantity: number; isWaiting: boolean; granted?: Promise<void> };

/**
 * The shopper's cart in this tab: an observable shell around `nextCart`. What the shopper does is
 * carried out in order, one action at a time, so that the last intention is the one that stays.
 */
export class CartStore {
  state: CartState = UNKNOWN_CART;
  isOpen = false;
  /** By line, the quantity that the shopper asked for and that is not answered yet. */
  readonly wanted = observable.map<string, number>();
  /** By line, why its last change was refused. */
  readonly refusals = observable.map<string, UserErrorCode>();
  /** The line that was taken out last, so that it can be put back. */
  removed: CartItem | undefined = undefined;
  readonly #world: CartWorld;
  readonly #keeper: CartKeeper;
  readonly #errands: CartErrands;
  readonly #enqueue = createActionQueue();
  /** By line, the last wish for its quantity that is not answered yet. */
  readonly #wishes = new Map<string, Wish>();

  constructor(world: CartWorld) {
    this.#world = world;
    this.#keeper = createCartKeeper(world.storage, world.cookies);
    this.#errands = createCartErrands(world, this.#keeper);
    makeAutoObservable(
      this,
      { state: observableRef, removed: observableRef, wanted: false, refusals: false },
      { autoBind: true },
    );
  }

  get cart(): Cart {
    return this.state.cart;
  }

  /** False until the tab has looked for a cart: the first render is the server's (C1). */
  get isKnown(): boolean {
    return this.state.status !== 'unknown' && this.state.status !== 'loading';
  }

  get isUpdating(): boolean {
    return isUpdating(this.state);
  }

  get itemCount(): number {
    return this.cart.totalQuantity;
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
    this.removed = undefined;
  }

  /** Looks for the cart of an earlier visit and follows what other tabs do (C3, C10). */
  start(): () => void {
    void this.#act(() => this.#find());
    return this.#world.storage.onChangeElsewhere(() => void this.#act(() => this.#follow()));
  }

  /** Puts so many of a variant into the cart; once they are in it, the cart is shown. */
  async add(sku: string, quantity: number): Promise<void> {
    await this.#act(async () => {
      const reply = await this.#errands.add(this.cart.id, sku, quantity);
      if (reply.ok && reply.value.userErrors.length === 0) this.open();
      return reply;
    });
  }

  /** Sets the quantity of a line. A wish that still waits for its turn makes way for a newer one. */
  update(uid: string, quantity: number): Promise<void> {
    this.wanted.set(uid, quantity);
    const waiting = this.#wishes.get(uid);
    if (!waiting?.isWaiting) return this.#wish(uid, { quantity, isWaiting: true });
    waiting.quantity = quantity;
    return waiting.granted ?? Promise.resolve();
  }

  async remove(uid: string): Promise<void> {
    await this.#act(async () => {
      const item = this.cart.items.find((item) => item.uid === uid);
      const outcome = await this.#errands.remove(this.cart.id, uid);
      if (outcome?.ok) this.rememberRemoved(item);
      return outcome;
    });
  }

  /** Puts the line back that was taken out last. */
  async undoRemove(): Promise<void> {
    const item = this.removed;
    this.removed = undefined;
    if (!item) return;
    await this.#act(() => this.#errands.add(this.cart.id, item.product.sku, item.quantity));
  }

  private apply(event: CartEvent): void {
    this.state = nextCart(this.state, event);
  }

  private rememberRemoved(item: CartItem | undefined): void {
    this.removed = item;
  }

  #wish(uid: string, wish: Wish): Promise<void> {
    wish.granted = this.#act(async () => {
      wish.isWaiting = false;
      const outcome = await this.#errands.update(this.cart.id, uid, wish.quantity);
      this.settle(uid, wish, outcome);
      return outcome;
    });
    this.#wishes.set(uid, wish);
    return wish.granted;
  }

  private settle(uid: string, wish: Wish, outcome: CartOutcome): void {
    if (this.#wishes.get(uid) === wish) {
      this.#wishes.delete(uid);
      this.wanted.delete(uid);
    }
    const refusal = outcome?.ok ? outcome.value.userErrors[0] : undefined;
    if (refusal) this.refusals.set(uid, refusal.code);
    else this.refusals.delete(uid);
  }

  /**
   * Carries out one action when its turn has come, and takes in what it came to. What is wished
   * for after it is not to happen before it, so that no waiting wish takes a newer one in.
   */
  async #act(action: () => Promise<CartOutcome>): Promise<void> {
    for (const wish of this.#wishes.values()) wish.isWaiting = false;
    this.apply({ type: 'requested' });
    await this.#enqueue(async () => this.#conclude(await action().catch(unavailable)));
  }

  /** The cart that is answered replaces the one that was kept (C4). */
  #conclude(outcome: CartOutcome): void {
    const answer = outcome ?? { ok: true, value: { cart: this.cart, userErrors: [] } };
    if (!answer.ok) return this.#fail(answer.error);
    this.apply({ type: 'answered', answer: answer.value });
    if (outcome) this.#keeper.keep(this.cart);
    this.#tell(answer.value);
  }

  #fail(failure: CartFailure): void {
    this.#world.log.error('cart-action-failed', failure);
    this.apply({ type: 'failed' });
    this.#keeper.giveUp();
    this.#world.notifications.add('error', this.#world.text('unknownError'));
  }

  #tell({ userErrors }: CartAnswer): void {
    const { notifications, text } = this.#world;
    for (const { code } of userErrors) notifications.add('error', cartErrorText(text, code));
  }

  /** Shows what storage keeps and reads it anew; without it, reads the cart of the cookie. */
  async #find(): Promise<CartOutcome> {
    const id = this.#restore() || this.#keeper.cookieCartId();
    return id ? this.#errands.read(id) : undefined;
  }

  /** Takes over what another tab has kept. It is not kept again: the tabs would call each other. */
  async #follow(): Promise<CartOutcome> {
    const id = this.#restore();
    const outcome = id ? await this.#errands.read(id) : undefined;
    if (!outcome?.ok || !outcome.value.cart) return outcome;
    this.apply({ type: 'restored', cart: outcome.value.cart });
    return undefined;
  }

  /** Shows what storage keeps, and answers its id. */
  #restore(): string {
    const kept = this.#keeper.load();
    this.apply(kept ? { type: 'restored', cart: kept } : { type: 'cleared' });
    return kept?.id ?? '';
  }
}
