import { makeAutoObservable, observableRef, when } from 'mobx';
import {
  isUpdating,
  nextCart,
  UNKNOWN_CART,
  type CartEvent,
  type CartState,
} from '#src/cart/cart-state.ts';
import type { Cart, CartItem, NewCartItem, UserErrorCode } from '#src/cart/cart.ts';
import type { CartOutcome } from '#src/cart/cart-outcome.ts';
import { hear } from '#src/cart/hear.ts';
import type { Intention } from '#src/cart/intention.ts';
import { foundCart } from '#src/cart/kept-cart.ts';
import { goodsOf } from '#src/cart/retry/line-key.ts';
import { nextRequest, type CartRequest } from '#src/cart/next-request.ts';
import { meant } from '#src/cart/unanswered-add.ts';
import { isWanted } from '#src/cart/waiting.ts';
import { wantedQuantities } from '#src/cart/wanted-quantities.ts';
import { createCartCourier, type CartCourier } from './cart-courier.ts';
import { createCartKeeper, type CartKeeper } from './cart-keeper.ts';
import { tellCartOutcome } from './cart-teller.ts';
import type { CartWorld } from './cart-world.ts';

/**
 * The shopper's cart in this tab: an observable shell around `hear`. It sends what `nextRequest` says,
 * reports what came of it, and keeps and tells what the two make of that.
 */
export class CartStore {
  state: CartState = UNKNOWN_CART;
  isOpen = false;
  readonly #world: CartWorld;
  readonly #keeper: CartKeeper;
  readonly #courier: CartCourier;
  /** What became of a wish that had an outcome of its own. */
  readonly #outcomes = new WeakMap<Intention, CartOutcome['kind']>();

  constructor(world: CartWorld) {
    this.#world = world;
    this.#keeper = createCartKeeper(world.storage, world.cookies);
    this.#courier = createCartCourier(world, this.#keeper);
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get cart(): Cart {
    return this.state.cart;
  }

  /** False until the tab has looked for a cart: the first render is the server's (C1). */
  get isKnown(): boolean {
    return this.state.isKnown;
  }

  get isUpdating(): boolean {
    return isUpdating(this.state);
  }

  get itemCount(): number {
    return this.cart.totalQuantity;
  }

  /** By line, the quantity that the shopper asked for and that is not answered yet. */
  get wanted(): ReadonlyMap<string, number> {
    return new Map(wantedQuantities(this.state).map(({ uid, quantity }) => [uid, quantity]));
  }

  /** By line, why its last change was refused. */
  get refusals(): ReadonlyMap<string, UserErrorCode> {
    return new Map(this.state.refusals.map(({ uid, code }) => [uid, code]));
  }

  /** The line that was taken out last, so that it can be put back. */
  get removed(): CartItem | undefined {
    return this.state.removed;
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
    this.#hear({ type: 'dismissed' });
  }

  /** Looks for the cart of an earlier visit and follows what other tabs do (C3, C10). */
  start(): () => void {
    const look = () => this.#hear(foundCart(this.#keeper.kept()));
    look();
    return this.#world.storage.onChangeElsewhere(look);
  }

  /**
   * Puts so many of a variant into the cart; once they are in it, the cart is shown. So it is where
   * nobody can say whether they are: as it was read since, for the shopper to see (C7). `optionUids`
   * name what was chosen beside the variant.
   */
  async add(sku: string, quantity: number, optionUids: readonly string[] = []): Promise<void> {
    const goods = optionUids.length > 0 ? { sku, optionUids } : { sku };
    const outcome = await this.#want(this.#addition({ ...goods, quantity }));
    if (outcome === 'granted') this.open();
    if (outcome !== 'unconfirmed') return;
    await when(() => !this.isUpdating);
    if (this.itemCount > 0) this.open();
  }

  async update(uid: string, quantity: number): Promise<void> {
    await this.#want({ kind: 'update', uid, quantity });
  }

  async remove(uid: string): Promise<void> {
    await this.#want({ kind: 'remove', uid });
  }

  /** Puts the line back that was taken out last. */
  async undoRemove(): Promise<void> {
    const item = this.removed;
    this.#hear({ type: 'dismissed' });
    if (item) await this.#want(this.#addition({ ...goodsOf(item), quantity: item.quantity }));
  }

  private become(state: CartState): void {
    this.state = state;
  }

  #addition(item: NewCartItem): Intention {
    return { kind: 'add', key: this.#world.ids.next(), item };
  }

  /** Answers what became of it, once it is settled or has made way for a newer wish. */
  async #want(wish: Intention): Promise<CartOutcome['kind'] | undefined> {
    const intention = meant(this.state, wish);
    this.#hear({ type: 'intended', intention });
    await when(() => !isWanted(this.state, intention));
    return this.#outcomes.get(intention);
  }

  /** Takes in an event, keeps and tells what it means, and sends what it makes due. */
  #hear(event: CartEvent): void {
    const kept = this.#keeper.kept();
    const heard = hear(this.state, kept, event);
    this.become(heard.state);
    this.#keeper.replace(kept, heard.kept);
    for (const outcome of heard.outcomes) {
      if ('intention' in outcome && outcome.intention) {
        this.#outcomes.set(outcome.intention, outcome.kind);
      }
      tellCartOutcome(this.#world, outcome);
    }
    const request = nextRequest(this.state);
    if (request) void this.#send(request);
  }

  async #send(request: CartRequest): Promise<void> {
    this.become(nextCart(this.state, { type: 'sent' }));
    this.#hear(await this.#courier(request));
  }
}
