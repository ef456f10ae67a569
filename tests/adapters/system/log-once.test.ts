import { describe, expect, it } from 'vitest';
import { withoutRepeats } from '#adapters/system/log-once.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

const UNMET = 'landing-page-unmet';

describe('withoutRepeats', () => {
  it('F11 writes a warning once per content version', () => {
    const memory = createMemoryLog();
    const log = withoutRepeats(memory, new Set([UNMET]));
    const facts = { url: '/matrassen/geur/roos', modified: '2026-02-03' };
    for (let visit = 0; visit < 3; visit += 1) log.warn(UNMET, { ...facts });
    log.warn(UNMET, { ...facts, modified: '2026-02-04' });
    expect(memory.entries.map(({ facts: { modified } }) => modified)).toEqual([
      '2026-02-03',
      '2026-02-04',
    ]);
  });

  it('writes all other entries each time', () => {
    const memory = createMemoryLog();
    const log = withoutRepeats(memory, new Set([UNMET]));
    for (const level of ['info', 'warn', 'error', 'info', 'warn', 'error'] as const)
      log[level]('search-unavailable', { status: 503 });
    expect(memory.entries).toHaveLength(6);
    log.error(UNMET);
    log.error(UNMET);
    expect(memory.entries).toHaveLength(8);
  });

  it('forgets the least recent of a thousand', () => {
    const memory = createMemoryLog();
    const log = withoutRepeats(memory, new Set([UNMET]));
    for (let page = 0; page <= 1000; page += 1) log.warn(UNMET, { page });
    log.warn(UNMET, { page: 1000 });
    expect(memory.entries).toHaveLength(1001);
    log.warn(UNMET, { page: 0 });
    expect(memory.entries).toHaveLength(1002);
  });
});
