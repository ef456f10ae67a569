import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSearchEvents, parseSearchEvents } from '#src/search/event-document.ts';
import {
  MAX_EVENT_ITEMS,
  MAX_EVENT_AGE,
  validateSearchEvent,
  validateSearchEvents,
  SEARCH_EVENT_KINDS,
  type SearchEvent,
} from '#src/search/search-event.ts';

const NOW = Date.UTC(2026, 0, 1);

const CLICK: SearchEvent = {
  kind: 'click',
  userToken: 'anonymous-7f3a',
  at: NOW,
  queryId: 'q1',
  items: [{ sku: 'M1', position: 1 }],
};

const anyItems = (most: number) =>
  fc.array(fc.record({ sku: fc.string(), position: fc.integer({ min: 1 }) }), {
    minLength: 1,
    maxLength: most,
  });

const refusal = (more: Partial<SearchEvent>) =>
  validateSearchEvent({ ...CLICK, ...more }, 4, NOW)?.kind;

const items = (length: number) => Array.from({ length }, () => ({ sku: 'M1', position: 1 }));

describe('validateSearchEvent', () => {
  it('refuses a user token that is empty, too long, or has an unexpected character', () => {
    expect(refusal({ userToken: 'Aa0_=/+-' })).toBeUndefined();
    expect(refusal({ userToken: 'a'.repeat(129) })).toBeUndefined();
    for (const userToken of ['', 'a'.repeat(130), 'a b', 'ada@example.com', 'é']) {
      expect(refusal({ userToken })).toBe('malformed-user');
    }
  });

  it('refuses an event without products, or with more than MAX_EVENT_ITEMS', () => {
    expect(refusal({ items: items(0) })).toBe('no-items');
    expect(refusal({ items: items(MAX_EVENT_ITEMS) })).toBeUndefined();
    expect(refusal({ items: items(MAX_EVENT_ITEMS + 1) })).toBe('too-many-items');
  });

  it('refuses what is older than 30 days', () => {
    expect(refusal({ at: NOW - MAX_EVENT_AGE })).toBeUndefined();
    expect(refusal({ at: NOW - MAX_EVENT_AGE - 1 })).toBe('too-old');
    expect(MAX_EVENT_AGE).toBe(2_592_000_000);
  });

  it('requires a position from 1 for every product of a click on a search result', () => {
    for (const position of [undefined, 0, -1, 1.5, Number.NaN]) {
      const items = [
        { sku: 'M1', position: 1 },
        { sku: 'M2', ...(position !== undefined && { position }) },
      ];
      expect(refusal({ items })).toBe('missing-position');
      expect(refusal({ items, queryId: '' })).toBeUndefined();
      expect(refusal({ items, kind: 'purchase' })).toBeUndefined();
    }
  });

  it('returns the index of a refused event, and accepts any valid products', () => {
    expect(validateSearchEvent({ ...CLICK, items: [] }, 4, NOW)).toEqual({
      kind: 'no-items',
      index: 4,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...SEARCH_EVENT_KINDS),
        anyItems(MAX_EVENT_ITEMS),
        (kind, items) => {
          expect(refusal({ kind, items })).toBeUndefined();
        },
      ),
    );
  });
});

describe('validateSearchEvents', () => {
  it('returns the error of the first refused event', () => {
    const bad = { ...CLICK, items: [] };
    expect(validateSearchEvents([CLICK, bad, { ...CLICK, userToken: '' }], NOW)).toEqual({
      kind: 'no-items',
      index: 1,
    });
    expect(validateSearchEvents([CLICK, CLICK], NOW)).toBeUndefined();
    expect(validateSearchEvents([], NOW)).toBeUndefined();
  });
});

describe('formatSearchEvents', () => {
  it('S2 names the answer that showed the products only if there is one', () => {
    const { queryId: _, ...view } = CLICK;
    const { events } = formatSearchEvents('nl-nl', [CLICK, view]);
    expect(events.map((event) => Object.keys(event).includes('__queryID'))).toEqual([true, false]);
    expect(parseSearchEvents({ locale: 'nl-nl', events })?.events).toStrictEqual([CLICK, view]);
  });
});
