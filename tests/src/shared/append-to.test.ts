import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendTo } from '#src/shared/append-to.ts';

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
