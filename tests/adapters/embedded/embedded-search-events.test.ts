import { describe, expect, it } from 'vitest';
import { createEmbeddedSearchEvents } from '#adapters/embedded/embedded-product-search.ts';
import type { SearchEvent } from '#src/search/search-event.ts';
import { searchEventsContract } from '../../contracts/search-events-contract.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

const clock = createFixedClock();
const create = () => createEmbeddedSearchEvents(createMemoryLog(), clock);
searchEventsContract('embedded', create, clock.now());

const CLICK: SearchEvent = {
  kind: 'click',
  userToken: 'somebody',
  at: clock.now(),
  queryId: 'q1',
  items: [{ sku: 'M1', position: 2 }],
};

describe('createEmbeddedSearchEvents', () => {
  it('logs the action, but not the user', async () => {
    const log = createMemoryLog();
    await createEmbeddedSearchEvents(log, clock).send('nl-nl', [CLICK]);
    const facts = { locale: 'nl-nl', kind: 'click', queryId: 'q1', items: CLICK.items };
    expect(log.entries).toEqual([{ level: 'info', event: 'search-event', facts }]);
  });
});
