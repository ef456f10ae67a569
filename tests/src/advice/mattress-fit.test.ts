import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POSITIONS } from '#src/advice/advice-rules.ts';
import {
  bestOffers,
  factsOfBoth,
  fitReasons,
  isOverBudget,
  mattressFacts,
  type MattressNeeds,
  type Offered,
} from '#src/advice/mattress-fit.ts';

const CRITERIA = ['pressure', 'support', 'zones', 'still', 'airy', 'warm'] as const;
const PROPERTIES = ['drukverdeling', 'ondersteuning', 'stabiliteit', 'ventilatie'] as const;

const attribute = (code: string, value: string) => ({ code, label: code, value });

const offerFor = (positions: string): Offered => ({
  facts: mattressFacts({ attributes: [attribute('slaaphouding', positions)], uspAttributes: [] }),
  cents: 100,
});

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

describe('fitReasons', () => {
  it('A6 says that a mattress is made for every position only if it names them all', () => {
    const needs = { loads: [70], criteria: [], positions: ['mixed'] } as const;
    const codes = (positions: string) =>
      fitReasons(offerFor(positions).facts, needs, 0).map(({ code }) => code);
    expect(codes('Back, Side, Stomach')).toContain('position');
    expect(codes('Back, Side')).not.toContain('position');
    expect(codes('')).not.toContain('position');
  });
});

describe('bestOffers', () => {
  const anyOffer = fc.record({ facts: anyFacts, cents: fc.integer({ min: 1, max: 30 }) });
  const anyOffers = fc.array(anyOffer, { maxLength: 8 });
  const anyNeed = fc
    .tuple(anyNeeds, fc.option(fc.integer({ min: 1, max: 30 }), { nil: Infinity }))
    .map(([needs, budgetCents]): MattressNeeds => Object.assign({ budgetCents }, needs));

  it('A6 has nothing over the budget while there is an offer within it', () => {
    fc.assert(
      fc.property(anyOffers, anyNeed, (offers, needs) => {
        const best = bestOffers(offers, needs, 3).map(({ offer }) => offer);
        const within = offers.filter((offer) => !isOverBudget(offer, needs)).length;
        const withinBest = best.filter((offer) => !isOverBudget(offer, needs)).length;
        expect(withinBest).toBe(Math.min(3, within));
        expect(best).toHaveLength(Math.min(3, within === 0 ? offers.length : within));
      }),
    );
  });

  it('A6 has the cheapest first where all are over the budget', () => {
    fc.assert(
      fc.property(anyOffers, anyNeeds, (offers, needs) => {
        const best = bestOffers(offers, { ...needs, budgetCents: 0 }, 3);
        const cheapest = offers.map(({ cents }) => cents).toSorted((a, b) => a - b);
        expect(best.map(({ offer }) => offer.cents)).toEqual(cheapest.slice(0, 3));
      }),
    );
  });

  it('A6 passes over for the budget nothing that it advises afterwards', () => {
    fc.assert(
      fc.property(anyOffers, anyNeed, (offers, needs) => {
        const best = bestOffers(offers, needs, 3);
        const advised = best.map(({ offer }) => offer);
        const passedOver = best.flatMap(({ next }) =>
          next?.isBehindIn === 'over-budget' ? [next.offer] : [],
        );
        for (const offer of passedOver) {
          expect(isOverBudget(offer, needs)).toBe(true);
          expect(advised).not.toContain(offer);
        }
      }),
    );
  });

  it('A6 says why not the next one, of the one that it advises next', () => {
    fc.assert(
      fc.property(anyOffers, anyNeed, (offers, needs) => {
        const best = bestOffers(offers, needs, 3);
        const following = best.slice(1).map(({ offer }) => offer);
        const passedOver = best.slice(0, -1).map(({ next }) => next?.offer);
        expect(passedOver).toEqual(following);
      }),
    );
  });

  it('A6 ranks a mattress for every position before one for two of them', () => {
    const [two, all] = [offerFor('zij, rug'), offerFor('zij, rug, buik')];
    const best = bestOffers([two, all], { loads: [], criteria: [], positions: ['mixed'] }, 3);
    expect(best).toEqual([
      { offer: all, next: { offer: two, isBehindIn: 'position' } },
      { offer: two },
    ]);
  });
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
