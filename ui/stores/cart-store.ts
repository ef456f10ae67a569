import { makeAutoObservable, observableRef, when } from 'mobx';
import type { AddressFields } from '#src/address/validate-address.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';
import { type CartEvent, type CartState, INITIAL_CART_STATE } from '#src/cart/cart-state.ts';
import type { Cart, CartItem, UserError } from '#src/cart/cart.ts';
import type { CommandResult } from '#src/cart/command-result.ts';
import type { CartRequest } from '#src/cart/next-request.ts';
import {
  isStale,
  isUnavailable,
  isUpdating,
  optimisticCart,
  pendingLines,
  requestedQuantity,
} from '#src/cart/optimistic-cart.ts';
import { type PersistedCart, persistedCartEvent, refetchEvent } from '#src/cart/persisted-cart.ts';
import { increasedLines } from '#src/cart/quantity.ts';
import { type CartChange, type CartEffect, reduceCart } from '#src/cart/reduce-cart.ts';
import { restorableLine } from '#src/cart/restore-line.ts';
import { AddedToCartStore } from './added-to-cart-store.ts';
import {
  type CartStoreDependencies,
  type IsErrorShownInForm,
  notifyCartOutcome,
} from './cart-notifier.ts';
import { type CartPersistence, createCartPersistence } from './cart-persistence.ts';
import { lastCartReadOf, retryFailedCartReads } from './cart-read-retries.ts';
import {
  abortWhenOverdue,
  refetchCartOnFocus,
  type RefetchInFlight,
} from './cart-refetch-on-focus.ts';
import { createCommandWaiters } from './command-waiters.ts';
import { type CartRequestSender, createCartRequestSender } from './cart-request-sender.ts';

/**
 * The shopper's cart in this tab: an observable shell around {@link reduceCart}, which carries out
 * the effects of each event.
 */
export class CartStore {
  state: CartState = INITIAL_CART_STATE;
  isOpen = false;
  readonly confirmation: AddedToCartStore;
  readonly #dependencies: CartStoreDependencies;
  readonly #persistence: CartPersistence;
  readonly #sendRequest: CartRequestSender;
  #refetchInFlight: RefetchInFlight | undefined;
  /** The server's `Retry-After` in seconds, if the last response had one. */
  #retryAfterSeconds: number | undefined;
  readonly #commandWaiters = createCommandWaiters();
  readonly #changeListeners = new Set<(change: CartChange) => void>();

  constructor(dependencies: CartStoreDependencies) {
    this.#dependencies = dependencies;
    this.confirmation = new AddedToCartStore(dependencies.timers);
    this.#persistence = createCartPersistence(dependencies.storage, dependencies.cookies);
    this.#sendRequest = createCartRequestSender(dependencies, this.#persistence);
    makeAutoObservable(this, { state: observableRef, confirmation: false }, { autoBind: true });
  }

  /** The cart of the backend's last response. */
  get cart(): Cart {
    return this.state.cart;
  }

  /** The cart with pending commands; amounts are those of {@link cart} while {@link isUpdating}. */
  get optimisticCart(): Cart {
    return optimisticCart(this.state);
  }

  /** True if a cart exists but could not be loaded: it must not be shown as empty. */
  get isUnavailable(): boolean {
    return isUnavailable(this.state);
  }

  get isStale(): boolean {
    return isStale(this.state);
  }

  /** False until the tab has looked for a cart: the first render must match the server's (C1). */
  get isKnown(): boolean {
    return this.state.isKnown;
  }

  get isUpdating(): boolean {
    return isUpdating(this.state);
  }

