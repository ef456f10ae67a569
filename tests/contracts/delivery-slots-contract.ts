import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliverySlots, SlotHold } from '#ports/delivery-slots.ts';
import type { DeliveryPlan } from '#src/delivery/delivery-plan.ts';
import { HOLD_LIFETIME } from '#src/delivery/delivery-slots.ts';
import { err, ok } from '#src/shared/result.ts';
import type { FixedClock } from '../support/fixed-clock.ts';

/** A plan of one region with one van: a stop in the morning, two in the afternoon. */
export const ONE_VAN: DeliveryPlan = {
  regions: [
    {
      id: 'west',
      country: 'NL',
      postalCodes: [[1000, 1999]],
      weekdays: {
        2: [
          { window: '08-12', stops: 1 },
          { window: '12-17', stops: 2 },
        ],
        3: [{ window: '08-12', stops: 1 }],
      },
    },
  ],
  services: [{ service: 'high-floor', cents: 3900, per: 'delivery', types: ['mattress'] }],
};

const THERE = { country: 'NL', postalCode: '1017 AB' } as const;
/** A Tuesday. */
const EARLIEST = '2026-01-06';
const MORNING = { day: EARLIEST, window: '08-12' };
const AFTERNOON = { day: EARLIEST, window: '12-17' };

export const aHold = (cartId: string, key: string, more: Partial<SlotHold> = {}): SlotHold => ({
  cartId,
  key,
  ...THERE,
  earliestDay: EARLIEST,
  slot: MORNING,
  services: ['high-floor'],
  asked: {
    postalCode: more.postalCode ?? THERE.postalCode,
    slot: more.slot ?? MORNING,
    services: more.services ?? ['high-floor'],
  },
  ...more,
});

export type OpenSlotsOf = { readonly slots: DeliverySlots; readonly clock: FixedClock };

