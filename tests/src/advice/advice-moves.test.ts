import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftAdviceRules } from '#demo/advice/draft-rules.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import {
  type AdviceMove,
  type AdvicePart,
  compareAdvice,
  movedParts,
  outcomeOf,
  sampleRequests,
} from '#src/advice/advice-moves.ts';
import { type AdviceRules, POSITIONS, readAdviceRules, SHAPES } from '#src/advice/advice-rules.ts';
import { inScope } from '../../support/test-scope.ts';

const anyHalf = fc.integer({ min: -2, max: 2 }).map((halves) => halves / 2);

/** A table that differs from the demo's in a number or two. */
const anyRules: fc.Arbitrary<AdviceRules> = fc
  .tuple(
    fc.oneof(
      anyHalf.map((shoulder) => ({ shoulder })),
      anyHalf.map((side) => ({ positions: { ...adviceRules.positions, side } })),
      fc.constant({}),
    ),
    fc.oneof(
      fc.integer({ min: 5, max: 40 }).map((kilograms) => ({ two: { kilograms, minWidth: 160 } })),
      fc.integer({ min: 90, max: 140 }).map((reinforcedFrom) => ({ reinforcedFrom })),
      fc.constant({ kilograms: { from: 40, to: 180 } }),
      fc.constantFrom(5, 15).map((above) => ({ lengths: { ...adviceRules.lengths, above } })),
    ),
  )
  .map((parts) => Object.assign({}, adviceRules, ...parts));

/** Comparing two tables takes long enough for a few of them. */
const FEW = { numRuns: inScope(5, 3) };

const drafted = compareAdvice(adviceRules, draftAdviceRules);

describe('compareAdvice', () => {
  it('A7 moves nothing without a change, nor by a word of its editors', () => {
    const { compared, moves } = compareAdvice(adviceRules, {
      ...adviceRules,
      version: '2027-01-01',
      changes: { nl: 'Niets', de: 'Nichts', en: 'Nothing' },
    });
    expect(moves).toEqual([]);
    expect(compared).toBeGreaterThan(1000);
  });

  it('A7 moves what a step of the shoulder moves, and who is 15 kg apart', () => {
    const { moves } = drafted;
    const alone = moves.filter(({ request }) => request.sleepers.length === 1);
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.filter(({ request }) => !request.sleepers[0].shoulder)).toEqual([]);
    const couples = moves.flatMap(({ request: { sleepers } }) =>
      sleepers[1] ? [sleepers[1].kilograms - sleepers[0].kilograms] : [],
    );
    expect(couples.length).toBeGreaterThan(0);
    expect(couples.filter((apart) => apart <= 15 || apart > 20)).toEqual([]);
  });

  it.each([15, 20, 21, 25, 33])(
    'A7 moves couples if two mattresses begin at more than %d kg apart',
    (kilograms) => {
      const from = { ...adviceRules, two: { ...adviceRules.two, kilograms: kilograms - 1 } };
      const to = { ...adviceRules, two: { ...adviceRules.two, kilograms } };
      const parts = movedParts(compareAdvice(from, to).moves);
      expect(parts.map(({ part }) => part)).toContain('mattresses');
    },
  );

  it.each<[AdvicePart, Partial<AdviceRules>]>([
    ['mattresses', { two: { ...adviceRules.two, kilograms: 25 } }],
    ['width', { two: { ...adviceRules.two, minWidth: 180 } }],
    ['width', { widths: { ...adviceRules.widths, minTwo: 160 } }],
  ])('A7 moves the %s of couples by %j', (part, change) => {
    const { moves } = compareAdvice(adviceRules, { ...adviceRules, ...change });
    const sleepers = new Set(moves.map(({ request }) => request.sleepers.length));
    expect(sleepers).toEqual(new Set([2]));
    expect(movedParts(moves).map(({ part }) => part)).toContain(part);
  });

  it('A7 lists a sleeper whom one of the tables is not made for', () => {
    const { moves } = compareAdvice(adviceRules, {
      ...adviceRules,
      kilograms: { from: 40, to: 180 },
    });
    const [first] = moves;
    expect(first?.request.sleepers[0].kilograms).toBe(30);
    expect(first).not.toHaveProperty('after');
  });

  it('A7 lists only what moves, by what each table says', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const { moves } = compareAdvice(adviceRules, rules);
        const untrue = moves.filter(({ request, before, after }) => {
          const [old, current] = [JSON.stringify(before), JSON.stringify(after)];
          return (
            old === current ||
            old !== JSON.stringify(outcomeOf(adviceRules, request)) ||
            current !== JSON.stringify(outcomeOf(rules, request))
          );
        });
        expect(untrue).toEqual([]);
      }),
      FEW,
    );
  });

  it('A7 moves the same back as forth', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const forth = compareAdvice(adviceRules, rules);
        const back = compareAdvice(rules, adviceRules);
        const turned = back.moves.map(({ request, before, after }): AdviceMove => ({
          request,
          ...(after && { before: after }),
          ...(before && { after: before }),
        }));
        expect(JSON.stringify(forth.moves)).toBe(JSON.stringify(turned));
        expect(forth.compared).toBe(back.compared);
      }),
      FEW,
    );
  });
});

describe('sampleRequests', () => {
  it('A7 has every band, position, shape and complaint', () => {
    const alone = sampleRequests(adviceRules, adviceRules).flatMap(({ sleepers }) =>
      sleepers.length === 1 ? [sleepers[0]] : [],
    );
    for (const { upTo } of adviceRules.bands) {
      for (const position of POSITIONS) {
        for (const shape of [undefined, ...SHAPES]) {
          const some = alone.filter(
            (one) => one.kilograms === upTo && one.position === position && one.shape === shape,
          );
          expect(some.some(({ back }) => back)).toBe(true);
          expect(some.some(({ shoulder }) => shoulder)).toBe(position === 'side');
        }
      }
    }
  });

  it('A1 reads every table that is compared', () => {
    expect(readAdviceRules(draftAdviceRules)).toEqual({ ok: true, value: draftAdviceRules });
  });
});

describe('movedParts', () => {
  it('A7 counts every move with each part that moves, the most frequent first', () => {
    const { moves } = drafted;
    const parts = movedParts(moves);
    const counts = parts.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(moves.length);
    expect(new Set(parts.map(({ part }) => part))).toEqual(
      new Set(['firmness', 'mattresses', 'base']),
    );
    for (const { example } of parts) expect(moves).toContain(example);
  });

  it('A7 has no part where nothing moves', () => {
    expect(movedParts([])).toEqual([]);
  });
});