  /** The number of pieces that the shopper wants, adds in flight and queued included. */
  get itemCount(): number {
    return requestedQuantity(this.state);
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
  get restorableLine(): CartItem | undefined {
    return restorableLine(this.state);
  }

  open(): void {
    this.isOpen = true;
    this.confirmation.dismiss();
  }

  close(): void {
    this.isOpen = false;
    this.#dispatch({ type: 'undo-dismissed' });
  }

  /**
   * Loads the cart of an earlier visit, follows other tabs (C3, C10), refetches on focus, as
   * changes from other devices are not pushed, and retries failed refetches. Returns a function
   * that stops it.
   */
  start(): () => void {
    const { storage, tabFocus, timers } = this.#dependencies;
    const find = () => this.#dispatch(persistedCartEvent(this.#persistence.load()));
    find();
    const refetchDependencies = { tabFocus, timers, refetch: () => this.refetch() };
    const lastRead = () => lastCartReadOf(this.state);
    const stops = [
      storage.onChangeElsewhere(find),
      refetchCartOnFocus({
        ...refetchDependencies,
        isBusy: () => this.isUpdating,
        readInFlight: () => this.#refetchInFlight,
      }),
      retryFailedCartReads({
        ...refetchDependencies,
        lastRead,
        retryAfterSeconds: () => this.#retryAfterSeconds,
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /**
   * Calls back when a command of this tab has changed the cart; other tabs and devices report their
   * own changes. Returns a function that stops it.
   */
  onChanged(listener: (change: CartChange) => void): () => void {
    this.#changeListeners.add(listener);
    return () => void this.#changeListeners.delete(listener);
  }

  /** Whether a command of this kind is queued or in flight. */
  isPending(kind: CartCommand['kind']): boolean {
    const { inFlight, queue } = this.state;
    return inFlight?.kind === kind || queue.some((queued) => queued.kind === kind);
  }

  /** Refetches the cart, unless a request is in flight: its response has the current cart. */
  refetch(): void {
    if (!this.isUpdating) this.#dispatch(refetchEvent(this.state, this.#persistence.load()));
  }

  /**
   * Adds a quantity of a variant, and confirms it beside the page once it is in the cart and the
   * shopper pauses. If the result is unknown, asks the shopper to check the cart, which has been
   * read again (C7). `optionUids` are the options chosen besides the variant, `productSku` is the
   * SKU of the product page.
   */
  async add(
    sku: string,
    quantity: number,
    optionUids: readonly string[] = [],
    productSku?: string,
  ): Promise<CommandResult> {
    const skuWithOptions = optionUids.length > 0 ? { sku, optionUids } : { sku };
    const before = this.cart;
    this.confirmation.press();
    const result = await this.#submit({
      kind: 'add',
      key: this.#dependencies.ids.next(),
      item: { ...skuWithOptions, quantity, ...(productSku !== undefined && { productSku }) },
    });
    if (result.kind === 'granted') {
      const uids = increasedLines(before, this.cart, sku).map(({ uid }) => uid);
      const { pieces = quantity } = result;
      this.confirmation.add({ isSure: true, skus: [sku], uids, pieces });
    }
    if (result.kind !== 'unconfirmed') return result;
    await when(() => !this.isUpdating);
    if (this.itemCount > 0) this.confirmation.add({ isSure: false, skus: [], uids: [], pieces: 0 });
    return result;
  }

  update(uid: string, quantity: number): Promise<CommandResult> {
    return this.#submit({ kind: 'update', uid, quantity });
  }

  remove(uid: string): Promise<CommandResult> {
    return this.#submit({ kind: 'remove', uid });
  }

  /** Takes the code as typed. */
  applyCoupon(code: string, isShownInForm?: IsErrorShownInForm): Promise<CommandResult> {
    return this.#submit({ kind: 'apply-coupon', code }, isShownInForm);
  }

  removeCoupon(code: string): Promise<CommandResult> {
    return this.#submit({ kind: 'remove-coupon', code });
  }

  setShippingAddress(
    typed: AddressFields,
    isShownInForm?: IsErrorShownInForm,
  ): Promise<CommandResult> {
    return this.#submit({ kind: 'set-shipping-address', typed }, isShownInForm);
  }

  setBillingAddress(
    typed: AddressFields,
    isShownInForm?: IsErrorShownInForm,
  ): Promise<CommandResult> {
    return this.#submit({ kind: 'set-billing-address', typed }, isShownInForm);
  }

  setEmail(typed: string, isShownInForm?: IsErrorShownInForm): Promise<CommandResult> {
    return this.#submit({ kind: 'set-email', typed }, isShownInForm);
  }

  /** Restores the line that was removed last, even if its removal is still pending. */
  async undoRemove(): Promise<void> {
    const item = this.restorableLine;
    if (item)
      await this.#submit({ kind: 'restore-line', key: this.#dependencies.ids.next(), item });
  }

  private setState(state: CartState): void {
    this.state = state;
  }

  /**
   * Queues a cart command; resolves once it is settled or superseded. Limits its wait for a refetch
   * in flight, which is aborted when it takes too long.
   */
  #submit(command: CartCommand, isShownInForm?: IsErrorShownInForm): Promise<CommandResult> {
    const commandId = this.#dependencies.ids.next();
    if (this.#refetchInFlight) abortWhenOverdue(this.#dependencies.timers, this.#refetchInFlight);
    const result = this.#commandWaiters.wait(commandId, isShownInForm);
    this.#dispatch({ type: 'submitted', command: { ...command, commandId } });
    return result;
  }

  /** Reduces an event and carries out its effects. */
  #dispatch(event: CartEvent): void {
    const persisted = this.#persistence.load();
    const { state, effects } = reduceCart(this.state, persisted, event);
    this.setState(state);
    for (const effect of effects) this.#carryOut(effect, persisted);
  }

  #carryOut(effect: CartEffect, persisted: PersistedCart): void {
    switch (effect.kind) {
      case 'report-change':
        for (const listener of this.#changeListeners) listener(effect.change);
        return;
      case 'persist':
        return this.#persistence.replace(persisted, effect.cart);
      case 'notify': {
        const isShownInForm = this.#commandWaiters.isShownInForm(effect.commandId);
        return notifyCartOutcome(this.#dependencies, effect.outcome, isShownInForm);
      }
      case 'settle':
        return this.#commandWaiters.settle(effect.commandId, effect.result);
      case 'send':
        void this.#send(effect.request);
    }
  }

  async #send(request: CartRequest): Promise<void> {
    const aborter = new AbortController();
    if (this.state.inFlight?.kind === 'load') {
      this.#refetchInFlight = {
        since: this.#dependencies.timers.now(),
        abort: () => aborter.abort(),
      };
    }
    const event = await this.#sendRequest(request, this.state, aborter.signal);
    this.#refetchInFlight = undefined;
    this.#retryAfterSeconds = 'retryAfterSeconds' in event ? event.retryAfterSeconds : undefined;
    this.#dispatch(event);
  }
}
