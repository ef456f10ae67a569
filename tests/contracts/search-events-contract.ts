import { describe, expect, it } from 'vitest';
import type { SearchEvents } from '#ports/measurement.ts';
import { euroCents } from '#src/pricing/money.ts';
import { MAX_EVENT_ITEMS, MAX_EVENT_AGE, type SearchEvent } from '#src/search/search-event.ts';

/** Contract for every receiver of search events; `now` is its current time, in milliseconds. */
export function searchEventsContract(name: string, create: () => SearchEvents, now: number): void {
  describe(`SearchEvents: ${name}`, () => {
    const events = create();
    const send = (...sent: readonly Partial<SearchEvent>[]) =>
      events.send(
        'nl-nl',
        sent.map((event) => Object.assign({}, CLICK, { at: now }, event)),
      );

    it("gets the shopper's actions on search results", async () => {
      expect(await send({})).toEqual({ ok: true, value: { told: 1 } });
      const items = [{ sku: 'M1', quantity: 2, price: euroCents(29_900) }];
      const sales = [
        { kind: 'view' },
        { kind: 'add-to-cart', items },
        { kind: 'purchase', items },
      ] as const;
      expect(await send(...sales)).toEqual({ ok: true, value: { told: 3 } });
    });

    it('gets the products that no search has shown', async () => {
      const { queryId: _, ...unasked } = CLICK;
      const items = [{ sku: 'M1' }];
      for (const kind of ['click', 'view', 'add-to-cart', 'purchase'] as const) {
        const event = { ...unasked, kind, items, at: now };
        expect(await events.send('nl-nl', [event])).toMatchObject({ ok: true });
      }
    });

    it('gets nothing if there is nothing to report', async () => {
      expect(await send()).toEqual({ ok: true, value: { told: 0 } });
    });

    it.each<[string, Partial<SearchEvent>]>([
      ['malformed-user', { userToken: '' }],
      ['malformed-user', { userToken: 'Ada Lovelace' }],
      ['no-items', { items: [] }],
      ['too-many-items', { items: TOO_MANY_ITEMS }],
      ['missing-position', { items: [{ sku: 'M1' }] }],
      ['missing-position', { items: [{ sku: 'M1', position: 0 }] }],
      ['too-old', { at: now - MAX_EVENT_AGE - 60_000 }],
      ['too-old', { at: Number.NaN }],
    ])('refuses all for one: %s', async (kind, event) => {
      expect(await send({}, event)).toEqual({ ok: false, error: { kind, index: 1 } });
    });
  });
}

const TOO_MANY_ITEMS = Array.from({ length: MAX_EVENT_ITEMS + 1 }, (_, index) => ({
  sku: `M${index}`,
  position: index + 1,
}));

const CLICK: SearchEvent = {
  kind: 'click',
  userToken: 'anonymous-7f3a',
  at: 0,
  queryId: '0123456789abcdef0123456789abcdef',
  items: [{ sku: 'M1', position: 1 }],
};
