import { makeAutoObservable, observableRef, when } from 'mobx';
import type { AddressFields } from '#src/address/validate-address.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';
import {
  type CartEvent,
  type CartState,
  INITIAL_CART_STATE,
  isUpdating,
} from '#src/cart/cart-state.ts';
import type { Cart, CartItem, NewCartItem, UserError } from '#src/cart/cart.ts';
import type { CommandResult } from '#src/cart/command-result.ts';
import type { CartRequest } from '#src/cart/next-request.ts';
import type { CartChange } from '#src/cart/reduce-cart.ts';
import { cartFailureText } from '../i18n/cart-error-text.ts';
import { AddedToCartStore } from './added-to-cart-store.ts';
import {
  type CartEngineQueue,
  type CartEngineSource,
  createCartEngineQueue,
  type QueuedCommand,
  type RunningEngine,
} from './cart-engine-queue.ts';
import type { CartEngine } from './cart-engine.ts';
import type { CartStoreDependencies, IsErrorShownInForm } from './cart-notifier.ts';
import type { RefetchInFlight } from './cart-refetch-on-focus.ts';
import { createCommandWaiters } from './command-waiters.ts';

/**
 * The shopper's cart in this tab: an observable shell around `reduceCart`, which carries out the
 * effects of each event. Events wait in order while the engine is loading.
 */
export class CartStore {
  state: CartState = INITIAL_CART_STATE;
  isOpen = false;
  /** Commands that wait for the engine. */
  waitingCommands: readonly CartCommand[] = [];
  readonly confirmation: AddedToCartStore;
  readonly #dependencies: CartStoreDependencies;
  readonly #queue: CartEngineQueue;
  #refetchInFlight: RefetchInFlight | undefined;
  /** The server's `Retry-After` in seconds, if the last response had one. */
  #retryAfterSeconds: number | undefined;
  readonly #commandWaiters = createCommandWaiters();
  readonly #changeListeners = new Set<(change: CartChange) => void>();

