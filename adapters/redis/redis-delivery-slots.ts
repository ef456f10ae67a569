import type { Clock } from '#ports/clock-and-ids.ts';
import type { DeliverySlots, SlotFailure, SlotHold } from '#ports/delivery-slots.ts';
import { IDEMPOTENCY_LIFETIME } from '#ports/shared-stores.ts';
import { requestIdentity } from '#src/delivery/cart-delivery.ts';
import { type DeliveryPlan, type DeliveryRegion, regionOf } from '#src/delivery/delivery-plan.ts';
import {
  deletionTime,
  type DeliveryChoice,
  type DeliverySlot,
  HOLD_LIFETIME,
  openDays,
  plannedSlots,
  refuseSlot,
  stopsOf,
} from '#src/delivery/delivery-slots.ts';
import { PAID_SERVICES } from '#src/delivery/paid-services.ts';
import {
  parseJson,
  readCount,
  readFields,
  readFlag,
  readListOf,
  readOneOf,
  readText,
} from '#src/shared/json-reader.ts';
import { COUNTRIES } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import {
  actionKey,
  BOOK,
  choiceKey,
  COUNT_TAKEN,
  HOLD,
  MOVE,
  RELEASE,
  slotKey,
} from './delivery-scripts.ts';
import { type RedisConnection, type RedisScript, runScript } from './redis-connection.ts';

type SlotParts = {
  readonly connection: RedisConnection;
  readonly plan: DeliveryPlan;
  readonly clock: Clock;
};

/**
 * The calendar of the shop's vans for servers on several machines. A stop is counted and taken by one
 * script, which Redis runs alone, so that no two servers take it. The plan and the time are those of
 * the server that asks.
 */
export function createRedisDeliverySlots(parts: SlotParts): DeliverySlots {
  const { connection, plan, clock } = parts;
  const run = async (
    script: RedisScript,
    keys: readonly string[],
    args: readonly (string | number)[],
  ) => {
    const answer = await runScript(connection, script, keys, args);
    return answer.ok ? answer.value : undefined;
  };
  return {
    async find({ cartId, country, postalCode, earliestDay }) {
      const region = regionOf(plan, country, postalCode);
      if (!region) return NOT_DELIVERED;
      const slots = plannedSlots(region, earliestDay);
      const keys = slots.map((slot) => slotKey(region.id, slot));
      const counts = keys.length === 0 ? [] : await run(COUNT_TAKEN, keys, [clock.now(), cartId]);
      const known = readCounts(counts);
      if (known?.length !== slots.length) return UNAVAILABLE;
      const taken = new Map(keys.map((key, index) => [key, known[index] ?? 0]));
      const takenOf = (slot: DeliverySlot) => taken.get(slotKey(region.id, slot)) ?? 0;
      return ok({ region: region.id, days: openDays(region, earliestDay, takenOf) });
    },
    servicePrices: () => Promise.resolve(ok(plan.services)),
    async choiceOf(cartId) {
      const stored = await readStored(connection, cartId);
      return stored.ok ? ok(stored.value?.choice) : stored;
    },
    async hold(request) {
      const region = regionOf(plan, request.country, request.postalCode);
      if (!region) return NOT_DELIVERED;
      const { keys, args } = holdParts(request, region, clock.now());
      const answer = await run(HOLD, keys, args);
      const [said, text] = readTexts(answer) ?? [];
      if (said !== 'held') return refusalOf(said);
      const choice = readChoice(parseJson(text));
      return choice ? ok(choice) : UNAVAILABLE;
    },
    async move(fromCartId, toCartId) {
      const keys = [choiceKey(fromCartId), choiceKey(toCartId)];
      const said = await run(MOVE, keys, [fromCartId, toCartId]);
      return said === 'moved' || said === 'kept' ? ok(said) : UNAVAILABLE;
    },
    async release(cartId) {
      const said = await run(RELEASE, [choiceKey(cartId)], [cartId]);
      return said === 'released' ? ok(said) : refusalOf(said);
    },
    book: (cartId) => book(parts, cartId),
  };
}

