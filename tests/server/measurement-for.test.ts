import { describe, expect, it } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMeasurementFor } from '#server/measurement-for.ts';

const settings = { tagScript: 'https://tags.example/gtm.js', searchEvents: true };

describe('createMeasurementFor', () => {
  it('H14a passes the measurement settings to pages on which a consent can be withdrawn', () => {
    const told = createMeasurementFor(createMemoryLog(), settings);
    expect(told('nl-nl', { cookiesUrl: '/cookies' })).toEqual({ measurement: settings });
    expect(createMeasurementFor(createMemoryLog())('nl-nl', { cookiesUrl: '/cookies' })).toEqual(
      {},
    );
  });

  it('H14a logs once per locale that there is no such page, and ignores drafts', () => {
    const log = createMemoryLog();
    const told = createMeasurementFor(log, settings);
    expect(told('nl-nl', { isDraft: true })).toEqual({});
    expect(log.entries).toEqual([]);
    for (const locale of ['nl-nl', 'nl-nl', 'de-de'] as const) expect(told(locale, {})).toEqual({});
    expect(log.entries.map(({ event }) => event)).toEqual([
      'nothing-measured-without-cookies-page',
      'nothing-measured-without-cookies-page',
    ]);
    expect(told('nl-nl', { isDraft: true, cookiesUrl: '/cookies' })).toEqual({});
  });
});
