import fc from 'fast-check';
import { adviceRules } from '#demo/advice/rules.ts';
import {
  type AdviceRequest,
  BED_WIDTHS,
  type Sleeper,
  TEMPERATURES,
} from '#src/advice/advice-request.ts';
import { MAX_PILLOW, POSITIONS, SHAPES } from '#src/advice/advice-rules.ts';
import type { AdviceResult } from '#src/advice/advise.ts';

const { kilograms, heights } = adviceRules;

/** Any sleeper that the demo's rule is made for, whose height may be left open. */
export const anySleeper: fc.Arbitrary<Sleeper> = fc.record(
  {
    kilograms: fc.integer({ min: kilograms.from, max: kilograms.to }),
    height: fc.integer({ min: heights.from, max: heights.to }),
    shape: fc.constantFrom(...SHAPES),
    position: fc.constantFrom(...POSITIONS),
    temperature: fc.constantFrom(...TEMPERATURES),
    shoulder: fc.boolean(),
    back: fc.boolean(),
  },
  { requiredKeys: ['kilograms', 'position', 'temperature', 'shoulder', 'back'] },
);

const anyBed = {
  width: fc.constantFrom(...BED_WIDTHS),
  budgetCents: fc.integer({ min: 5000, max: 2_000_000 }),
};

export const anyRequestForTwo: fc.Arbitrary<AdviceRequest> = fc.record(
  { sleepers: fc.tuple(anySleeper, anySleeper), restless: fc.boolean(), ...anyBed },
  { requiredKeys: ['sleepers', 'restless'] },
);

export const anyAdviceRequest: fc.Arbitrary<AdviceRequest> = fc.oneof(
  anyRequestForTwo,
  fc.record(
    { sleepers: fc.tuple(anySleeper), restless: fc.constant(false), ...anyBed },
    { requiredKeys: ['sleepers', 'restless'] },
  ),
);

const anySide = fc.record({
  firmness: fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2),
  pillow: fc
    .tuple(fc.integer({ min: 0, max: MAX_PILLOW }), fc.integer({ min: 0, max: MAX_PILLOW }))
    .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
});

const anySize = {
  width: fc.integer({ min: 7, max: 35 }).map((tens) => tens * 10),
  length: fc.integer({ min: 19, max: 35 }).map((tens) => tens * 10),
};

export const anyAdviceResult: fc.Arbitrary<AdviceResult> = fc.oneof(
  fc.record({ sides: fc.tuple(anySide), mattresses: fc.constant(1 as const), ...anySize }),
  fc.record({
    sides: fc.tuple(anySide, anySide),
    mattresses: fc.constantFrom(1 as const, 2 as const),
    ...anySize,
  }),
);
