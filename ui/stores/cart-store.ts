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
import { err, ok, type Result } from '#src/shared/result.ts';
import { cartErrorText } from '../i18n/cart-error-text.ts';
import { createActionQueue } from './action-queue.ts';
import { createCartKeeper, type CartKeeper } from './cart-keeper.ts';
import type { CartWorld } from './cart-world.ts';

type Answer = Result<CartAnswer, CartFailure>;

/** What an action came to; nothing where there was nothing to ask or nothing to be learnt. */
type Outcome = Answer | undefined;

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
  readonly #enqueue = createActionQueue();
  /** Lines whose wanted quantity has not been sent. */
  readonly #unsent = new Set<string>();

  constructor(world: CartWorld) {
    this.#world = world;
    this.#keeper = createCartKeeper(world.storage, world.cookies);
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
    void this.#act(() => this.#find(this.#keeper.cookieCartId()));
    return this.#world.storage.onChangeElsewhere(() => void this.#act(() => this.#find('')));
  }

  /** Puts so many of a variant into the cart; once they are in it, the cart is shown. */
  async add(sku: string, quantity: number): Promise<void> {
    await this.#act(async () => {
      const answer = await this.#put(sku, quantity);
      if (answer.ok && answer.value.userErrors.length === 0) this.open();
      return answer;
    });
  }

  /** Sets the quantity of a line. Of the wishes that wait for their turn the last is sent. */
  async update(uid: string, quantity: number): Promise<void> {
    this.wanted.set(uid, quantity);
    if (this.#unsent.has(uid)) return;
    this.#unsent.add(uid);
    await this.#act(() => this.#sendWanted(uid));
  }

  async remove(uid: string): Promise<void> {
    const { carts, locale } = this.#world;
    await this.#act(async () => {
      if (!this.cart.id) return undefined;
      const item = this.cart.items.find((item) => item.uid === uid);
      const answer = await carts.remove(locale, this.cart.id, uid);
      if (answer.ok) this.rememberRemoved(item);
      return answer;
    });
  }

  /** Puts the line back that was taken out last. */
  async undoRemove(): Promise<void> {
    const item = this.removed;
    this.removed = undefined;
    if (item) await this.#act(() => this.#put(item.product.sku, item.quantity));
  }

  private apply(event: CartEvent): void {
    this.state = nextCart(this.state, event);
  }

  private rememberRemoved(item: CartItem | undefined): void {
    this.removed = item;
  }

  private noteRefusal(uid: string, answer: Outcome): void {
    if (!this.#unsent.has(uid)) this.wanted.delete(uid);
    const refusal = answer?.ok ? answer.value.userErrors[0] : undefined;
    if (refusal) this.refusals.set(uid, refusal.code);
    else this.refusals.delete(uid);
  }

  /** Carries out one action when its turn has come, and takes in what it came to. */
  async #act(action: () => Promise<Outcome>): Promise<void> {
    this.apply({ type: 'requested' });
    await this.#enqueue(async () => this.#conclude(await action().catch(unavailable)));
  }

  #conclude(outcome: Outcome): void {
    if (!outcome) return this.apply(answered({ cart: this.cart, userErrors: [] }));
    if (!outcome.ok) return this.#fail(outcome.error);
    this.apply(answered(outcome.value));
    if (this.cart.id) this.#keeper.save(this.cart);
    else this.#keeper.forget();
    this.#tell(outcome.value);
  }

  #fail(failure: CartFailure): void {
    this.#world.log.error('cart-action-failed', failure);
    this.apply({ type: 'failed' });
    this.#keeper.clear();
    this.#world.notifications.add('error', this.#world.text('unknownError'));
  }

  #tell({ userErrors }: CartAnswer): void {
    const { notifications, text } = this.#world;
    for (const { code } of userErrors) notifications.add('error', cartErrorText(text, code));
  }

  /** Loads what storage keeps, else the cart with the given id (C3). */
  async #find(otherwise: string): Promise<Outcome> {
    const kept = this.#keeper.load();
    this.apply(kept ? { type: 'restored', cart: kept } : { type: 'cleared' });
    const id = kept?.id || otherwise;
    return id ? this.#read(id) : undefined;
  }

  /** An unknown cart is no cart; while the commerce side is away, the kept one is shown. */
  async #read(id: string): Promise<Outcome> {
    const { carts, locale, log } = this.#world;
    const answer = await carts.read(locale, id);
    if (answer.ok && answer.value.userErrors.length === 0) return answer;
    log.warn('cart-not-loaded', answer.ok ? { errors: answer.value.userErrors } : answer.error);
    return answer.ok ? ok({ cart: null, userErrors: [] }) : undefined;
  }

  async #put(sku: string, quantity: number): Promise<Answer> {
    const { carts, locale, ids } = this.#world;
    const send = (id: string) => carts.add(locale, id, [{ sku, quantity }], ids.next());
    const id = await this.#cartId();
    if (!id.ok) return id;
    const answer = await send(id.value);
    if (!answer.ok || answer.value.cart) return answer;
    this.#tell(answer.value);
    const created = await this.#create();
    return created.ok ? send(created.value) : created;
  }

  /** The id of the cart to add to: this tab's, else the cookie's, else that of a new cart (C3). */
  async #cartId(): Promise<Result<string, CartFailure>> {
    if (this.cart.id) return ok(this.cart.id);
    const known = this.#keeper.cookieCartId();
    const answer = known ? await this.#read(known) : undefined;
    return answer?.ok && answer.value.cart ? ok(known) : this.#create();
  }

  async #create(): Promise<Result<string, CartFailure>> {
    const created = await this.#world.carts.create(this.#world.locale);
    if (!created.ok) return created;
    this.apply({ type: 'created', cartId: created.value });
    this.#keeper.save(this.cart);
    return created;
  }

  async #sendWanted(uid: string): Promise<Outcome> {
    const { carts, locale } = this.#world;
    const quantity = this.wanted.get(uid) ?? 0;
    this.#unsent.delete(uid);
    const answer = this.cart.id
      ? await carts.update(locale, this.cart.id, [{ uid, quantity }])
      : undefined;
    this.noteRefusal(uid, answer);
    return answer;
  }
}

const answered = (answer: CartAnswer): CartEvent => ({ type: 'answered', answer });

/** A gateway that rejects has a bug; the shopper is told what a failure tells (C5). */
const unavailable = (error: unknown): Answer =>
  err({ kind: 'cart-unavailable', status: 0, message: String(error) });