  constructor(dependencies: CartStoreDependencies, engine: CartEngineSource) {
    this.#dependencies = dependencies;
    this.confirmation = new AddedToCartStore(dependencies.timers);
    this.#queue = createCartEngineQueue({
      source: engine,
      start: (rules) => this.#startEngine(rules),
      onWaiting: (commands) => this.setWaitingCommands(commands),
      onFailed: (error, commands) => this.#fail(error, commands),
    });
    const refs = { state: observableRef, waitingCommands: observableRef, confirmation: false };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  /**
   * The rules of the engine: until it is there, the cart is that of {@link INITIAL_CART_STATE}. Read the
   * state before: it tells observers of the engine, too.
   */
  get #rules(): CartEngine | undefined {
    return this.#queue.engine()?.rules;
  }

  /** The cart of the backend's last response. */
  get cart(): Cart {
    return this.state.cart;
  }

  /**
   * The cart with pending commands except adds; amounts are those of {@link cart} while
   * {@link isUpdating}.
   */
  get optimisticCart(): Cart {
    const { state } = this;
    return this.#rules?.optimisticCart(state) ?? this.cart;
  }

  /** True if a cart exists but could not be loaded: it must not be shown as empty. */
  get isUnavailable(): boolean {
    const { state } = this;
    return this.#rules?.isUnavailable(state) ?? false;
  }

  get isStale(): boolean {
    const { state } = this;
    return this.#rules?.isStale(state) ?? false;
  }

  /** False until the tab has looked for a cart: the first render must match the server's (C1). */
  get isKnown(): boolean {
    return this.state.isKnown;
  }

  get isUpdating(): boolean {
    return this.waitingCommands.length > 0 || isUpdating(this.state);
  }

  /** The number of pieces that the shopper wants, adds in flight and queued included. */
  get itemCount(): number {
    const { state } = this;
    return this.#rules?.requestedQuantity(state) ?? this.cart.totalQuantity;
  }

  /** Uids of lines with a pending command. */
  get pendingLines(): ReadonlySet<string> {
    const { state } = this;
    return this.#rules?.pendingLines(state) ?? NO_LINES;
  }

  /** Error of the last rejected change, by line uid. */
  get refusals(): ReadonlyMap<string, UserError> {
    return new Map(this.state.refusals.map(({ uid, error }) => [uid, error]));
  }

  /** The line that was removed last, or is about to be; {@link undoRemove} restores it. */
  get restorableLine(): CartItem | undefined {
    const { state } = this;
    return this.#rules?.restorableLine(state);
  }

  open(): void {
    this.isOpen = true;
    this.confirmation.dismiss();
  }

  close(): void {
    this.isOpen = false;
    this.#queue.run({ run: (engine) => this.#dispatch(engine, { type: 'undo-dismissed' }) });
  }

  /**
   * Loads the cart of an earlier visit, follows other tabs (C3, C10), refetches on focus, as
   * changes from other devices are not pushed, and retries failed refetches. Returns a function
   * that stops it.
   */
  start(): () => void {
    let stop: (() => void) | undefined;
    let isStopped = false;
    this.#queue.run({ run: (engine) => (stop = isStopped ? undefined : this.#startWith(engine)) });
    return () => {
      isStopped = true;
      stop?.();
    };
  }

  #startWith(engine: RunningEngine): () => void {
    const { rules, persistence } = engine;
    const { storage, tabFocus, timers, cartDeliveries } = this.#dependencies;
    const find = () => this.#dispatch(engine, rules.persistedCartEvent(persistence.load()));
    find();
    const refetchDependencies = { tabFocus, timers, refetch: () => this.refetch() };
    const lastRead = () => rules.lastCartReadOf(this.state);
    const stops = [
      storage.onChangeElsewhere(find),
      rules.keepDelivery({ state: () => this.state, cartDeliveries }),
      rules.refetchCartOnFocus({
        ...refetchDependencies,
        isBusy: () => this.isUpdating,
        readInFlight: () => this.#refetchInFlight,
      }),
      rules.retryFailedCartReads({
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
    const { commandInFlight, queue } = this.state;
    const commands = [
      ...(commandInFlight ? [commandInFlight] : []),
      ...queue,
      ...this.waitingCommands,
    ];
    return commands.some((command) => command.kind === kind);
  }

  /** Refetches the cart, unless a request is in flight: its response has the current cart. */
  refetch(): void {
    this.#queue.run({
      run: (engine) => {
        if (this.isUpdating) return;
        const persisted = engine.persistence.load();
        this.#dispatch(engine, engine.rules.refetchEvent(this.state, persisted));
      },
    });
  }

  /**
   * Adds an item, and confirms it beside the page once it is in the cart and the shopper pauses. If
   * the result is unknown, asks the shopper to check the cart, which has been read again (C7).
   */
  async add(item: NewCartItem): Promise<CommandResult> {
    const { sku, quantity } = item;
    const before = this.cart;
    this.confirmation.press();
    const result = await this.#submit({ kind: 'add', key: this.#dependencies.ids.next(), item });
    if (result.kind === 'granted') {
      const lines = this.#queue.engine()?.rules.increasedLines(before, this.cart, sku) ?? [];
      const uids = lines.map(({ uid }) => uid);
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

  /** Replaces a line by another variant, which is added before the line is removed. */
  replaceLine(uid: string, item: NewCartItem): Promise<CommandResult> {
    return this.#submit({ kind: 'replace-line', uid, key: this.#dependencies.ids.next(), item });
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

  /** Loads the engine if it is not there yet: the page is idle. Rejects if that fails. */
  load(): Promise<void> {
    return this.#queue.load();
  }

  #startEngine(rules: CartEngine): RunningEngine {
    const { storage, cookies } = this.#dependencies;
    const persistence = rules.createCartPersistence(storage, cookies);
    const sendRequest = rules.createCartRequestSender(this.#dependencies, persistence);
    return { rules, persistence, sendRequest };
  }

  /** Tells the shopper that commands failed, because the engine could not be loaded. */
  #fail(error: unknown, commands: readonly QueuedCommand[]): void {
    const { notifications, text, log } = this.#dependencies;
    log.error('cart-engine-not-loaded', { error: String(error) });
    if (commands.length > 0) notifications.add('error', cartFailureText(text, 'failed'));
    for (const { commandId } of commands)
      this.#commandWaiters.settle(commandId, { kind: 'failed' });
  }

  private setWaitingCommands(commands: readonly CartCommand[]): void {
    this.waitingCommands = commands;
  }

  /**
   * Queues a cart command; resolves once it is settled or superseded. Limits its wait for a refetch
   * in flight, which is aborted when it takes too long.
   */
  #submit(command: CartCommand, isShownInForm?: IsErrorShownInForm): Promise<CommandResult> {
    const commandId = this.#dependencies.ids.next();
    const result = this.#commandWaiters.wait(commandId, isShownInForm);
    const submitted = { ...command, commandId };
    this.#queue.run({
      command: submitted,
      run: (engine) => {
        const { timers } = this.#dependencies;
        if (this.#refetchInFlight) engine.rules.abortWhenOverdue(timers, this.#refetchInFlight);
        this.#dispatch(engine, { type: 'submitted', command: submitted });
      },
    });
    return result;
  }

  /** Reduces an event and carries out its effects. */
  #dispatch(engine: RunningEngine, event: CartEvent): void {
    const persisted = engine.persistence.load();
    const { state, effects } = engine.rules.reduceCart(this.state, persisted, event);
    this.setState(state);
    for (const effect of effects) {
      switch (effect.kind) {
        case 'report-change':
          for (const listener of this.#changeListeners) listener(effect.change);
          break;
        case 'persist':
          engine.persistence.replace(persisted, effect.cart);
          break;
        case 'notify': {
          const isShownInForm = this.#commandWaiters.isShownInForm(effect.commandId);
          engine.rules.notifyCartOutcome(this.#dependencies, effect.outcome, isShownInForm);
          break;
        }
        case 'settle':
          this.#commandWaiters.settle(effect.commandId, effect.result);
          break;
        case 'send':
          void this.#send(engine, effect.request);
      }
    }
  }

  /** Sends a request and dispatches the event that settles it. */
  async #send(engine: RunningEngine, request: CartRequest): Promise<void> {
    const aborter = new AbortController();
    if (this.state.commandInFlight?.kind === 'load') {
      this.#refetchInFlight = {
        since: this.#dependencies.timers.now(),
        abort: () => aborter.abort(),
      };
    }
    const event = await engine.sendRequest(request, this.state, aborter.signal);
    this.#refetchInFlight = undefined;
    this.#retryAfterSeconds = 'retryAfterSeconds' in event ? event.retryAfterSeconds : undefined;
    this.#dispatch(engine, event);
  }
}

const NO_LINES: ReadonlySet<string> = new Set();
