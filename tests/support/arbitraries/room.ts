import fc, { type Arbitrary } from 'fast-check';
import { PACKAGE_KINDS, type Package, PIECES } from '#src/room/packages.ts';
import { measuresOf, type Obstacle, type ObstacleKind } from '#src/room/passage.ts';

const anyMeasure = fc.integer({ min: 1, max: 260 });

export const anyPackage: Arbitrary<Package> = fc.record({
  piece: fc.constantFrom(...PIECES),
  kind: fc.constantFrom(...PACKAGE_KINDS),
  measures: fc.tuple(anyMeasure, anyMeasure, anyMeasure),
  count: fc.integer({ min: 1, max: 8 }),
});

const OBSTACLE_KINDS: readonly ObstacleKind[] = ['door', 'straight', 'quarter', 'winding', 'lift'];

/** An obstacle with all its measures, up to those of a large house. */
export const anyObstacle: Arbitrary<Obstacle> = fc.constantFrom(...OBSTACLE_KINDS).chain((kind) =>
  fc.tuple(...measuresOf(kind).map(() => fc.integer({ min: 40, max: 260 }))).map((values) => ({
    kind,
    measures: Object.fromEntries(
      measuresOf(kind).map((measure, index) => [measure, values[index]]),
    ),
  })),
);
