import { describe, expect, it } from 'vitest';
import { stripItemSelectedEvent, stripViewedEvent } from '#src/measurement/measured-strip.ts';
import { HIT } from '../../support/hit.ts';

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
