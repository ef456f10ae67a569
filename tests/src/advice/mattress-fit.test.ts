import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POSITIONS } from '#src/advice/advice-rules.ts';
import { factsOfBoth, fitReasons, mattressFacts } from '#src/advice/mattress-fit.ts';

const CRITERIA = ['pressure', 'support', 'zones', 'still', 'airy', 'warm'] as const;
const PROPERTIES = ['drukverdeling', 'ondersteuning', 'stabiliteit', 'ventilatie'] as const;

const attribute = (code: string, value: string) => ({ code, label: code, value });

/** Any mattress whose maker may say little. */
const anyFacts = fc
  .record({
    load: fc.option(fc.integer({ min: 80, max: 200 })),
    zones: fc.option(fc.integer({ min: 1, max: 9 })),
    positions: fc.subarray(['zij', 'rug', 'buik']),
    ratings: fc.subarray([...PROPERTIES]).chain((properties) =>
      fc.tuple(
        ...properties.map((property) =>
          fc.integer({ min: 1, max: 5 }).map((grade) => ({
            code: property,
            label: property,
            value: String(grade),
            icon: '',
            showRating: true,
          })),
        ),
      ),
    ),
  })
  .map(({ load, zones, positions, ratings }) =>
    mattressFacts({
      attributes: [
        ...(load === null ? [] : [attribute('maximale_belasting', `${load} kg`)]),
        ...(zones === null ? [] : [attribute('comfortzones', String(zones))]),
        attribute('slaaphouding', positions.join(', ')),
      ],
      uspAttributes: ratings,
    }),
  );

const anyNeeds = fc.record({
  loads: fc.constant([85, 60]),
  criteria: fc.subarray([...CRITERIA]),
  positions: fc.subarray([...POSITIONS]),
});

describe('factsOfBoth', () => {
  it('A6 gives a bed no reason that one of its two mattresses does not have', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, anyNeeds, (left, right, needs) => {
        const codes = (facts: typeof left) => fitReasons(facts, needs, 0).map(({ code }) => code);
        const said = codes(factsOfBoth(left, right));
        expect(codes(left)).toEqual(expect.arrayContaining(said));
        expect(codes(right)).toEqual(expect.arrayContaining(said));
      }),
    );
  });

  it('A6 says a load that both bear, and is the same whichever side they are on', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (left, right) => {
        const both = factsOfBoth(left, right);
        expect(both.load ?? 0).toBe(Math.min(left.load ?? 0, right.load ?? 0));
        expect(factsOfBoth(right, left)).toEqual(both);
      }),
    );
  });
});
