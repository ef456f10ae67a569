import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceRules as rules } from '#demo/advice/rules.ts';
import { firmnessAdvice } from '#demo/content/pages/firmness-advice.ts';
import { advise, adviseSide, type FirmnessReason } from '#src/advice/advise.ts';
import type { AdviceRequest, Sleeper } from '#src/advice/advice-request.ts';
import { POSITIONS, SCALE, SHAPES } from '#src/advice/advice-rules.ts';
import { FIRMNESSES, parseFirmnesses } from '#src/catalog/firmness.ts';
import {
  anyAdviceRequest,
  anyRequestForTwo,
  anySleeper,
} from '../../support/arbitraries/advice.ts';

const SLEEPER: Sleeper = {
  kilograms: 70,
  height: 172,
  position: 'back',
  temperature: 'neutral',
  shoulder: false,
  back: false,
};

const sleeper = (facts: Partial<Sleeper>): Sleeper => ({ ...SLEEPER, ...facts });
const forTwo = (
  one: Partial<Sleeper>,
  other: Partial<Sleeper>,
  more: Partial<AdviceRequest> = {},
) => advise(rules, { sleepers: [sleeper(one), sleeper(other)], restless: false, ...more });

const lengthOf = (height: number) => forTwo({}, { height });

const backMoves = (kilograms: number, by: number) =>
  adviseSide(
    { ...rules, back: { towards: 5, by } },
    sleeper({ kilograms, height: 100 + kilograms, back: true }),
  ).reasons.find(({ code }) => code === 'back')?.by;

const pillowOf = (facts: Partial<Sleeper>) => adviseSide(rules, sleeper(facts)).pillow;

