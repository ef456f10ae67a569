import type { Clock } from '#ports/clock-and-ids.ts';
import type { DeliverySlots, SlotFailure, SlotHold } from '#ports/delivery-slots.ts';
import { IDEMPOTENCY_LIFETIME } from '#ports/shared-stores.ts';
import { requestIdentity } from '#src/delivery/cart-delivery.ts';
import { type DeliveryPlan, type DeliveryRegion, regionOf } from '#src/delivery/delivery-plan.ts';
import {
  deletionTime,
  type DeliveryChoice,
  hasCapacity,
  HOLD_LIFETIME,
  openDays,
  refuseSlot,
  type TakenStops,
} from '#src/delivery/delivery-slots.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { payloadDigest } from './action-statements.ts';
import type { CartDatabase, Statements } from './cart-database.ts';
import type { StoredChoice } from './delivery-statements.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type SlotParts = {
  readonly database: CartDatabase;
  readonly plan: DeliveryPlan;
  readonly clock: Clock;
};

/**
 * The calendar of the shop's vans beside its carts, with any commerce backend. A slot is counted and
 * taken in one transaction of the one writer that SQLite allows, so that servers on one database
 * never take a stop twice.
 */
export function createEmbeddedDeliverySlots({ database, plan, clock }: SlotParts): DeliverySlots {
  const change = <T>(make: (statements: Statements, now: number) => Result<T, SlotFailure>) =>
    attempt(() => database.write((statements) => make(statements, clock.now())));
  return {
    find: ({ cartId, country, postalCode, earliestDay }) =>
      attempt(() => {
        const region = regionOf(plan, country, postalCode);
        if (!region) return NOT_DELIVERED;
        const now = clock.now();
        return database.read((statements) => {
          const taken = takenIn(statements, region.id, { cartId, now });
          return ok({ region: region.id, days: openDays(region, earliestDay, taken) });
        });
      }),
    servicePrices: () => Promise.resolve(ok(plan.services)),
    choiceOf: (cartId) =>
      attempt(() =>
        database.read(({ deliveries }) => {
          const stored = deliveries.choice(cartId);
          return ok(stored && toChoice(stored));
        }),
      ),
    hold: (request) =>
      change((statements, now) => {
        const region = regionOf(plan, request.country, request.postalCode);
        return region ? holdOnce(statements, { request, region, now }) : NOT_DELIVERED;
      }),
    move: (fromCartId, toCartId) =>
      change(({ deliveries }) => {
        const choice = deliveries.choice(fromCartId);
        if (!choice || choice.isBooked || deliveries.choice(toCartId)) return KEPT;
        deliveries.releaseChoice(fromCartId);
        deliveries.storeChoice(toCartId, choice);
        return ok('moved' as const);
      }),
    release: (cartId) =>
      change(({ deliveries }) => {
        if (deliveries.choice(cartId)?.isBooked) return BOOKED;
        deliveries.releaseChoice(cartId);
        return ok('released');
      }),
    book: (cartId) => change((statements, now) => book(statements, { cartId, plan, now })),
  };
}

type Hold = {
  readonly request: SlotHold;
  readonly region: DeliveryRegion;
  readonly now: number;
};

/** The key is recorded in the transaction of the hold, so that it is applied once. */
function holdOnce(statements: Statements, hold: Hold): Result<DeliveryChoice, SlotFailure> {
  const { deliveries, records } = statements;
  const { request, now } = hold;
  const { cartId, key, asked } = request;
  const action = `delivery ${cartId} ${key}`;
  const fingerprint = payloadDigest(requestIdentity(asked));
  const earlier = deliveries.choice(cartId);
  const known = records.record(action, now - IDEMPOTENCY_LIFETIME);
  if (known && known.fingerprint !== fingerprint) return err({ kind: 'key-reused' });
  if (known) return earlier ? ok(toChoice(earlier)) : err({ kind: 'nothing-chosen' });
  if (earlier?.isBooked) return BOOKED;
  const held = takeSlot(statements, hold);
  if (held.ok) records.storeRecord(action, { fingerprint, state: 'held' }, now);
  return held;
}

function takeSlot(
  statements: Statements,
  { request, region, now }: Hold,
): Result<DeliveryChoice, SlotFailure> {
  const { cartId, slot, services, country, postalCode } = request;
  const refusal = refuseSlot(region, request, takenIn(statements, region.id, { cartId, now }));
  if (refusal !== undefined) return err({ kind: refusal });
  const choice: DeliveryChoice = {
    country,
    postalCode,
    region: region.id,
    slot,
    services,
    heldUntil: now + HOLD_LIFETIME,
    isBooked: false,
  };
  statements.deliveries.storeChoice(cartId, { ...choice, purgeAt: deletionTime(choice, now) });
  return ok(choice);
}

type Booking = { readonly cartId: string; readonly plan: DeliveryPlan; readonly now: number };

function book(
  statements: Statements,
  { cartId, plan, now }: Booking,
): Result<DeliveryChoice, SlotFailure> {
  const stored = statements.deliveries.choice(cartId);
  if (!stored) return err({ kind: 'nothing-chosen' });
  if (stored.isBooked) return ok(toChoice(stored));
  if (now >= stored.heldUntil) {
    const region = plan.regions.find(({ id }) => id === stored.region);
    const taken = takenIn(statements, stored.region, { cartId, now });
    if (!region || !hasCapacity(region, stored.slot, taken)) return err({ kind: 'expired' });
  }
  const booked = { ...stored, isBooked: true };
  statements.deliveries.storeChoice(cartId, { ...booked, purgeAt: deletionTime(booked, now) });
  return ok(toChoice(booked));
}

const takenIn =
  (
    { deliveries }: Statements,
    region: string,
    others: { readonly cartId: string; readonly now: number },
  ): TakenStops =>
  (slot) =>
    deliveries.takenStops(region, slot, others);

const toChoice = ({ purgeAt: _purgeAt, ...choice }: StoredChoice): DeliveryChoice => choice;

const NOT_DELIVERED = err({ kind: 'not-delivered' } as const);
const KEPT = ok('kept' as const);
const BOOKED = err({ kind: 'booked' } as const);

async function attempt<T>(work: () => Result<T, SlotFailure>): Promise<Result<T, SlotFailure>> {
  const done = await retryWhileBusy(work);
  if (done.ok) return done.value;
  const { status, message, retryAfterSeconds } = done.error;
  return err({
    kind: 'slots-unavailable',
    status,
    message,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
