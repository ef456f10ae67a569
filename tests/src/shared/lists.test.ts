import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendTo, mapConcurrently, minMax } from '#src/shared/lists.ts';
import { err, ok } from '#src/shared/result.ts';

describe('appendTo', () => {
  it('keeps every item, in its order, under its key', () => {
    const anyEntries = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', '__proto__'), fc.array(fc.nat())),
    );
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const lists = new Map<string, number[]>();
        for (const [key, items] of entries) appendTo(lists, key, items);
        for (const [key, list] of lists)
          expect(list).toEqual(entries.flatMap(([one, items]) => (one === key ? items : [])));
        expect(new Set(lists.keys())).toEqual(new Set(entries.map(([key]) => key)));
      }),
    );
  });

  it('appends more items than fit in an argument list', () => {
    const lists = new Map<string, number[]>([['a', [1]]]);
    appendTo(
      lists,
      'a',
      Array.from({ length: 200_000 }, () => 2),
    );
    expect(lists.get('a')).toHaveLength(200_001);
  });
});

describe('minMax', () => {
  it('P7 returns the minimum and the maximum', () => {
    expect(minMax([3, -1, 2])).toEqual(ok({ min: -1, max: 3 }));
    expect(minMax([7])).toEqual(ok({ min: 7, max: 7 }));
  });

  it('P7 returns 0 for -0, and NaN for both when one value is NaN', () => {
    expect(minMax([-0])).toEqual(ok({ min: 0, max: 0 }));
    expect(minMax([0, -0])).toEqual(ok({ min: 0, max: 0 }));
    expect(minMax([1, NaN, 2])).toEqual(ok({ min: NaN, max: NaN }));
  });

  it('P7 refuses an empty array with the agreed error message', () => {
    expect(minMax([])).toEqual(err('Array cannot be empty'));
  });

  it('P7 reads a million numbers', () => {
    const numbers = Array.from({ length: 1_000_000 }, (_, index) => index);
    expect(minMax(numbers)).toEqual(ok({ min: 0, max: 999_999 }));
  });

  it('P7 returns two of the numbers, with all others between them', () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        const { min, max } = valueOf(numbers);
        expect(numbers).toContain(min);
        expect(numbers).toContain(max);
        expect(numbers.every((number) => min <= number && number <= max)).toBe(true);
      }),
    );
  });

  it('P7 ignores the order', () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        expect(minMax(numbers.toReversed())).toEqual(minMax(numbers));
      }),
    );
  });

  it('P7 extends the range, and never narrows it, with one more number', () => {
    fc.assert(
      fc.property(anyNumbers, fc.integer(), (numbers, added) => {
        const before = valueOf(numbers);
        const after = valueOf([...numbers, added]);
        expect(after).toEqual({
          min: Math.min(before.min, added),
          max: Math.max(before.max, added),
        });
      }),
    );
  });
});

const anyNumbers = fc.array(fc.integer(), { minLength: 1 });

function valueOf(numbers: readonly number[]) {
  const answer = minMax(numbers);
  return answer.ok ? answer.value : { min: NaN, max: NaN };
}

describe('mapConcurrently', () => {
  it('returns results in order, and limits the number of concurrent calls', async () => {
    let [now, most] = [0, 0];
    const done = await mapConcurrently(
      [3, 1, 4, 1, 5, 9, 2, 6],
      async (number) => {
        now += 1;
        most = Math.max(most, now);
        await Promise.resolve();
        now -= 1;
        return number * 2;
      },
      3,
    );
    expect(done).toEqual([6, 2, 8, 2, 10, 18, 4, 12]);
    expect(most).toBe(3);
  });
});
