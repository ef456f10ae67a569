import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPurgeHistory } from '#src/shared/purge-history.ts';

describe('createPurgeHistory', () => {
  it('knows what was requested before a purge of one of its tags', () => {
    const purges = createPurgeHistory();
    purges.add(['bed', 'lamp'], 100);
    expect(purges.isPurgedSince(99, ['bed'])).toBe(true);
    expect(purges.isPurgedSince(100, ['pillow', 'lamp'])).toBe(true);
    expect(purges.isPurgedSince(101, ['bed'])).toBe(false);
    expect(purges.isPurgedSince(0, ['pillow'])).toBe(false);
    expect(purges.isPurgedSince(0, [])).toBe(false);
  });

  it('purges everything without tags', () => {
    const purges = createPurgeHistory();
    purges.add(undefined, 100);
    expect(purges.isPurgedSince(100, [])).toBe(true);
    expect(purges.isPurgedSince(101, ['bed'])).toBe(false);
  });

  it('takes everything for purged at the last purge that it has no room for', () => {
    const purges = createPurgeHistory(2);
    purges.add(['bed', 'lamp'], 100);
    expect(purges.isPurgedSince(100, ['pillow'])).toBe(false);
    purges.add(['sheet'], 200);
    expect(purges.isPurgedSince(100, ['pillow'])).toBe(true);
    expect(purges.isPurgedSince(101, ['pillow'])).toBe(false);
  });

  it('forgets a purge after a minute', () => {
    const purges = createPurgeHistory();
    purges.add(['bed'], 0);
    purges.add(['lamp'], 60_000);
    expect(purges.isPurgedSince(0, ['bed'])).toBe(true);
    purges.add(['lamp'], 60_001);
    expect(purges.isPurgedSince(0, ['bed'])).toBe(false);
    purges.add(['sheet'], 119_999);
    expect(purges.isPurgedSince(60_001, ['lamp'])).toBe(true);
  });

  it('misses no purge of the last minute, however many tags there are', () => {
    const anyPurges = fc.array(
      fc.record({ tag: fc.constantFrom('a', 'b', 'c', 'd', 'e'), wait: fc.nat(100) }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(anyPurges, fc.integer({ min: 1, max: 4 }), (list, maxTags) => {
        const purges = createPurgeHistory(maxTags);
        let now = 0;
        const times = list.map(({ tag, wait }) => {
          now += wait;
          purges.add([tag], now);
          return { tag, time: now };
        });
        for (const { tag, time } of times) expect(purges.isPurgedSince(time, [tag])).toBe(true);
      }),
    );
  });
});