/** Contract for every calendar of {@link ONE_VAN}. `open` opens one that nobody has used. */
export function deliverySlotsContract(
  name: string,
  open: () => OpenSlotsOf | Promise<OpenSlotsOf>,
): void {
  describe(`DeliverySlots: ${name}`, () => {
    it('DS2 finds the days and windows of a postal code with what is left of them', async () => {
      const opened = await open();
      expect((await openDaysFor(opened, 'a')).slice(0, 3)).toEqual([
        '01-06 08-12:1 12-17:2',
        '01-07 08-12:1',
        '01-13 08-12:1 12-17:2',
      ]);
      expect(await opened.slots.servicePrices()).toEqual(ok(ONE_VAN.services));
    });

    it.each(['9999 ZZ', '1017', ''])('DS1 goes to no postal code %j', async (postalCode) => {
      const { slots } = await open();
      const refused = err({ kind: 'not-delivered' });
      const search = { cartId: 'a', country: 'NL', postalCode, earliestDay: EARLIEST } as const;
      expect(await slots.find(search)).toEqual(refused);
      expect(await slots.hold(aHold('a', 'k', { postalCode }))).toEqual(refused);
    });

    it('DS3 holds a slot for a cart: others do not get it, the cart itself does', async () => {
      const opened = await open();
      const { slots, clock } = opened;
      const choice = {
        ...THERE,
        region: 'west',
        slot: MORNING,
        services: ['high-floor'],
        heldUntil: clock.now() + HOLD_LIFETIME,
        isBooked: false,
      };
      expect(await slots.hold(aHold('a', 'k1'))).toEqual(ok(choice));
      expect(await slots.choiceOf('a')).toEqual(ok(choice));
      expect(await slots.hold(aHold('b', 'k1'))).toEqual(err({ kind: 'no-capacity' }));
      expect(await slots.choiceOf('b')).toEqual(ok(undefined));
      expect((await openDaysFor(opened, 'b'))[0]).toBe('01-06 12-17:2');
      expect((await openDaysFor(opened, 'a'))[0]).toBe('01-06 08-12:1 12-17:2');
    });

    it('DS3 refuses a day before the earliest one, and a window that is not planned', async () => {
      const { slots } = await open();
      const refusal = async (more: Partial<SlotHold>) => {
        const held = await slots.hold(aHold('a', 'k', more));
        return held.ok ? 'held' : held.error.kind;
      };
      expect(await refusal({ earliestDay: '2026-01-07' })).toBe('too-early');
      expect(await refusal({ slot: { day: '2026-01-08', window: '08-12' } })).toBe('no-capacity');
      expect(await refusal({ slot: { day: EARLIEST, window: '17-21' } })).toBe('no-capacity');
      expect(await slots.choiceOf('a')).toEqual(ok(undefined));
    });

    it('DS3 gives a cart another slot in the place of its own, or leaves it what it has', async () => {
      const opened = await open();
      const { slots } = opened;
      await slots.hold(aHold('a', 'k1'));
      await slots.hold(aHold('b', 'k1', { slot: AFTERNOON }));
      expect(await slots.hold(aHold('b', 'k2'))).toEqual(err({ kind: 'no-capacity' }));
      expect(await slots.choiceOf('b')).toMatchObject(ok({ slot: AFTERNOON }));
      await slots.hold(aHold('a', 'k2', { slot: AFTERNOON }));
      expect((await openDaysFor(opened, 'c'))[0]).toBe('01-06 08-12:1');
    });

    it('DS4 frees a hold after an hour, and remembers what was chosen', async () => {
      const { slots, clock } = await open();
      await slots.hold(aHold('a', 'k1'));
      clock.advance(HOLD_LIFETIME - 1);
      expect(await slots.hold(aHold('b', 'k1'))).toEqual(err({ kind: 'no-capacity' }));
      clock.advance(1);
      expect(await slots.hold(aHold('b', 'k1'))).toMatchObject({ ok: true });
      expect(await slots.choiceOf('a')).toMatchObject(
        ok({ slot: MORNING, services: ['high-floor'], heldUntil: clock.now() }),
      );
    });

    it('DS4 makes one hold of a repeated key, and does not undo what came after it', async () => {
      const { slots, clock } = await open();
      const first = await slots.hold(aHold('a', 'k1'));
      clock.advance(5000);
      expect(await slots.hold(aHold('a', 'k1'))).toEqual(first);
      const second = await slots.hold(aHold('a', 'k2', { slot: AFTERNOON }));
      expect(await slots.hold(aHold('a', 'k1'))).toEqual(second);
      expect(await slots.hold(aHold('a', 'k1', { services: [] }))).toEqual(
        err({ kind: 'key-reused' }),
      );
      await slots.release('a');
      expect(await slots.hold(aHold('a', 'k1'))).toEqual(err({ kind: 'nothing-chosen' }));
    });

    it('DS4 takes a repetition after the cut-off, or of a changed cart, for the same hold', async () => {
      const { slots } = await open();
      const { asked } = aHold('a', 'k1');
      const first = await slots.hold(aHold('a', 'k1'));
      const later = { earliestDay: '2026-01-07', services: [], postalCode: '1018 AB', asked };
      expect(await slots.hold(aHold('a', 'k1', later))).toEqual(first);
    });

    it('DS4 may be asked again under the key of a refused hold', async () => {
      const { slots } = await open();
      await slots.hold(aHold('a', 'k1'));
      expect(await slots.hold(aHold('b', 'k1'))).toMatchObject({ ok: false });
      await slots.release('a');
      expect(await slots.hold(aHold('b', 'k1'))).toMatchObject({ ok: true });
    });

    it('DS4 frees a released slot at once', async () => {
      const { slots } = await open();
      await slots.hold(aHold('a', 'k1'));
      expect(await slots.release('a')).toEqual(ok('released'));
      expect(await slots.release('nobody')).toEqual(ok('released'));
      expect(await slots.choiceOf('a')).toEqual(ok(undefined));
      expect(await slots.hold(aHold('b', 'k1'))).toMatchObject({ ok: true });
    });

    it('DS9 gives the slot of a lost cart to the one that replaces it, once, as long as it is held', async () => {
      const { slots, clock } = await open();
      const held = await slots.hold(aHold('a', 'k1'));
      clock.advance(HOLD_LIFETIME / 2);
      expect(await slots.move('a', 'b')).toEqual(ok('moved'));
      expect(await slots.choiceOf('b')).toEqual(held);
      expect(await slots.choiceOf('a')).toEqual(ok(undefined));
      expect(await slots.hold(aHold('c', 'k1'))).toEqual(err({ kind: 'no-capacity' }));
      expect(await slots.move('a', 'b')).toEqual(ok('kept'));
      expect(await slots.move('a', 'c')).toEqual(ok('kept'));
      clock.advance(HOLD_LIFETIME / 2);
      expect(await slots.hold(aHold('c', 'k2'))).toMatchObject({ ok: true });
    });

    it('DS9 leaves a booked slot to its order, and a cart what it has chosen itself', async () => {
      const { slots } = await open();
      await slots.hold(aHold('a', 'k1'));
      const own = await slots.hold(aHold('b', 'k1', { slot: AFTERNOON }));
      expect(await slots.move('a', 'b')).toEqual(ok('kept'));
      expect(await slots.choiceOf('b')).toEqual(own);
      const booked = await slots.book('a');
      expect(await slots.move('a', 'c')).toEqual(ok('kept'));
      expect(await slots.choiceOf('a')).toEqual(booked);
      expect(await slots.choiceOf('c')).toEqual(ok(undefined));
    });

    it('DS7 books what was chosen: it neither expires nor changes', async () => {
      const { slots, clock } = await open();
      expect(await slots.book('a')).toEqual(err({ kind: 'nothing-chosen' }));
      await slots.hold(aHold('a', 'k1'));
      const booked = await slots.book('a');
      expect(booked).toMatchObject(ok({ slot: MORNING, isBooked: true }));
      clock.advance(2 * HOLD_LIFETIME);
      expect(await slots.book('a')).toEqual(booked);
      expect(await slots.release('a')).toEqual(err({ kind: 'booked' }));
      expect(await slots.hold(aHold('a', 'k2', { slot: AFTERNOON }))).toEqual(
        err({ kind: 'booked' }),
      );
      expect(await slots.hold(aHold('b', 'k1'))).toEqual(err({ kind: 'no-capacity' }));
      expect(await slots.choiceOf('a')).toEqual(booked);
    });

    it('DS7 books an expired hold only while there is capacity', async () => {
      const { slots, clock } = await open();
      await slots.hold(aHold('a', 'k1'));
      clock.advance(HOLD_LIFETIME);
      await slots.hold(aHold('b', 'k1'));
      expect(await slots.book('a')).toEqual(err({ kind: 'expired' }));
      await slots.release('b');
      expect(await slots.book('a')).toMatchObject(ok({ isBooked: true }));
    });
  });
}

