import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewCartItem } from '#src/cart/cart.ts';
import {
  comparableAdd,
  capRefusals,
  comparableChange,
  checkIdempotencyKey,
  IDEMPOTENCY_KEY_LIFETIME,
  type IdempotencyRecord,
} from '#src/cart/retry/idempotency.ts';

const PAYLOAD = '[["M1",1]]';
const ANSWERED: IdempotencyRecord<string> = {
  state: 'answered',
  payload: PAYLOAD,
  at: 1000,
  answer: 'a cart',
};

const OPEN: IdempotencyRecord<string> = { state: 'open', payload: PAYLOAD, at: 1000 };

const RECORD = { payload: fc.string(), at: fc.nat() };

const anyAnswered: fc.Arbitrary<IdempotencyRecord<string>> = fc.record({
  ...RECORD,
  state: fc.constant('answered'),
  answer: fc.string(),
});

const anyRecord: fc.Arbitrary<IdempotencyRecord<string>> = fc.oneof(
  fc.record({ ...RECORD, state: fc.constant('open' as const) }),
  anyAnswered,
);

describe('checkIdempotencyKey', () => {
  it('C7 carries out an action that arrives for the first time', () => {
    expect(checkIdempotencyKey(undefined, PAYLOAD, 1000)).toEqual({ kind: 'carry-out' });
  });

  it('C7 repeats the answer', () => {
    expect(checkIdempotencyKey(ANSWERED, PAYLOAD, 1001)).toEqual({
      kind: 'replay',
      answer: 'a cart',
    });
  });

  it('C7 carries out again an action that was not carried out, or is unknown', () => {
    expect(checkIdempotencyKey(OPEN, PAYLOAD, 1001)).toEqual({ kind: 'carry-out' });
    expect(checkIdempotencyKey(OPEN, '[["M1",2]]', 1001)).toEqual({ kind: 'mismatch' });
  });

  it('C7 refuses a key that was used for another action', () => {
    expect(checkIdempotencyKey(ANSWERED, '[["M1",2]]', 1001)).toEqual({ kind: 'mismatch' });
  });

  it('C7 remembers a key for a day', () => {
    expect(checkIdempotencyKey(ANSWERED, PAYLOAD, 999 + IDEMPOTENCY_KEY_LIFETIME).kind).toBe(
      'replay',
    );
    expect(checkIdempotencyKey(ANSWERED, PAYLOAD, 1000 + IDEMPOTENCY_KEY_LIFETIME).kind).toBe(
      'carry-out',
    );
    expect(checkIdempotencyKey(ANSWERED, '[["M1",2]]', 1000 + IDEMPOTENCY_KEY_LIFETIME).kind).toBe(
      'carry-out',
    );
    expect(IDEMPOTENCY_KEY_LIFETIME).toBe(86_400_000);
  });

  it('C7 carries out nothing a second time within a day after its answer', () => {
    const withinADay = fc.integer({ min: 0, max: IDEMPOTENCY_KEY_LIFETIME - 1 });
    fc.assert(
      fc.property(anyAnswered, fc.string(), withinADay, (record, payload, age) => {
        expect(checkIdempotencyKey(record, payload, record.at + age).kind).not.toBe('carry-out');
      }),
    );
  });

  it('C7 never gives the answer of another action', () => {
    fc.assert(
      fc.property(anyRecord, fc.string(), fc.nat(), (record, payload, now) => {
        const verdict = checkIdempotencyKey(record, payload, now);
        expect(verdict.kind === 'replay' ? payload : record.payload).toBe(record.payload);
      }),
    );
  });
});

/** Few different items, so that two adds are often equal. */
const anyItems = fc.array(
  fc.record(
    {
      sku: fc.constantFrom('BED', 'LAMP'),
      quantity: fc.constantFrom(1, 2),
      optionUids: fc.array(fc.constantFrom('oak', 'grey'), { maxLength: 2 }),
    },
    { requiredKeys: ['sku', 'quantity'] },
  ),
  { maxLength: 2 },
);

/** Requested items, regardless of the order of their options. */
const payloadOf = (items: readonly NewCartItem[]) =>
  items.map(({ sku, quantity, optionUids = [] }) => ({
    sku,
    quantity,
    options: optionUids.toSorted(),
  }));

describe('capRefusals', () => {
  it('C7 keeps the first ten refusals of an action', () => {
    const refusals = Array.from({ length: 11 }, (_, index) => index);
    expect(capRefusals(refusals)).toEqual(refusals.slice(0, 10));
    expect(capRefusals([1, 2])).toEqual([1, 2]);
  });
});

describe('comparableChange', () => {
  it('C7 differs by the kind of a change and by what is requested', () => {
    const payloads = [
      comparableChange('update', ['u1', 2]),
      comparableChange('update', ['u1', 3]),
      comparableChange('remove', ['u1', 2]),
    ];
    expect(new Set(payloads).size).toBe(3);
    expect(comparableChange('update', ['u1', 2])).toBe(payloads[0]);
  });
});

describe('comparableAdd', () => {
  it('C7 still recognizes keys from before options existed', () => {
    expect(comparableAdd([{ sku: 'M1', quantity: 1 }])).toBe(PAYLOAD);
    expect(comparableAdd([{ sku: 'M1', quantity: 1, optionUids: [] }])).toBe(PAYLOAD);
  });

  it('C7 treats the same options in another order as the same add', () => {
    const bed = { sku: 'BED', quantity: 2 };
    const chosen = comparableAdd([{ ...bed, optionUids: ['oak', 'grey'] }]);
    expect(comparableAdd([{ ...bed, optionUids: ['grey', 'oak'] }])).toBe(chosen);
    expect(comparableAdd([{ ...bed, optionUids: ['grey', 'pine'] }])).not.toBe(chosen);
  });

  it('C7 is equal for two adds exactly when they request the same', () => {
    fc.assert(
      fc.property(anyItems, anyItems, (items, others) => {
        const isSame = isDeepStrictEqual(payloadOf(items), payloadOf(others));
        expect(comparableAdd(items) === comparableAdd(others)).toBe(isSame);
      }),
    );
  });
});
