import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineLevels } from '#src/content/rich-text.ts';

const anyLevels = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 20 });
const anyTop = fc.integer({ min: 2, max: 4 });

describe('outlineLevels', () => {
  it('starts at the given level whatever levels the editor chose', () => {
    expect(outlineLevels([1, 2, 2], 3)).toEqual([3, 4, 4]);
    expect(outlineLevels([4, 6, 4, 2], 2)).toEqual([2, 3, 2, 2]);
  });

  it('never skips a level downward and stays between the given level and 6', () => {
    fc.assert(
      fc.property(anyLevels, anyTop, (written, top) => {
        const levels = outlineLevels(written, top);
        expect(levels.length).toBe(written.length);
        expect(levels[0] ?? top).toBe(top);
        levels.forEach((level, index) => {
          expect(level).toBeGreaterThanOrEqual(top);
          expect(level).toBeLessThanOrEqual(Math.min(6, (levels[index - 1] ?? top - 1) + 1));
        });
      }),
    );
  });

  it('is idempotent if no level reaches 6', () => {
    fc.assert(
      fc.property(anyLevels, anyTop, (written, top) => {
        const levels = outlineLevels(written, top);
        fc.pre(levels.every((level) => level < 6));
        expect(outlineLevels(levels, top)).toEqual(levels);
      }),
    );
  });
});
