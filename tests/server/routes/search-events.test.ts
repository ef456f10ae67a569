import { describe, expect, it } from 'vitest';
import { SEARCH_EVENT_RATE_LIMIT } from '#src/search/event-document.ts';
import { euroCents } from '#src/pricing/money.ts';
import { createMemorySearchEvents } from '../../support/memory-search-events.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const NOW = Date.UTC(2026, 0, 1);
const PATH = '/api/shop/sendSearchEvents';
const click = {
  kind: 'click',
  userToken: 'anonymous-1',
  at: NOW,
  __queryID: 'q1',
  items: [{ sku: 'M1', position: 2 }],
};

async function open() {
  const ports = smallPorts();
  const searchEvents = createMemorySearchEvents({ now: () => NOW });
  return { shop: await openShop({ ports: { ...ports, searchEvents } }), searchEvents };
}

describe('sendSearchEvents', () => {
  it("S2 reports shoppers' actions on search results to the search service", async () => {
    const { shop, searchEvents } = await open();
    const sale = {
      ...click,
      kind: 'add-to-cart',
      items: [{ sku: 'M1', quantity: 2, price: 299.95 }],
    };
    const response = await shop.call(PATH, [{ locale: 'nl-nl', events: [click, sale] }]);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ told: 2 });
    expect(searchEvents.events.map(({ event }) => event)).toMatchObject([
      { kind: 'click', queryId: 'q1', items: [{ sku: 'M1', position: 2 }] },
      { kind: 'add-to-cart', queryId: 'q1', items: [{ quantity: 2, price: euroCents(29_995) }] },
    ]);
  });

  it('S2 returns the refused event and the reason', async () => {
    const { shop } = await open();
    const events = [click, { ...click, items: [] }];
    const response = await shop.call(PATH, [{ locale: 'nl-nl', events }]);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ kind: 'no-items', index: 1 });
  });

  it.each([
    [[{ locale: 'xx', events: [] }]],
    [[{ locale: 'nl-nl' }]],
    [[{ locale: 'nl-nl', events: [{ ...click, kind: 'stare' }] }]],
    [[{ locale: 'nl-nl', events: Array.from({ length: 21 }, () => click) }]],
  ])('B6 rejects malformed events: %j', async (args) => {
    const { shop } = await open();
    expect((await shop.call(PATH, args)).status).toBe(400);
  });

  it('B6 limits the calls from one address, and rejects those from another site', async () => {
    const { shop } = await open();
    const send = (headers = {}) => shop.call(PATH, [{ locale: 'nl-nl', events: [] }], headers);
    expect((await send({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    for (let sent = 0; sent < SEARCH_EVENT_RATE_LIMIT.max; sent += 1) await send();
    const response = await send();
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
  });
});
