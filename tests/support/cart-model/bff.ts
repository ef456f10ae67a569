import { beginAdd } from '#src/cart/retry/add-plan.ts';
import type { Cart, CartAnswer, UserErrorCode } from '#src/cart/cart.ts';
import { classifyFailure, type CallFailure } from '#src/cart/retry/failure-class.ts';
import type { IdempotencyRecord } from '#src/cart/retry/idempotency.ts';
import { beginCorrection, beginIdempotent } from '#src/cart/retry/idempotent-plan.ts';
import { findLine, lineKey, quantityInCart, type LineKey } from '#src/cart/retry/line-key.ts';
import { checkLine, type LineWatch } from '#src/cart/retry/line-watch.ts';
import type { CartRequest } from '#src/cart/next-request.ts';
import type { RetryPlan } from '#src/cart/retry/retry-plan.ts';
import { isOutcome } from '#src/cart/retry/retry-step.ts';
import type { Result } from '#src/shared/result.ts';
import type { Commerce, CommerceRequest } from './commerce.ts';
import type { Entry, Ledger } from './ledger.ts';
import { requestedChange, type CheckoutDetailRequest } from './checkout-details.ts';
import type { Deliveries, Fault, Network } from './network.ts';
import type { Rules } from './rules.ts';

/** The answer to a tab. */
export type BffAnswer =
  | { readonly type: 'created'; readonly cartId: string }
  | { readonly type: 'answered'; readonly answer: CartAnswer }
  | { readonly type: 'failed' | 'busy' }
  | { readonly type: 'unconfirmed' };

/** Faults of the network and refusals of the commerce backend during a request. */
export type RequestHistory = {
  faults: number;
  refusals: number;
  /** Whether the request was to change a line that no longer exists. */
  isMoot: boolean;
};

/** Gets an answer; without a course if the answer is a stored one. */
type Client = (answer: BffAnswer, course?: Readonly<RequestHistory>) => void;

type Reply = Result<Cart, CallFailure>;
type Call = CommerceRequest | { readonly kind: 'pause'; readonly milliseconds: number };
/** A cart operation that stops at each call, so that anything may happen before its reply. */
type CartOperation<T> = Generator<Call, T, Reply>;

type Job = {
  /** Jobs of one lane run one at a time. */
  readonly lane: string;
  readonly cartId: string;
  readonly work: CartOperation<BffAnswer>;
  readonly clients: Client[];
  readonly course: RequestHistory;
  call?: Call;
};

/** The journal of a cart: its last known state, and the lines being watched. */
type CartJournal = { last?: Cart; readAt: number; readonly watches: Map<LineKey, LineWatch> };

/** The stored result of an action; the cart is read again. */
type RecordedOutcome = { readonly code?: UserErrorCode };
type StoredAction = {
  record: IdempotencyRecord<RecordedOutcome>;
  /** Whether the action waits for its turn or is being carried out. */
  isRunning: boolean;
  readonly job: Job;
  readonly entry: AddEntry;
};
type AddEntry = Omit<Entry, 'outcome'>;
type AddRequest = Extract<CartRequest, { kind: 'add' }>;
type LineRequest = Extract<CartRequest, { kind: 'update' | 'remove' }>;

/** Dependencies of a BFF. `ledger` records the results of its plans. */
export type BffDependencies = {
  readonly network: Network;
  readonly commerce: Commerce;
  readonly ledger: Ledger;
  readonly rules: Rules;
  readonly deliveries: Deliveries;
};

