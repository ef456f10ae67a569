import { describe, expect, it } from 'vitest';
import { MAX_HITS, readHits } from '#adapters/algolia/read-hits.ts';
import { parseTopSearchCounts } from '#adapters/algolia/algolia-search-box.ts';
import { createRecordingDrift } from '../../support/drift.ts';

const LENGTH = 100_000;

describe('readHits', () => {
  it('reads the first hits of an overlong list only', () => {
    const hits = Array.from({ length: LENGTH }, (_, index) => index);
    const read: unknown[] = [];
    const found = readHits(
      hits,
      (hit) => {
        read.push(hit);
        return hit;
      },
      createRecordingDrift(),
      'products.hits[]',
    );
    expect(found).toEqual(hits.slice(0, MAX_HITS));
    expect(read).toHaveLength(MAX_HITS);
  });
});

describe('parseTopSearchCounts', () => {
  it('reads the first searches of an overlong list only', () => {
    const searches = Array.from({ length: LENGTH }, (_, index) => ({
      search: `bed ${index}`,
      nbHits: 1,
    }));
    const { searches: found } = parseTopSearchCounts({ searches });
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(MAX_HITS);
  });
});
