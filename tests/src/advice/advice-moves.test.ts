import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftAdviceRules } from '#demo/advice/draft-rules.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import {
  type AdviceMove,
  type AdviceOutcome,
  type AdvicePart,
  compareAdvice,
  movedParts,
  adviceOutcomeOf,
  sampleRequests,
} from '#src/advice/advice-moves.ts';
import { type AdviceRequest, BED_WIDTHS } from '#src/advice/advice-request.ts';
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
            old !== JSON.stringify(adviceOutcomeOf(adviceRules, request)) ||
            current !== JSON.stringify(adviceOutcomeOf(rules, request))
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

/** A table with few steps. */
const SMALL: AdviceRules = {
  ...adviceRules,
  kilograms: { from: 60, to: 80 },
  bands: [{ upTo: 80, firmness: 4.5 }],
  reinforcedFrom: 70,
  heights: { from: 170, to: 185 },
  lengths: { sizes: [150, 182, 230], above: 10, roomy: 20 },
  two: { kilograms: 19, minWidth: 160 },
};

describe('sampleRequests', () => {
  it('A7 has the weights and heights at which a table has a step, in order', () => {
    const requests = sampleRequests(SMALL, SMALL);
    const alone = requests.flatMap(({ sleepers: [one, other] }) => (other ? [] : [one]));
    expect([...new Set(alone.map(({ kilograms }) => kilograms))]).toEqual([60, 69, 70, 80]);
    expect([...new Set(alone.map(({ height }) => height))]).toEqual([170, 172, 173, 180, 185]);
    expect(new Set(alone.map(({ temperature }) => temperature))).toEqual(new Set(['neutral']));
    expect(requests.filter(({ sleepers, restless }) => restless && !sleepers[1])).toEqual([]);
    const far = sampleRequests({ ...SMALL, reinforcedFrom: 120 }, SMALL);
    expect(far.some(({ sleepers }) => sleepers[0].kilograms === 119)).toBe(false);
    const near = sampleRequests({ ...SMALL, reinforcedFrom: 60 }, SMALL);
    expect(near.some(({ sleepers }) => sleepers[0].kilograms === 59)).toBe(false);
  });

  it('A7 has couples of these weights, and as far apart as a table takes one mattress for', () => {
    const requests = sampleRequests(SMALL, SMALL);
    const couples = requests.flatMap(({ sleepers: [one, other], restless, width }) =>
      other ? [{ one, other, pair: `${one.kilograms} ${other.kilograms}`, restless, width }] : [],
    );
    expect([...new Set(couples.map(({ pair }) => pair))].join(', ')).toBe(
      '60 60, 60 69, 60 70, 60 80, 69 69, 69 70, 69 80, 70 70, 70 80, 80 80, 60 79, 61 80',
    );
    const bedsOf = (asked: string) =>
      couples
        .filter(({ pair }) => pair === asked)
        .map(({ restless, width }) => `${width ?? 'any'} ${restless ? 'restless' : 'calm'}`);
    for (const pair of ['60 79', '60 80'])
      expect(bedsOf(pair)).toEqual(['any calm', 'any restless']);
    expect(bedsOf('69 69')).toEqual(
      ['any', ...BED_WIDTHS].flatMap((width) => [`${width} calm`, `${width} restless`]),
    );
    const average = {
      height: 175,
      position: 'mixed',
      temperature: 'neutral',
      shoulder: false,
      back: false,
    };
    expect(couples[0]).toMatchObject({
      one: { kilograms: 60, ...average },
      other: { kilograms: 60, ...average },
    });
  });

  it('A7 has couples up to the heaviest whom one of the tables is made for', () => {
    const heavier = {
      ...SMALL,
      kilograms: { from: 60, to: 81 },
      bands: [{ upTo: 81, firmness: 5 }],
    };
    const pairs = sampleRequests(SMALL, heavier).flatMap(({ sleepers: [one, other] }) =>
      other ? [`${one.kilograms} ${other.kilograms}`] : [],
    );
    expect(pairs).toContain('61 81');
    expect(pairs).not.toContain('62 82');
  });

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

const outcome = (by: Partial<AdviceOutcome['sides'][number]>, width = 90): AdviceOutcome => ({
  sides: [{ firmness: 4, grade: 'medium', pillow: { from: 10, to: 13 }, ...by }],
  mattresses: 1,
  width,
  length: 200,
  base: { count: 1, reinforced: false },
  criteria: [],
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

  it('A7 counts what moves alike together, and a sleeper of one table alone by firmness', () => {
    const sleeper = { kilograms: 70, position: 'side', temperature: 'neutral' } as const;
    const request: AdviceRequest = {
      sleepers: [{ ...sleeper, shoulder: false, back: false }],
      restless: false,
    };
    const [before, softer] = [outcome({}), outcome({ firmness: 3.5, grade: 'soft' })];
    const pillow = { request, before, after: outcome({ pillow: { from: 8, to: 11 } }) };
    const moves: readonly AdviceMove[] = [
      { request, before, after: softer },
      pillow,
      { ...pillow, after: { ...pillow.after, width: 100 } },
      { request, before },
      { request, after: before },
    ];
    expect(movedParts(moves).map(({ part, count }) => `${count} ${part}`)).toEqual([
      '2 pillow',
      '1 firmness',
      '1 width',
      '1 firmness',
      '1 firmness',
    ]);
    expect(movedParts(moves)[0]?.example).toBe(pillow);
  });

  it('A7 has no part where nothing moves', () => {
    expect(movedParts([])).toEqual([]);
  });
});
