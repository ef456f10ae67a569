import { describe, expect, it } from 'vitest';
import type { SearchEvent } from '#src/search/search-event.ts';
import { searchEventsContract } from '../../contracts/search-events-contract.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemorySearchEvents } from '../../support/memory-search-events.ts';

const clock = createFixedClock();
searchEventsContract('memory', () => createMemorySearchEvents(clock), clock.now());

const CLICK: SearchEvent = {
  kind: 'click',
  userToken: 'somebody',
  at: clock.now(),
  queryId: 'q1',
  items: [{ sku: 'M1', position: 2 }],
};

describe('createMemorySearchEvents', () => {
  it('stores accepted events, and none of the refused ones', async () => {
    const events = createMemorySearchEvents(clock);
    await events.send('nl-nl', [CLICK]);
    await events.send('nl-nl', [CLICK, { ...CLICK, items: [] }]);
    expect(events.events).toEqual([{ locale: 'nl-nl', event: CLICK }]);
  });
});
