import { describe, expect, it } from 'vitest';
import { ProductStripStore } from '#ui/stores/product-strip-store.ts';

const row = (id: string) => ({ list: { id, name: id }, hits: [] });

describe('ProductStripStore', () => {
  it('H14 knows which rows of the page were in view, each once', () => {
    const strips = new ProductStripStore();
    const viewed = row('viewed');
    strips.register(viewed);
    strips.register(row('recommended'));
    expect(strips.seen).toEqual([]);
    expect(strips.markSeen('viewed')).toBe(viewed);
    strips.markSeen('viewed');
    expect(strips.seen).toEqual([viewed]);
  });

  it('H14 sees no row that is not there', () => {
    const strips = new ProductStripStore();
    expect(strips.markSeen('viewed')).toBeUndefined();
    expect(strips.seen).toEqual([]);
  });

  it('H14 keeps a row that has taken the place of another of its name', () => {
    const strips = new ProductStripStore();
    const takeOff = strips.register(row('viewed'));
    const latest = row('viewed');
    strips.register(latest);
    takeOff();
    expect(strips.markSeen('viewed')).toBe(latest);
  });

  it('H14 forgets a row that leaves the page, and knows it anew when it comes back', () => {
    const strips = new ProductStripStore();
    const takeOff = strips.register(row('viewed'));
    strips.markSeen('viewed');
    takeOff();
    expect(strips.seen).toEqual([]);
    expect(strips.markSeen('viewed')).toBeUndefined();
    strips.register(row('viewed'));
    expect(strips.seen).toEqual([]);
  });
});
