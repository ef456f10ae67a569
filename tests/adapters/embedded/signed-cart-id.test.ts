import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSignedCartIds } from '#adapters/embedded/signed-cart-id.ts';
import { isCartId } from '#src/cart/cart.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 23, 23, 59);
const ids = createSignedCartIds('a secret');

describe('createSignedCartIds', () => {
  it('issues unique ids, and accepts them', () => {
    const issued = Array.from({ length: 1000 }, (_, index) => ids.issue(`name-${index}`, NOW));
    expect(new Set(issued).size).toBe(1000);
    for (const id of issued) {
      expect(id).toHaveLength(32);
      expect(isCartId(id)).toBe(true);
      expect(ids.isIssued(id, NOW)).toBe(true);
    }
  });

  it('rejects an id that was signed with another secret', () => {
    const other = createSignedCartIds('another secret');
    expect(ids.isIssued(other.issue('name', NOW), NOW)).toBe(false);
  });

  it('rejects an id with a changed character', () => {
    const id = ids.issue('name', NOW);
    for (const [index, letter] of id.split('').entries()) {
      const changed = id.slice(0, index) + (letter === 'A' ? 'B' : 'A') + id.slice(index + 1);
      expect(ids.isIssued(changed, NOW)).toBe(false);
    }
  });

  it('rejects any other text', () => {
    fc.assert(fc.property(fc.string(), (text) => !ids.isIssued(text, NOW)));
    expect(ids.isIssued('0123456789abcdef0123456789abcdef', NOW)).toBe(false);
  });

  it('accepts an id for an hour', () => {
    const id = ids.issue('name', NOW);
    expect(ids.isIssued(id, NOW + HOUR - 1)).toBe(true);
    for (const later of [HOUR, DAY, 30 * DAY]) {
      expect(ids.isIssued(id, NOW + later)).toBe(false);
    }
  });

  it('accepts an id if the clock was set back by a day, but not by two', () => {
    const id = ids.issue('name', NOW);
    expect(ids.isIssued(id, NOW - DAY)).toBe(true);
    expect(ids.isIssued(id, NOW - 2 * DAY)).toBe(false);
  });
});
