import { describe, expect, it } from 'vitest';
import { createCountedDrift } from '#adapters/system/counted-drift.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

const PRICE = { upstream: 'magento', place: 'products.items[].price_range' } as const;

describe('createCountedDrift', () => {
  it('counts by upstream and path, and keeps samples', () => {
    const drift = createCountedDrift(createMemoryLog());
    drift.report({ upstream: 'algolia', place: 'hits[]' });
    for (const item of ['M1', 'M2', 'M1', 'M3', 'M4', 'M5', 'M6']) drift.report({ ...PRICE, item });
    expect(drift.counts()).toEqual([
      { ...PRICE, count: 7, items: ['M1', 'M2', 'M3', 'M4', 'M5'] },
      { upstream: 'algolia', place: 'hits[]', count: 1, items: [] },
    ]);
  });

  it('logs the first, the tenth and the hundredth time', () => {
    const log = createMemoryLog();
    const drift = createCountedDrift(log);
    for (let number = 0; number < 250; number += 1) drift.report(PRICE);
    expect(log.entries.map(({ facts }) => facts?.['count'])).toEqual([1, 10, 100]);
  });
});