describe('adviseSide', () => {
  it('A1 adds up its reasons, in the order of the rule', () => {
    const heavy = sleeper({
      kilograms: 100,
      position: 'side',
      shape: 'H',
      shoulder: true,
      back: true,
    });
    const expected: readonly FirmnessReason[] = [
      { code: 'weight', by: 6.5 },
      { code: 'build', build: 'heavy', by: 0.5 },
      { code: 'position', position: 'side', by: -0.5 },
      { code: 'shape', shape: 'H', by: -0.5 },
      { code: 'shoulder', by: -0.5 },
      { code: 'back', by: -0.5 },
    ];
    expect(adviseSide(rules, heavy)).toEqual({
      firmness: 5,
      grade: 'medium',
      reasons: expected,
      pillow: { from: 13, to: 15 },
    });
  });

  it('A1 advises what the chart of the article says, for each weight and position', () => {
    const chart = firmnessAdvice.blocks.find((block) => block.type === 'table');
    const rows = chart?.type === 'table' ? chart.rows : [];
    const weights = [[60], [61, 75], [76, 90], [91, 110], [111, 180]];
    const positions = ['side', 'back', 'stomach'] as const;
    const differing = rows.flatMap(([, ...cells], row) =>
      cells.flatMap((cell, column) => {
        const written = parseFirmnesses(cell.en.replace(/ or /u, ', '));
        const advised = (weights[row] ?? []).map((kilograms) =>
          adviseSide(
            rules,
            sleeper({ kilograms, height: 100 + kilograms, position: positions[column] ?? 'back' }),
          ),
        );
        return advised
          .filter(({ grade }) => !written.includes(grade))
          .map(({ grade }) => ({ row, column, written, grade }));
      }),
    );
    expect(rows).toHaveLength(5);
    expect(differing).toEqual([]);
  });

  it('A1 takes from 0.8 to below 1.2 kg per centimetre above one metre for an average build', () => {
    const builds = [79, 80, 119, 120].map((kilograms) =>
      adviseSide(rules, sleeper({ kilograms, height: 200 })).reasons.filter(
        ({ code }) => code === 'build',
      ),
    );
    expect(builds).toEqual([
      [{ code: 'build', build: 'light', by: -0.5 }],
      [],
      [],
      [{ code: 'build', build: 'heavy', by: 0.5 }],
    ]);
  });

  it('A1 counts a sore shoulder on the side alone', () => {
    const counts = POSITIONS.map((position) =>
      adviseSide(rules, sleeper({ position, shoulder: true })).reasons.some(
        ({ code }) => code === 'shoulder',
      ),
    );
    expect(counts).toEqual([true, false, false, false]);
  });

  it('A1 moves a sore back towards the middle, and never past it', () => {
    expect([backMoves(60, 0.5), backMoves(70, 0.5), backMoves(100, 1)]).toEqual([0.5, 0.5, -1]);
    expect([backMoves(70, 2), backMoves(80, 2)]).toEqual([0.5, -0.5]);
  });

  it('A1 keeps the sum on the scale, and says by how much', () => {
    const soft = { ...rules, positions: { ...rules.positions, back: -5 } };
    expect(adviseSide(soft, SLEEPER)).toMatchObject({
      firmness: 1,
      reasons: [
        { code: 'weight', by: 4.5 },
        { code: 'position', position: 'back', by: -5 },
        { code: 'scale', by: 1.5 },
      ],
    });
  });

  it('A1 advises a higher pillow for broad shoulders on the side', () => {
    expect(pillowOf({ position: 'side', shape: 'H' })).toEqual(rules.pillows.broad);
    expect(pillowOf({ position: 'side', shape: 'E' })).toEqual(rules.pillows.side);
    expect(pillowOf({ position: 'side' })).toEqual(rules.pillows.side);
    expect(pillowOf({ position: 'back', shape: 'H' })).toEqual(rules.pillows.back);
  });

  it('A1 leaves the build out of the sum without a height, and says so', () => {
    const { height: _, ...open } = sleeper({ kilograms: 100 });
    expect(adviseSide(rules, open)).toMatchObject({
      lacksHeight: true,
      reasons: [{ code: 'weight', by: 6.5 }],
    });
    expect(adviseSide(rules, SLEEPER)).not.toHaveProperty('lacksHeight');
  });

  it('A1 agrees with its table for every band, position and shape', () => {
    for (const [index, { upTo, firmness }] of rules.bands.entries()) {
      const from = (rules.bands[index - 1]?.upTo ?? rules.kilograms.from - 1) + 1;
      for (const kilograms of [from, upTo]) {
        for (const position of POSITIONS) {
          for (const shape of SHAPES) {
            // Of average build, so that the table's other columns decide.
            const height = Math.min(
              rules.heights.to,
              Math.max(rules.heights.from, 100 + kilograms),
            );
            const ratio = kilograms / (height - 100);
            const build =
              ratio < rules.build.lightBelow ? -1 : Number(ratio >= rules.build.heavyFrom);
            const sum =
              firmness +
              build * rules.build.by +
              rules.positions[position] +
              rules.shapes[shape][position];
            const advised = adviseSide(rules, sleeper({ kilograms, height, position, shape }));
            expect(advised.firmness).toBe(Math.min(SCALE.to, Math.max(SCALE.from, sum)));
          }
        }
      }
    }
  });

  it('A1 never advises more weight a softer mattress', () => {
    fc.assert(
      fc.property(
        anySleeper,
        fc.integer({ min: rules.kilograms.from, max: rules.kilograms.to }),
        (one, kilograms) => {
          const [lighter, heavier] = [one.kilograms, kilograms].toSorted((a, b) => a - b);
          const light = adviseSide(rules, { ...one, kilograms: lighter ?? 0 });
          const heavy = adviseSide(rules, { ...one, kilograms: heavier ?? 0 });
          expect(heavy.firmness).toBeGreaterThanOrEqual(light.firmness);
        },
      ),
    );
  });

  it('A1 never moves by two grades for one kilogram', () => {
    fc.assert(
      fc.property(anySleeper, (one) => {
        const rank = (kilograms: number) =>
          FIRMNESSES.indexOf(adviseSide(rules, { ...one, kilograms }).grade);
        expect(rank(one.kilograms + 1) - rank(one.kilograms)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('A1 has reasons that add up to the firmness, none of them nothing', () => {
    fc.assert(
      fc.property(anySleeper, (one) => {
        const { reasons, firmness } = adviseSide(rules, one);
        expect(reasons.reduce((sum, { by }) => sum + by, 0)).toBe(firmness);
        expect(reasons.filter(({ by }) => by === 0)).toEqual([]);
      }),
    );
  });
});

const reasonsFrom91 = (kilograms: number) =>
  forTwo({ kilograms: 91 }, { kilograms }).mattressReasons;

const wantedBy = (one: Partial<Sleeper>, other: Partial<Sleeper> = {}, restless = false) =>
  forTwo(one, other, { restless }).criteria;

describe('advise', () => {
  it('A2 advises two mattresses for another grade, for weights far apart, and if one moves', () => {
    expect(forTwo({ kilograms: 60 }, { kilograms: 95, height: 190 })).toMatchObject({
      mattresses: 2,
      mattressReasons: ['grade', 'weight'],
      base: { count: 2, reinforced: false },
    });
    expect(forTwo({}, {}, { restless: true }).mattressReasons).toEqual(['restless']);
    expect(forTwo({}, { kilograms: 74 })).toMatchObject({
      mattresses: 1,
      mattressReasons: ['alike'],
    });
  });

  it('A2 calls weights far apart that differ by more than the table says', () => {
    expect(reasonsFrom91(111)).not.toContain('weight');
    expect(reasonsFrom91(112)).toContain('weight');
  });

  it('A2 asks for a reinforced base from the weight of the table on, whoever has it', () => {
    const reinforced = [119, 120].map(
      (kilograms) => forTwo({}, { kilograms, height: 200 }).base.reinforced,
    );
    expect(reinforced).toEqual([false, true]);
  });

  it('A2 names what a mattress should have for one of the two, or both', () => {
    const ALL_COOL = { temperature: 'cool' } as const;
    expect(wantedBy({})).toEqual([]);
    expect(wantedBy({ position: 'side', shoulder: true })).toEqual(['pressure']);
    expect(wantedBy({ position: 'back', shoulder: true }, { position: 'side' })).toEqual([]);
    expect(wantedBy({}, { back: true })).toEqual(['support']);
    expect(wantedBy({ shape: 'A' }, { shape: 'E' })).toEqual(['zones']);
    expect(wantedBy({ shape: 'E' })).toEqual([]);
    expect(wantedBy({}, {}, true)).toEqual(['still']);
    expect(wantedBy({ temperature: 'warm' }, ALL_COOL)).toEqual(['airy']);
    expect(wantedBy(ALL_COOL)).toEqual([]);
    expect(wantedBy(ALL_COOL, ALL_COOL)).toEqual(['warm']);
  });

  it('A2 advises a length that fits the taller, and says if a longer one were roomy', () => {
    expect(lengthOf(180)).toMatchObject({ length: 200, lengthReason: 'roomy' });
    expect(lengthOf(190)).toMatchObject({ length: 200, lengthReason: 'enough' });
    expect(lengthOf(191)).toMatchObject({ length: 210, lengthReason: 'enough' });
    expect(lengthOf(215)).toMatchObject({ length: 220, lengthReason: 'longest' });
  });

  it('A2 advises a length for the height that it knows, and says that another one is left open', () => {
    const { height: _, ...open } = SLEEPER;
    const tall = sleeper({ height: 195 });
    expect(advise(rules, { sleepers: [open], restless: false })).toMatchObject({
      length: 200,
      lengthReason: 'unsure',
    });
    expect(advise(rules, { sleepers: [open, tall], restless: false })).toMatchObject({
      length: 210,
      lengthReason: 'unsure',
    });
  });

  it('A2 keeps the width that is asked for, unless it is too narrow for two', () => {
    expect(forTwo({}, {})).toMatchObject({ width: 160, widthReason: 'two' });
    expect(forTwo({}, {}, { restless: true })).toMatchObject({ width: 180, widthReason: 'apart' });
    expect(forTwo({}, {}, { width: 140 })).toMatchObject({ width: 140, widthReason: 'asked' });
    expect(forTwo({}, {}, { width: 120 })).toMatchObject({ width: 160, widthReason: 'too-narrow' });
    expect(forTwo({}, {}, { width: 140, restless: true })).toMatchObject({
      width: 160,
      mattresses: 2,
    });
    expect(advise(rules, { sleepers: [SLEEPER], restless: false })).toMatchObject({
      width: 90,
      widthReason: 'one',
      mattresses: 1,
      mattressReasons: [],
    });
  });

  it('A2 swaps its sides with the sleepers, and nothing else', () => {
    fc.assert(
      fc.property(anyRequestForTwo, (request) => {
        const [one, other] = request.sleepers;
        if (!other) throw new Error('Two sleepers were generated');
        const advice = advise(rules, request);
        const swapped = advise(rules, { ...request, sleepers: [other, one] });
        expect(swapped).toEqual({ ...advice, sides: advice.sides.toReversed() });
      }),
    );
  });

  it('A2 answers every request, on its scale and in a bed for all', () => {
    fc.assert(
      fc.property(anyAdviceRequest, (request) => {
        const { sides, mattresses, width, length } = advise(rules, request);
        expect(sides).toHaveLength(request.sleepers.length);
        for (const { firmness, pillow } of sides) {
          expect(firmness).toBeGreaterThanOrEqual(SCALE.from);
          expect(firmness).toBeLessThanOrEqual(SCALE.to);
          expect(pillow.to).toBeGreaterThanOrEqual(pillow.from);
        }
        expect(width / mattresses).toBeGreaterThanOrEqual(80);
        expect(rules.lengths.sizes).toContain(length);
      }),
    );
  });
});