export function createBff({ network, commerce, ledger, rules, deliveries }: BffDependencies) {
  const journals = new Map<string, CartJournal>();
  const actions = new Map<string, StoredAction>();
  let jobs: readonly Job[] = [];
  let isCrowded = false;
  let made = 0;
  let unrequested = 0;

  const journalOf = (cartId: string): CartJournal => {
    const journal = journals.get(cartId) ?? { readAt: 0, watches: new Map() };
    journals.set(cartId, journal);
    return journal;
  };

  const isFirst = (job: Job) => jobs.find(({ lane }) => lane === job.lane) === job;

  function enqueue(
    cartId: string,
    work: CartOperation<BffAnswer>,
    clients: readonly Client[],
  ): void {
    start(jobOf(cartId, work, clients));
  }

  function jobOf(
    cartId: string,
    work: CartOperation<BffAnswer>,
    clients: readonly Client[],
    course: RequestHistory = { faults: 0, refusals: 0, isMoot: false },
  ): Job {
    made += 1;
    return {
      lane: rules.isSerial ? cartId : `${made}`,
      cartId,
      work,
      clients: [...clients],
      course,
    };
  }

  function start(job: Job): void {
    jobs = [...jobs, job];
    if (isFirst(job)) goOn(job, undefined);
  }

  /** Runs a job up to its next call; its clients get the result once it has left the list. */
  function goOn(job: Job, reply: Reply | undefined): void {
    const next = reply ? job.work.next(reply) : job.work.next();
    if (!next.done) {
      job.call = next.value;
      return;
    }
    jobs = jobs.filter((other) => other !== job);
    for (const client of job.clients) client(next.value, job.course);
    const following = jobs.find(({ lane }) => lane === job.lane);
    if (following && !following.call) goOn(following, undefined);
  }

  function* carriedOut<Plan extends RetryPlan>(
    plan: Plan,
    line: LineKey,
    request: CommerceRequest,
  ): CartOperation<Plan> {
    const { cartId } = request;
    const journal = journalOf(cartId);
    let current = plan;
    for (;;) {
      const { step } = current;
      if (isOutcome(step)) break;
      if (step.kind === 'wait') {
        yield { kind: 'pause', milliseconds: step.milliseconds };
        current = rules.nextPlan(current, { type: 'waited' }, moment());
      } else {
        const readAt = network.now();
        const call = {
          send: request,
          read: { kind: 'read', cartId } as const,
          set: { ...step, cartId } as CommerceRequest,
        }[step.kind];
        const reply = yield call;
        if (reply.ok) Object.assign(journal, { last: reply.value, readAt });
        else delete journal.last;
        const event = reply.ok
          ? ({ type: 'answered', line: findLine(reply.value, line) } as const)
          : ({ type: 'failed', failure: reply.error } as const);
        current = rules.nextPlan(current, event, moment());
      }
    }
    if (current.step.kind === 'cart-gone') journals.delete(cartId);
    // A new cart has no lines to watch, and the watch of a line comes from its last plan.
    const watch = rules.watchAfter(JSON.parse(JSON.stringify(current)) as Plan);
    if (watch) journal.watches.set(line, watch);
    else if (line) journal.watches.delete(line);
    return current;
  }

  const moment = () => ({ now: network.now(), jitter: 0.5 });

  /** Reads a cart and corrects its watched lines; `seen` if both succeed. */
  function* readCart(cartId: string): CartOperation<'known' | 'gone' | 'unavailable'> {
    const journal = journalOf(cartId);
    const readAt = network.now();
    const reply = yield { kind: 'read', cartId };
    if (!reply.ok) return isGone(reply.error) ? 'gone' : 'unavailable';
    Object.assign(journal, { last: reply.value, readAt });
    yield* tidy(cartId);
    return 'known';
  }

  /** Compares the watched lines with the cart as last read, and corrects them. */
  function* tidy(cartId: string): CartOperation<void> {
    const { last, readAt, watches } = journalOf(cartId);
    if (!last) return;
    const checks = [...watches].map(
      ([line, watch]) => [line, checkLine(watch, findLine(last, line), readAt)] as const,
    );
    for (const [line, check] of checks) {
      if (check.confirmed !== undefined) confirm(cartId, check.confirmed);
      if (check.watch) watches.set(line, check.watch);
      else watches.delete(line);
    }
    for (const [line, check] of checks) {
      if (check.kind !== 'set') continue;
      const { uid, quantity } = check;
      const request: CommerceRequest =
        quantity === 0 ? { kind: 'remove', cartId, uid } : { kind: 'set', cartId, uid, quantity };
      const linesBefore = commerce.lines(cartId);
      yield* carriedOut(beginCorrection(check, network.now(), deliveries), line, request);
      if (commerce.lines(cartId) !== linesBefore) unrequested += 1;
    }
  }

  /** Marks an add that was reported as unknown as answered, once the cart shows it. */
  function confirm(cartId: string, key: string): void {
    const stored = actions.get(`${cartId} ${key}`);
    if (!stored) return;
    if (stored.record.state !== 'answered') ledger.note({ ...stored.entry, outcome: 'done' });
    stored.record = { ...stored.record, at: network.now(), state: 'answered', answer: {} };
    stored.isRunning = false;
  }

  const seen = (cartId: string, code?: UserErrorCode): BffAnswer => {
    const cart = journalOf(cartId).last;
    const userErrors = code ? [{ code, message: '' }] : [];
    return cart ? { type: 'answered', answer: { cart, userErrors } } : { type: 'failed' };
  };

  /** Resolves open changes before the next one, which needs to know the state of the cart. */
  function* settled(cartId: string, needsCart: boolean): CartOperation<BffAnswer | undefined> {
    const { last, watches } = journalOf(cartId);
    const isOpen = [...watches.values()].some(
      ({ unconfirmed, checkAgainAt }) => unconfirmed || checkAgainAt <= network.now(),
    );
    if (!isOpen && (last || !needsCart)) return undefined;
    const cartStatus = yield* readCart(cartId);
    if (cartStatus === 'gone') return GONE;
    return cartStatus === 'unavailable' || (needsCart && !journalOf(cartId).last)
      ? { type: 'failed' }
      : undefined;
  }

  function* concluded(cartId: string, { step }: RetryPlan): CartOperation<BffAnswer> {
    if (step.kind === 'cart-gone') return GONE;
    if (step.kind === 'unknown') return { type: 'unconfirmed' };
    if (step.kind === 'unavailable') return { type: 'failed' };
    if (step.kind === 'done' && journalOf(cartId).last) yield* tidy(cartId);
    else yield* readCart(cartId);
    if (step.kind === 'changed-elsewhere') return seen(cartId, 'CART_CHANGED');
    return seen(cartId, step.kind === 'done' ? undefined : 'UNDEFINED');
  }

  /** A line that changed during an add proves nothing: an unknown change may have applied. */
  function note(entry: AddEntry, { step }: RetryPlan): void {
    if (step.kind === 'done') ledger.note({ ...entry, outcome: 'done' });
    if (step.kind === 'unknown' || step.kind === 'changed-elsewhere') {
      ledger.note({ ...entry, outcome: 'unknown' });
    }
  }

  function* addWork({ cartId, items, key }: AddRequest, entry: AddEntry): CartOperation<BffAnswer> {
    const [{ sku, quantity } = { sku: '', quantity: 0 }] = items;
    const line = lineKey({ sku });
    const obstacle = yield* settled(cartId, false);
    const stored = actions.get(`${cartId} ${key}`);
    if (stored?.record.state === 'answered') return yield* answerWork(cartId, stored.record.answer);
    const { last, watches } = journalOf(cartId);
    const watch = watches.get(line);
    if (obstacle) return forgotten(cartId, key, obstacle);
    const baseline = watch?.expected ?? (last && quantityInCart(last, line));
    const plan = yield* carriedOut(
      beginAdd({
        key,
        line,
        quantity,
        ...(baseline === undefined ? {} : { baseline }),
        deliveries,
        ...(watch ? { watch } : {}),
        now: network.now(),
      }),
      line,
      { kind: 'add', cartId, sku, quantity },
    );
    note(entry, plan);
    const isAnswered = plan.step.kind === 'done' || plan.step.kind === 'refused';
    if (!isAnswered) return forgotten(cartId, key, yield* concluded(cartId, plan));
    const answer: RecordedOutcome = plan.step.kind === 'refused' ? { code: 'UNDEFINED' } : {};
    if (stored) {
      stored.record = { ...stored.record, state: 'answered', answer };
      stored.isRunning = false;
    }
    return yield* concluded(cartId, plan);
  }

  /** Answers with the current cart and the stored result of an action. */
  function* answerWork(cartId: string, { code }: RecordedOutcome): CartOperation<BffAnswer> {
    const cartStatus = yield* readCart(cartId);
    if (cartStatus === 'gone') return GONE;
    return cartStatus === 'known' ? seen(cartId, code) : { type: 'failed' };
  }

  /** Releases a key, so that its action may be requested again. */
  function forgotten(cartId: string, key: string, answer: BffAnswer): BffAnswer {
    const stored = actions.get(`${cartId} ${key}`);
    if (stored) {
      stored.record = opened(stored.record);
      stored.isRunning = false;
    }
    return answer;
  }

  function* lineWork(request: LineRequest, course: RequestHistory): CartOperation<BffAnswer> {
    const { cartId } = request;
    made += 1;
    const action = `set-${made}`;
    const { uid, quantity } =
      request.kind === 'remove'
        ? { uid: request.uid, quantity: 0 }
        : (request.changes[0] ?? { uid: '', quantity: 0 });
    const obstacle = yield* settled(cartId, true);
    if (obstacle) return obstacle;
    const { last, watches } = journalOf(cartId);
    const sku = last?.items.find((item) => item.uid === uid)?.product.sku;
    const line = sku === undefined ? '' : lineKey({ sku });
    const watch = watches.get(line);
    course.isMoot = !commerce.lines(cartId).some((line) => line.uid === uid);
    const plan = yield* carriedOut(
      beginIdempotent({
        change: request.kind,
        ...(last && sku !== undefined
          ? {
              target: {
                line,
                before: watch?.expected ?? quantityInCart(last, line),
                quantity,
                ...(watch ? { watch } : {}),
              },
            }
          : {}),
        deliveries,
        now: network.now(),
      }),
      line,
      request.kind === 'remove'
        ? { kind: 'remove', cartId, uid }
        : { kind: 'set', cartId, uid, quantity },
    );
    if (!course.isMoot && sku !== undefined) {
      note({ cartId, sku, action, change: { kind: 'set', quantity } }, plan);
    }
    return yield* concluded(cartId, plan);
  }

  function* matterWork(request: CheckoutDetailRequest): CartOperation<BffAnswer> {
    const { cartId } = request;
    const { matter, value } = requestedChange(request);
    made += 1;
    const action = `put-${made}`;
    const obstacle = yield* settled(cartId, false);
    if (obstacle) return obstacle;
    const isCoupon = request.kind === 'apply-coupon' || request.kind === 'remove-coupon';
    const change = isCoupon ? request.kind : 'set-address';
    const plan = yield* carriedOut(
      beginIdempotent({ change, deliveries, now: network.now() }),
      '',
      { kind: 'put', cartId, matter, value },
    );
    note({ cartId, sku: matter, action, change: { kind: 'set', quantity: value } }, plan);
    return yield* concluded(cartId, plan);
  }

  /** Returns the first of these carts that exists, else a new one. */
  function* createWork(known: () => readonly string[]): CartOperation<BffAnswer> {
    for (const cartId of known()) {
      const reply = yield { kind: 'read', cartId };
      if (reply.ok) return { type: 'answered', answer: { cart: reply.value, userErrors: [] } };
      if (!isGone(reply.error)) return { type: 'failed' };
    }
    made += 1;
    const cartId = `cart-${made}`;
    const begun = beginIdempotent({ change: 'create-cart', now: network.now() });
    const { step } = yield* carriedOut(begun, '', { kind: 'create', cartId });
    return step.kind === 'done' ? { type: 'created', cartId } : { type: 'failed' };
  }

  function addOnce(request: AddRequest, client: Client): void {
    const { cartId, key, items } = request;
    const name = `${cartId} ${key}`;
    const payload = JSON.stringify(items);
    const stored = actions.get(name);
    const verdict = rules.judgeKey(stored?.record, payload, network.now());
    if (verdict.kind === 'replay') {
      const course = stored && { ...stored.job.course };
      return start(jobOf(cartId, answerWork(cartId, verdict.answer), [client], course));
    }
    if (verdict.kind === 'mismatch') return client(seen(cartId, 'INVALID_PARAMETER_VALUE'));
    if (stored?.isRunning && rules.joinsRunning) return void stored.job.clients.push(client);
    const [{ sku, quantity } = { sku: '', quantity: 0 }] = items;
    const entry: AddEntry = { cartId, sku, action: key, change: { kind: 'add', quantity } };
    const job = jobOf(cartId, addWork(request, entry), [client]);
    const record = { payload, at: network.now(), state: 'open' } as const;
    actions.set(name, { record, isRunning: true, job, entry });
    start(job);
  }

  function changeLine(request: LineRequest, client: Client): void {
    const course = { faults: 0, refusals: 0, isMoot: false };
    start(jobOf(request.cartId, lineWork(request, course), [client], course));
  }

  function called(job: Job, call: CommerceRequest, fault: Fault): Reply {
    const met = network.met(fault, call);
    const reply = network.call(call, met);
    if (met.kind !== 'none') job.course.faults += 1;
    else if (!reply.ok) job.course.refusals += 1;
    return reply;
  }

  return {
    /** Takes a request of a tab; none of the carts in `known` needs to be replaced by a new one. */
    ask(request: CartRequest, known: () => readonly string[], client: Client): void {
      if (isCrowded) {
        isCrowded = false;
        return client({ type: 'busy' }, { faults: 1, refusals: 0, isMoot: false });
      }
      switch (request.kind) {
        case 'create':
          enqueue('', createWork(known), [client]);
          return;
        case 'read':
          enqueue(request.cartId, answerWork(request.cartId, {}), [client]);
          return;
        case 'add':
          addOnce(request, client);
          return;
        case 'update':
        case 'remove':
          changeLine(request, client);
          return;
        case 'apply-coupon':
        case 'remove-coupon':
        case 'set-shipping-address':
        case 'set-billing-address':
        case 'set-email':
          enqueue(request.cartId, matterWork(request), [client]);
      }
    },
    /** Sets whether it rejects the next request as too busy. */
    crowd(isSo: boolean): void {
      isCrowded = isSo;
    },
    /** Lets one of the jobs in flight get its next reply. */
    proceed(which: number, fault: Fault): void {
      const runnable = jobs.filter(isFirst);
      const job = runnable[which % runnable.length];
      if (!job?.call) return;
      if (job.call.kind !== 'pause') return goOn(job, called(job, job.call, fault));
      network.pass(job.call.milliseconds);
      goOn(job, { ok: false, error: { kind: 'timeout' } });
    },
    /** Reads the carts with a watch that is due again. */
    checkAgain(): void {
      for (const [cartId, { watches }] of journals) {
        const isDue = [...watches.values()].some(
          ({ checkAgainAt }) => checkAgainAt <= network.now(),
        );
        if (isDue) enqueue(cartId, answerWork(cartId, {}), []);
      }
    },
    /**
     * Restarts. Persisted plans and watches continue as after a connection reset; their clients get
     * no result, and queued jobs are dropped.
     */
    restart(isCarriedOut: boolean): void {
      const begun = jobs.filter(({ call }) => call);
      const clients = jobs.flatMap((job) => job.clients.splice(0));
      for (const stored of actions.values()) {
        if (!begun.includes(stored.job)) stored.isRunning = false;
      }
      jobs = begun;
      for (const client of clients) client({ type: 'failed' });
      for (const job of begun) {
        const { call } = job;
        if (!call) continue;
        if (isCarriedOut && call.kind !== 'pause') commerce.handle(call);
        job.course.faults += 1;
        goOn(job, { ok: false, error: { kind: 'reset' } });
      }
    },
    /** Number of late requests, corrections and losses of carts so far: no tab is notified. */
    backgroundChanges: () => network.landings() + unrequested,
    isIdle: () => jobs.length === 0,
    isWatching: (cartId: string) => (journals.get(cartId)?.watches.size ?? 0) > 0,
    forget(cartId: string): void {
      journals.delete(cartId);
      unrequested += 1;
    },
  };
}

export type Bff = ReturnType<typeof createBff>;

const opened = ({
  payload,
  at,
}: IdempotencyRecord<RecordedOutcome>): IdempotencyRecord<RecordedOutcome> => ({
  payload,
  at,
  state: 'open',
});

const isGone = (failure: CallFailure): boolean => classifyFailure(failure) === 'cart-gone';

const GONE: BffAnswer = {
  type: 'answered',
  answer: { cart: null, userErrors: [{ code: 'CART_NOT_FOUND', message: '' }] },
};
