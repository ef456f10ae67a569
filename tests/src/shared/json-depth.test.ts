import { describe, expect, it } from 'vitest';
import { isDeeperThan } from '#src/shared/json-depth.ts';

const nested = (depth: number, inmost: unknown): unknown =>
  depth === 0
    ? inmost
    : depth % 2 === 0
      ? [nested(depth - 1, inmost)]
      : nestedObject(depth, inmost);
const nestedObject = (depth: number, inmost: unknown) => ({ a: nested(depth - 1, inmost), b: 1 });

describe('isDeeperThan', () => {
  it.each([[], {}, null, 1, 'text'].map((inmost) => [inmost]))(
    'counts arrays and objects as levels, empty or not: %j',
    (inmost) => {
      const own = typeof inmost === 'object' && inmost !== null ? 1 : 0;
      for (const depth of [0, 1, 2, 31]) {
        const value = nested(depth, inmost);
        expect(isDeeperThan(value, depth + own)).toBe(false);
        expect(isDeeperThan(value, depth + own - 1)).toBe(depth + own > 0);
      }
    },
  );

  it('returns true for a value nested 32,000 levels deep', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(32_000)}${']'.repeat(32_000)}`);
    expect(isDeeperThan(deep, 32)).toBe(true);
  });
});
