import fc from 'fast-check';
import { BED_LIMITS, type MyBed } from '#src/my-bed/my-bed.ts';

const anyHeight = fc.option(fc.integer(BED_LIMITS.mattressHeight), { nil: undefined });

/** A bed with one mattress, or with two of at least 60 cm. */
export const anyBed: fc.Arbitrary<MyBed> = fc
  .record({
    mattresses: fc.constantFrom(1 as const, 2 as const),
    one: fc.integer(BED_LIMITS.width),
    half: fc.integer({ min: 60, max: BED_LIMITS.width.max / 2 }),
    length: fc.integer(BED_LIMITS.length),
    mattressHeight: anyHeight,
  })
  .map(({ mattresses, one, half, length, mattressHeight }) => {
    const bed = { width: mattresses === 2 ? half * 2 : one, length, mattresses };
    return mattressHeight === undefined ? bed : Object.assign(bed, { mattressHeight });
  });
