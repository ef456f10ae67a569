import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitEvent, MAX_ITEMS, type MeasuredEvent } from '#src/measurement/measured-event.ts';
import { itemOfHit } from '#src/measurement/measured-item.ts';
import { HIT } from '../../support/hit.ts';

const listOf = (count: number): MeasuredEvent => ({
  kind: 'list-viewed',
  list: { id: '/matrassen', name: 'Matrassen' },
  items: Array.from({ length: count }, (_, position) => itemOfHit(HIT, { position })),
});
const sizesOf = (event: MeasuredEvent) =>
  splitEvent(event).map((part) => ('items' in part ? part.items.length : 0));

describe('splitEvent', () => {
  it('H14 splits an event with more products than tags accept', () => {
    expect(sizesOf(listOf(300))).toEqual([200, 100]);
    expect(sizesOf(listOf(401))).toEqual([200, 200, 1]);
  });

  it('H14 keeps an event without products as it is', () => {
    expect(splitEvent(listOf(0))).toEqual([listOf(0)]);
  });

  it('H14 leaves other events unchanged', () => {
    const searched = { kind: 'searched', text: 'matras' } as const;
    expect(splitEvent(searched)).toEqual([searched]);
    expect(splitEvent(listOf(MAX_ITEMS))).toEqual([listOf(MAX_ITEMS)]);
  });

  it('H14 preserves all items in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (count) => {
        const whole = listOf(count);
        const items = splitEvent(whole).flatMap((part) => ('items' in part ? part.items : []));
        expect({ ...whole, items }).toEqual(whole);
        expect(Math.max(...sizesOf(whole))).toBeLessThanOrEqual(MAX_ITEMS);
      }),
    );
  });
});