function holdParts(request: SlotHold, region: DeliveryRegion, now: number) {
  const { cartId, key, asked, slot, services, country, postalCode } = request;
  const heldUntil = now + HOLD_LIFETIME;
  const place = { country, postalCode, region: region.id };
  const choice: DeliveryChoice = { ...place, slot, services, heldUntil, isBooked: false };
  return {
    keys: [choiceKey(cartId), actionKey(cartId, key), slotKey(region.id, slot)],
    args: [
      now,
      cartId,
      requestIdentity(asked),
      refuseSlot(region, request, () => 0) ?? '',
      stopsOf(region, slot),
      JSON.stringify(choice),
      heldUntil,
      deletionTime(choice, now) - now,
      slotLifetime(choice, now),
      IDEMPOTENCY_LIFETIME,
    ],
  };
}

/** A slot is kept as long as any booking of it. */
const slotLifetime = (choice: DeliveryChoice, now: number): number =>
  Math.max(1, deletionTime({ ...choice, isBooked: true }, now) - now);

/** Attempts to book a choice that its shopper changes meanwhile. */
const MAX_ATTEMPTS = 3;

async function book(
  { connection, plan, clock }: SlotParts,
  cartId: string,
): Promise<Result<DeliveryChoice, SlotFailure>> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const stored = await readStored(connection, cartId);
    if (!stored.ok) return stored;
    if (!stored.value) return err({ kind: 'nothing-chosen' });
    const { choice, text } = stored.value;
    if (choice.isBooked) return ok(choice);
    const now = clock.now();
    const region = plan.regions.find(({ id }) => id === choice.region);
    const booked = { ...choice, isBooked: true };
    const lifetime = slotLifetime(booked, now);
    const answer = await runScript(
      connection,
      BOOK,
      [choiceKey(cartId), slotKey(choice.region, choice.slot)],
      [
        now,
        cartId,
        text,
        JSON.stringify(booked),
        choice.heldUntil,
        region ? stopsOf(region, choice.slot) : 0,
        lifetime,
        lifetime,
      ],
    );
    const said = answer.ok ? answer.value : undefined;
    if (said === 'booked') return ok(booked);
    if (said !== 'changed') return refusalOf(said);
  }
  return UNAVAILABLE;
}

type Stored = { readonly choice: DeliveryChoice; readonly text: string };

async function readStored(
  connection: RedisConnection,
  cartId: string,
): Promise<Result<Stored | undefined, SlotFailure>> {
  const answer = await connection.call('GET', choiceKey(cartId));
  if (!answer.ok) return UNAVAILABLE;
  if (answer.value === null) return ok(undefined);
  const text = readText(answer.value);
  const choice = text === undefined ? undefined : readChoice(parseJson(text));
  return text !== undefined && choice ? ok({ choice, text }) : UNAVAILABLE;
}

const readChoice = readFields<DeliveryChoice>({
  country: readOneOf(COUNTRIES),
  postalCode: readText,
  region: readText,
  slot: readFields({ day: readText, window: readText }),
  services: readListOf(readOneOf(PAID_SERVICES)),
  heldUntil: readCount,
  isBooked: readFlag,
});

const readCounts = readListOf(readCount);
const readTexts = readListOf(readText);

/** Why a script refused; any other answer is none. */
const REFUSALS = [
  'key-reused',
  'nothing-chosen',
  'booked',
  'too-early',
  'no-capacity',
  'expired',
] as const;

function refusalOf(said: unknown): Result<never, SlotFailure> {
  const kind = REFUSALS.find((one) => one === said);
  return kind ? err({ kind }) : UNAVAILABLE;
}

const NOT_DELIVERED = err({ kind: 'not-delivered' } as const);
const UNAVAILABLE = err({
  kind: 'slots-unavailable',
  status: 503,
  message: 'Redis did not answer',
} as const);
