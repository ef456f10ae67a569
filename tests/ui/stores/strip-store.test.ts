import { describe, expect, it } from 'vitest';
import { StripStore } from '#ui/stores/strip-store.ts';

const row = (id: string) => ({ list: { id, name: id }, hits: [] });

describe('StripStore', () => {
  it('H14 knows which rows of the page were in view, each once', () => {
    const strips = new StripStore();
    const viewed = row('viewed');
    strips.place(viewed);
    strips.place(row('recommended'));
    expect(strips.seen).toEqual([]);
    expect(strips.see('viewed')).toBe(viewed);
    strips.see('viewed');
    expect(strips.seen).toEqual([viewed]);
  });

  it('H14 sees no row that is not there', () => {
    const strips = new StripStore();
    expect(strips.see('viewed')).toBeUndefined();
    expect(strips.seen).toEqual([]);
  });

  it('H14 keeps a row that has taken the place of another of its name', () => {
    const strips = new StripStore();
    const takeOff = strips.place(row('viewed'));
    const latest = row('viewed');
    strips.place(latest);
    takeOff();
    expect(strips.see('viewed')).toBe(latest);
  });

  it('H14 forgets a row that leaves the page, and knows it anew when it comes back', () => {
    const strips = new StripStore();
    const takeOff = strips.place(row('viewed'));
    strips.see('viewed');
    takeOff();
    expect(strips.seen).toEqual([]);
    expect(strips.see('viewed')).toBeUndefined();
    strips.place(row('viewed'));
    expect(strips.seen).toEqual([]);
  });
});
