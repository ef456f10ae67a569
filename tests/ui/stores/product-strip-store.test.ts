import { describe, expect, it } from 'vitest';
import { ProductStripStore } from '#ui/stores/product-strip-store.ts';

const row = (id: string) => ({ list: { id, name: id }, hits: [] });

describe('ProductStripStore', () => {
  it('H14 returns each strip that was in view once', () => {
    const strips = new ProductStripStore();
    const viewed = row('viewed');
    strips.register(viewed);
    strips.register(row('recommended'));
    expect(strips.seen).toEqual([]);
    expect(strips.markSeen('viewed')).toBe(viewed);
    strips.markSeen('viewed');
    expect(strips.seen).toEqual([viewed]);
  });

  it('H14 ignores an unknown strip', () => {
    const strips = new ProductStripStore();
    expect(strips.markSeen('viewed')).toBeUndefined();
    expect(strips.seen).toEqual([]);
  });

  it('H14 keeps a strip that replaced another with the same ID', () => {
    const strips = new ProductStripStore();
    const takeOff = strips.register(row('viewed'));
    const latest = row('viewed');
    strips.register(latest);
    takeOff();
    expect(strips.markSeen('viewed')).toBe(latest);
  });

  it('H14 removes an unregistered strip, which is unseen when registered again', () => {
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