const CARTS = ['a', 'b', 'c', 'd', 'e'];

const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant('hold' as const),
    server: fc.nat(1),
    cart: fc.constantFrom(...CARTS),
    window: fc.constantFrom('08-12', '12-17', '17-21'),
    key: fc.constantFrom('k1', 'k2', 'k3'),
  }),
  fc.record({
    kind: fc.constantFrom('book' as const, 'release' as const),
    server: fc.nat(1),
    cart: fc.constantFrom(...CARTS),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    server: fc.nat(1),
    cart: fc.constantFrom(...CARTS),
    other: fc.constantFrom(...CARTS),
  }),
  fc.record({
    kind: fc.constant('wait' as const),
    milliseconds: fc.integer({ min: 1, max: HOLD_LIFETIME }),
  }),
);

type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

type TwoServers = {
  readonly servers: readonly [DeliverySlots, DeliverySlots];
  readonly clock: FixedClock;
  /** Deletes all choices, after each history. */
  readonly forget: () => Promise<void>;
};

/** Law: two servers that share a calendar of {@link ONE_VAN} never take more stops than there are. */
export async function historiesWithinCapacity(
  { servers, clock, forget }: TwoServers,
  numRuns: number,
): Promise<'held'> {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
      for (const step of steps) {
        await takeStep(servers, clock, step);
        await expectWithinCapacity(servers[0], clock);
      }
      await forget();
      for (const cart of CARTS) expect(await servers[0].choiceOf(cart)).toEqual(ok(undefined));
    }),
    { numRuns },
  );
  return 'held';
}

async function takeStep(
  servers: TwoServers['servers'],
  clock: FixedClock,
  step: Step,
): Promise<void> {
  if (step.kind === 'wait') return clock.advance(step.milliseconds);
  const slots = servers[step.server === 0 ? 0 : 1];
  const { cart } = step;
  if (step.kind === 'move') await slots.move(cart, step.other);
  else if (step.kind !== 'hold') await slots[step.kind](cart);
  else await slots.hold(aHold(cart, step.key, { slot: { day: EARLIEST, window: step.window } }));
}

/** Counts the stops from what each cart has, not from what the calendar says. */
async function expectWithinCapacity(slots: DeliverySlots, clock: FixedClock): Promise<void> {
  const choices = await Promise.all(CARTS.map((cart) => slots.choiceOf(cart)));
  expect(choices.filter(({ ok: isKnown }) => !isKnown)).toEqual([]);
  for (const { window, stops } of ONE_VAN.regions[0]?.weekdays[2] ?? []) {
    const taken = choices.filter(
      (choice) =>
        choice.ok &&
        choice.value?.slot.window === window &&
        (choice.value.isBooked || choice.value.heldUntil > clock.now()),
    );
    expect(taken.length).toBeLessThanOrEqual(stops);
  }
}

/** The days with what is left of their windows: `01-06 08-12:1`. */
async function openDaysFor({ slots }: OpenSlotsOf, cartId: string) {
  const found = await slots.find({ cartId, ...THERE, earliestDay: EARLIEST });
  if (!found.ok) throw new Error(found.error.kind);
  return found.value.days.map(({ day, windows }) =>
    [day.slice('2026-'.length), ...windows.map((one) => `${one.window}:${one.left}`)].join(' '),
  );
}
