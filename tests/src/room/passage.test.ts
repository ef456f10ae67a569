import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Package } from '#src/room/packages.ts';
import { canPass, MAX_MEASURE, measuresOf, type Obstacle } from '#src/room/passage.ts';
import { anyObstacle, anyPackage } from '../../support/arbitraries/room.ts';

type Sized = Pick<Package, 'kind' | 'measures'>;

const rigid = (...measures: Package['measures']): Sized => ({ kind: 'rigid', measures });
const flat = (...measures: Package['measures']): Sized => ({ kind: 'flat', measures });
const rolled = (...measures: Package['measures']): Sized => ({ kind: 'rolled', measures });

const door = (width: number, height: number): Obstacle => ({
  kind: 'door',
  measures: { 'door-width': width, 'door-height': height },
});
const straight = (width: number, headroom: number): Obstacle => ({
  kind: 'straight',
  measures: { 'stair-width': width, headroom },
});
const quarter = (lower: number, upper: number, headroom: number): Obstacle => ({
  kind: 'quarter',
  measures: { 'stair-width': lower, 'upper-width': upper, headroom },
});
const winding = (width: number, headroom: number): Obstacle => ({
  kind: 'winding',
  measures: { 'stair-width': width, headroom },
});
const lift = (width: number, depth: number, height: number): Obstacle => ({
  kind: 'lift',
  measures: {
    'lift-door-width': 80,
    'lift-door-height': 200,
    'cabin-width': width,
    'cabin-depth': depth,
    'cabin-height': height,
  },
});

const ofUnknownHeadroom = ({ kind, measures }: Obstacle): Obstacle => ({
  kind,
  measures: Object.fromEntries(
    Object.entries(measures).filter(([measure]) => measure !== 'headroom'),
  ),
});

/** The other measures of a package that are as small, or smaller. */
const anyShrunk = fc.tuple(anyPackage, fc.tuple(fc.nat(90), fc.nat(90), fc.nat(90)));

const widened = ({ kind, measures }: Obstacle, by: readonly number[]): Obstacle => ({
  kind,
  measures: Object.fromEntries(
    measuresOf(kind).map((measure, index) => [
      measure,
      (measures[measure] ?? 0) + (by[index] ?? 0),
    ]),
  ),
});

const passesEach = (found: Sized, ...obstacles: readonly Obstacle[]) =>
  obstacles.map((obstacle) => canPass(found, [obstacle]).passes);

