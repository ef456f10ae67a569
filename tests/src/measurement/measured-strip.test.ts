import { describe, expect, it } from 'vitest';
import { itemOfHit, itemOfVariant } from '#src/measurement/measured-item.ts';
import {
  stripItemSelectedEvent,
  stripViewedEvent,
  trackedHitInStrip,
} from '#src/measurement/measured-strip.ts';
import { HIT } from '../../support/hit.ts';
import { aProduct, aVariant } from '../../support/shown-pages.ts';

const list = { id: 'viewed', name: 'Eerder bekeken' };
const strip = {
  list,
  hits: [
    { ...HIT, sku: 'A' },
    { ...HIT, sku: 'B' },
  ],
};

describe('stripViewedEvent', () => {
  it('H14 returns the products of a strip with their positions', () => {
    expect(stripViewedEvent(strip)).toEqual({
      kind: 'list-viewed',
      list,
      items: [
        expect.objectContaining({ sku: 'A', position: 1, quantity: 1 }),
        expect.objectContaining({ sku: 'B', position: 2, quantity: 1 }),
      ],
    });
  });

  it('H14 returns undefined for an empty strip', () => {
    expect(stripViewedEvent({ list, hits: [] })).toBeUndefined();
  });
});

describe('stripItemSelectedEvent', () => {
  it('H14 returns the selected product with its position', () => {
    expect(stripItemSelectedEvent(strip, 'B')).toEqual({
      kind: 'item-selected',
      list,
      items: [expect.objectContaining({ sku: 'B', position: 2 })],
    });
  });

  it('H14 returns undefined for a product that is not in the strip', () => {
    expect(stripItemSelectedEvent(strip, 'C')).toBeUndefined();
  });
});

describe('trackedHitInStrip', () => {
  it('S6 names the answer that recommended a product, and its position in the strip', () => {
    expect(trackedHitInStrip({ ...strip, queryId: 'q1' }, 'B')).toEqual({
      sku: 'B',
      queryId: 'q1',
      position: 2,
    });
    expect(trackedHitInStrip({ ...strip, queryId: 'q1' }, 'A')?.position).toBe(1);
  });

  it('S6 returns undefined for a product that is not in the strip, and without an answer', () => {
    expect(trackedHitInStrip({ ...strip, queryId: 'q1' }, 'C')).toBeUndefined();
    expect(trackedHitInStrip(strip, 'B')).toBeUndefined();
  });
});

describe('itemOfVariant', () => {
  const { size: _, ...sizeless } = aVariant('90x200', 29_900);

  it('H14 has the category whose page leads to the product, if there is one', () => {
    const item = { sku: 'DUIN-90x200', name: aProduct.name, brand: aProduct.brand, quantity: 1 };
    const { price } = sizeless;
    expect(itemOfVariant(aProduct, sizeless, 'Matrassen')).toStrictEqual({
      ...item,
      price: price.final,
      category: 'Matrassen',
    });
    expect(itemOfVariant(aProduct, sizeless)).not.toHaveProperty('category');
    expect(itemOfHit(HIT, {})).not.toHaveProperty('position');
  });
});
