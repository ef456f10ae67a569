import { afterAll, describe, expect, it } from 'vitest';
import { createAlgoliaRecommender } from '#adapters/algolia/algolia-recommender.ts';
import { createAlgoliaSearchEvents } from '#adapters/algolia/algolia-search-events.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { SearchEvent } from '#src/search/search-event.ts';
import { ok } from '#src/shared/result.ts';
import { searchEventsContract } from '../../contracts/search-events-contract.ts';
import { indexedAlgolia, namesOf } from '../../support/indexed-algolia.ts';
import { scriptedReader, UNREACHABLE } from '../../support/scripted-reader.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';

const now = Date.now();
const clock = { now: () => now };
const indexed = await indexedAlgolia(smallCatalogue, smallContent);
afterAll(() => indexed.algolia.close());

searchEventsContract(
  'Algolia over the sandbox',
  () => createAlgoliaSearchEvents({ ...indexed, clock }),
  now,
);

const event = (more: Partial<SearchEvent>): SearchEvent => ({
  kind: 'click',
  userToken: 'somebody',
  at: now,
  items: [{ sku: 'M1', position: 3 }],
  ...more,
});

describe('createAlgoliaSearchEvents', () => {
  it('S6 sends purchases, from which the service recommends products bought together', async () => {
    const events = createAlgoliaSearchEvents({ ...indexed, clock });
    const items = [{ sku: 'M1' }, { sku: 'T1' }];
    await events.send('nl-nl', [event({ kind: 'purchase', items })]);
    const [answer] = await createAlgoliaRecommender(indexed).recommend('nl-nl', [
      { model: 'bought-together', objectId: 'M1' },
    ]);
    expect(answer).toMatchObject({ value: { hits: [{ sku: 'T1' }] } });
  });

  it('sends the position and the sale price of a product', async () => {
    const client = scriptedReader(() => ok({}));
    const events = createAlgoliaSearchEvents({ client, names: namesOf(), clock });
    const items = [{ sku: 'M1', quantity: 2, price: euroCents(34_950) }];
    await events.send('de-at', [
      event({ queryId: 'q1' }),
      event({ kind: 'purchase', queryId: 'q1', items }),
      event({ kind: 'view', queryId: 'q1' }),
    ]);
    const all = { index: 'test_products_de-at', userToken: 'somebody', timestamp: now };
    expect(client.calls).toEqual([
      [
        {
          ...all,
          eventType: 'click',
          eventName: 'Product clicked',
          objectIDs: ['M1'],
          queryID: 'q1',
          positions: [3],
        },
        {
          ...all,
          eventType: 'conversion',
          eventSubtype: 'purchase',
          eventName: 'Bought',
          objectIDs: ['M1'],
          queryID: 'q1',
          objectData: [{ quantity: 2, price: 349.5, queryID: 'q1' }],
          currency: 'EUR',
        },
        { ...all, eventType: 'view', eventName: 'Product viewed', objectIDs: ['M1'] },
      ],
    ]);
  });

  it('returns events-unavailable for a failed request, and sends no empty list', async () => {
    const client = scriptedReader(() => UNREACHABLE);
    const events = createAlgoliaSearchEvents({ client, names: namesOf(), clock });
    expect(await events.send('nl-nl', [event({})])).toEqual({
      ok: false,
      error: { kind: 'events-unavailable' },
    });
    await events.send('nl-nl', []);
    expect(client.calls).toHaveLength(1);
  });
});