describe('canPass', () => {
  it.each([
    ['a mattress on its edge through a door', flat(180, 200, 22), door(83, 201)],
    ['a headboard that only a tilt gets through', rigid(210, 206, 10), door(83, 203)],
    ['a roll up a narrow stair', rolled(160, 38, 38), quarter(70, 70, 190)],
    ['half a bed base up a quarter turn', rigid(80, 200, 24), quarter(85, 85, 220)],
    ['a foam mattress that bends round the corner', flat(140, 200, 20), quarter(80, 80, 205)],
    ['a roll up a spiral stair', rolled(90, 35, 35), winding(75, 200)],
    ['a base that stands upright in a lift', rigid(90, 200, 24), lift(110, 140, 210)],
  ])('RM2 lets pass %s', (_, found, obstacle) => {
    expect(canPass(found, [obstacle])).toEqual({ passes: true });
  });

  it.each([
    ['a base as wide as the door', rigid(90, 200, 90), door(83, 201), { 'door-width': 92 }],
    [
      'a stiff mattress under a low ceiling',
      rigid(160, 200, 22),
      straight(90, 205),
      { 'stair-width': 99, headroom: 210 },
    ],
    [
      'a whole base round a corner',
      rigid(160, 200, 24),
      quarter(80, 80, 220),
      { 'stair-width': 100, 'upper-width': 100, headroom: 259 },
    ],
    [
      'a stiff mattress up a spiral stair',
      rigid(160, 200, 24),
      winding(80, 205),
      { 'stair-width': 182 },
    ],
    [
      'a wide base in a small lift',
      rigid(160, 200, 24),
      lift(80, 100, 205),
      { 'cabin-width': 154, 'cabin-depth': 161 },
    ],
  ])('RM2 RM3 stops %s', (_, found, obstacle, enough) => {
    const passage = canPass(found, [obstacle]);
    expect(passage).toMatchObject({ passes: false, obstacle: obstacle.kind });
    const tooSmall = passage.passes ? [] : passage.tooSmall;
    expect(Object.fromEntries(tooSmall.map(({ measure, needed }) => [measure, needed]))).toEqual(
      enough,
    );
  });

  it('RM2 bends a package on its edge to three times its thickness, round a corner or a post', () => {
    // 20 cm bend round a corner of 38 cm with its clearance, 140 cm stand below 189 cm on the slope.
    const [wide, thick] = [flat(140, 200, 20), flat(90, 200, 18)];
    expect(passesEach(wide, quarter(40, 90, 205), quarter(90, 40, 205))).toEqual([true, true]);
    expect(passesEach(wide, quarter(39, 90, 205), quarter(90, 39, 205))).toEqual([false, false]);
    expect(passesEach(wide, quarter(40, 40, 191), quarter(40, 40, 190))).toEqual([true, false]);
    // 18 cm bend round a post if four times as much is left between it and the rail, with its radius.
    expect(passesEach(thick, winding(66, 200), winding(65, 200))).toEqual([true, false]);
    expect(passesEach(thick, winding(66, 124), winding(66, 123))).toEqual([true, false]);
    expect(passesEach(rigid(90, 200, 18), winding(66, 200))).toEqual([false]);
  });

  it('RM3 names the first obstacle that stops a package', () => {
    const way = [straight(90, 300), quarter(60, 60, 200), door(20, 20)];
    expect(canPass(rigid(90, 200, 24), way)).toMatchObject({ obstacle: 'quarter' });
    expect(canPass(rigid(90, 200, 24), [])).toEqual({ passes: true });
  });

  it.each([
    ['a whole base round a corner', rigid(160, 200, 24), quarter(80, 80, 1), 259],
    ['a stiff mattress up a stair', rigid(160, 200, 22), straight(90, 1), 210],
    ['a roll up a spiral stair', rolled(90, 35, 35), winding(75, 1), 50],
  ])('RM3 says what headroom lets pass %s', (_, found, obstacle, headroom) => {
    expect(canPass(found, [ofUnknownHeadroom(obstacle)])).toEqual({ passes: true, headroom });
  });

  it('RM3 says the headroom that the lowest of several stairs needs', () => {
    const stairs = [winding(75, 1), straight(90, 1), winding(75, 1)].map(ofUnknownHeadroom);
    expect(canPass(rolled(90, 35, 35), stairs)).toEqual({ passes: true, headroom: 50 });
    const ways = [quarter(80, 80, 1), straight(120, 1)].map(ofUnknownHeadroom);
    for (const way of [ways, ways.toReversed()])
      expect(canPass(rigid(160, 200, 24), way)).toEqual({ passes: true, headroom: 259 });
  });

  it('RM3 names the measure first that lacks least', () => {
    const passage = canPass(rigid(160, 200, 24), [lift(80, 100, 205)]);
    expect(passage).toMatchObject({
      tooSmall: [{ measure: 'cabin-depth' }, { measure: 'cabin-width' }],
    });
    expect(canPass(rigid(160, 200, 24), [quarter(80, 80, 220)])).toMatchObject({
      tooSmall: [{ measure: 'stair-width' }, { measure: 'upper-width' }, { measure: 'headroom' }],
    });
  });

  it('RM3 names the width that stops a package at any headroom', () => {
    const open = ofUnknownHeadroom(straight(60, 1));
    const passage = canPass(rigid(70, 80, 200), [open, door(90, 210)]);
    expect(passage).toMatchObject({
      passes: false,
      tooSmall: [{ measure: 'stair-width', needed: 72 }],
    });
  });

  it('RM3 passes a stair of unknown headroom from the least one that lets a package pass', () => {
    fc.assert(
      fc.property(anyPackage, anyObstacle, (found, obstacle) => {
        fc.pre(measuresOf(obstacle.kind).includes('headroom'));
        const { measures } = obstacle;
        const at = (headroom: number): boolean =>
          canPass(found, [{ ...obstacle, measures: { ...measures, headroom } }]).passes;
        const passage = canPass(found, [ofUnknownHeadroom(obstacle)]);
        const { headroom = MAX_MEASURE + 1 } = passage.passes ? passage : {};
        expect(at(headroom - 1)).toBe(false);
        expect(at(Math.min(headroom, MAX_MEASURE))).toBe(passage.passes);
      }),
    );
  });

  it('RM2 takes no more headroom in a wider way of unknown headroom', () => {
    const anyBy = fc.array(fc.nat(120), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(anyPackage, anyObstacle, anyBy, (found, obstacle, by) => {
        const headroomOf = (one: Obstacle): number => {
          const passage = canPass(found, [ofUnknownHeadroom(one)]);
          return passage.passes ? (passage.headroom ?? 0) : Infinity;
        };
        expect(headroomOf(widened(obstacle, by))).toBeLessThanOrEqual(headroomOf(obstacle));
      }),
    );
  });

  it('RM2 stops in a narrower way whatever a wider one stops', () => {
    const anyWider = fc.tuple(anyObstacle, fc.array(fc.nat(120), { minLength: 5, maxLength: 5 }));
    fc.assert(
      fc.property(anyPackage, anyWider, (found, [obstacle, by]) => {
        const isStopped = !canPass(found, [widened(obstacle, by)]).passes;
        fc.pre(isStopped);
        expect(canPass(found, [obstacle]).passes).toBe(false);
      }),
    );
  });

  it('RM2 lets a smaller package pass wherever a larger one does', () => {
    fc.assert(
      fc.property(anyShrunk, anyObstacle, ([found, [a, b, c]], obstacle) => {
        const [x, y, z] = found.measures;
        const larger: Sized = { kind: found.kind, measures: [x + a, y + b, z + c] };
        const isStopped = !canPass(found, [obstacle]).passes;
        expect(isStopped && canPass(larger, [obstacle]).passes).toBe(false);
      }),
    );
  });

  it('RM2 does not depend on how a package is turned', () => {
    fc.assert(
      fc.property(anyPackage, anyObstacle, ({ kind, measures: [a, b, c] }, obstacle) => {
        const expected = canPass({ kind, measures: [a, b, c] }, [obstacle]);
        expect(canPass({ kind, measures: [c, a, b] }, [obstacle])).toEqual(expected);
        expect(canPass({ kind, measures: [b, a, c] }, [obstacle])).toEqual(expected);
      }),
    );
  });

  it('RM2 lets pass what bends wherever it would pass stiff', () => {
    fc.assert(
      fc.property(anyPackage, anyObstacle, ({ measures }, obstacle) => {
        const isStopped = !canPass({ kind: 'flat', measures }, [obstacle]).passes;
        expect(isStopped && canPass({ kind: 'rigid', measures }, [obstacle]).passes).toBe(false);
      }),
    );
  });

  it('RM3 names measures of which each alone would be enough, and no centimetre less', () => {
    fc.assert(
      fc.property(anyPackage, anyObstacle, (found, obstacle) => {
        const passage = canPass(found, [obstacle]);
        if (passage.passes) return;
        for (const { measure, needed } of passage.tooSmall) {
          const at = (centimetres: number) =>
            canPass(found, [
              { ...obstacle, measures: { ...obstacle.measures, [measure]: centimetres } },
            ]).passes;
          expect(needed).toBeGreaterThan(obstacle.measures[measure] ?? 0);
          expect(needed).toBeLessThanOrEqual(MAX_MEASURE);
          expect([at(needed), at(needed - 1)]).toEqual([true, false]);
        }
      }),
    );
  });
});
