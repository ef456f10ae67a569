import { describe, expect, it } from 'vitest';
import { createEventStore } from '#sandbox/algolia/insights/event-store.ts';
import { createSearchCounts } from '#sandbox/algolia/insights/search-counts.ts';

describe('createEventStore', () => {
  it('stores a limited number of events, and drops the oldest', () => {
    const events = createEventStore(3);
    events.add([{ place: 1 }, { place: 2 }]);
    events.add([{ place: 3 }, { place: 4 }]);
    expect(events.all()).toEqual([{ place: 2 }, { place: 3 }, { place: 4 }]);
  });
});

describe('createSearchCounts', () => {
  it('counts a limited number of texts, and drops the least recently searched', () => {
    const counts = createSearchCounts({}, 2);
    for (const text of ['bed', 'topper', 'bed', 'lamp']) counts.record('goods', text, 1);
    expect(counts.top('goods').map(({ search, count }) => [search, count])).toEqual([
      ['bed', 2],
      ['lamp', 1],
    ]);
  });
});
