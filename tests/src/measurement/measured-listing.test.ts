import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  itemSelectedEvent,
  listViewedEvent,
  type MeasuredListing,
  searchedEvent,
  trackedHitInListing,
} from '#src/measurement/measured-listing.ts';
import type { ListingSlot } from '#src/listing/banner-slots.ts';
import { HIT } from '../../support/hit.ts';

const product = (sku: string, queryId?: string): ListingSlot => ({
  kind: 'product',
  hit: { ...HIT, sku },
  ...(queryId !== undefined && { queryId }),
});

/** The third and the fourth product of a listing, with a banner between them. */
const LISTING: MeasuredListing = {
  type: 'listing',
  title: 'Zachte matrassen',
  categoryUrl: '/matrassen',
  appliedFilters: [],
  sorting: 'popular',
  breadcrumbs: [
    { title: 'Home', url: '/' },
    { title: 'Matrassen', url: '/matrassen' },
  ],
  slots: [product('A', 'q2'), { kind: 'banner', position: 2 }, product('B')],
  queryId: 'q1',
  firstPage: 2,
  itemsPerPage: 2,
};

describe('trackedHitInListing', () => {
  it('S2 names the answer that showed a product, and its position among all hits', () => {
    expect(trackedHitInListing(LISTING, 'A')).toEqual({ sku: 'A', queryId: 'q2', position: 3 });
    expect(trackedHitInListing(LISTING, 'B')).toEqual({ sku: 'B', queryId: 'q1', position: 4 });
  });

  it('S2 returns undefined for a product that is not listed, and for an unknown answer', () => {
    expect(trackedHitInListing(LISTING, 'C')).toBeUndefined();
    expect(trackedHitInListing({ ...LISTING, queryId: '' }, 'B')).toBeUndefined();
  });
});

const categoryOf = (listing: MeasuredListing) => {
  const event = itemSelectedEvent(listing, 'B');
  return event && 'items' in event ? event.items[0]?.category : event;
};

describe('itemSelectedEvent', () => {
  it('H14 names the main category, of which the listing itself may be one', () => {
    expect(categoryOf(LISTING)).toBe('Matrassen');
    const breadcrumbs = LISTING.breadcrumbs.slice(0, 1);
    expect(categoryOf({ ...LISTING, breadcrumbs })).toBe('Zachte matrassen');
    expect(categoryOf({ ...LISTING, type: 'search' })).toBeUndefined();
  });

  it('H14 has no category at all in a search of the shop', () => {
    const event = itemSelectedEvent({ ...LISTING, type: 'search' }, 'A');
    expect(event && 'items' in event && event.items[0]).not.toHaveProperty('category');
  });
});

const shownAfter = (before: MeasuredListing) => {
  const event = listViewedEvent(LISTING, before);
  return event && 'items' in event ? event.items.map(({ sku }) => sku) : [];
};

describe('listViewedEvent', () => {
  it('H14 has the products that the same list did not show before', () => {
    expect(shownAfter({ ...LISTING, slots: [product('A')] })).toEqual(['B']);
    expect(shownAfter(LISTING)).toEqual([]);
  });

  it.each<Partial<MeasuredListing>>([
    { categoryUrl: '/bedden' },
    { query: 'latex' },
    { sorting: 'newest' },
    { appliedFilters: [{ kind: 'values', name: 'maat', values: ['90x200'] }] },
  ])('H14 has all products after another list: %j', (other) => {
    expect(shownAfter({ ...LISTING, ...other })).toEqual(['A', 'B']);
  });
});

describe('searchedEvent', () => {
  it.each([
    'topper',
    'matras 160x200',
    '160 x 200',
    'box-spring 180x210 nr 12',
    '123 456',
    '1/2-3',
  ])('H14 returns an event for %j', (text) => {
    expect(searchedEvent(text)).toEqual({ kind: 'searched', text });
  });

  it.each([
    '',
    'ada@example.com',
    'bestelling 000123456',
    '06 12 34 56 78',
    '+31 (0)6-12345678',
    '1234567',
    '12.34/56+7',
    '1  2345--67',
  ])('H14 returns undefined for %j', (text) => {
    expect(searchedEvent(text)).toBeUndefined();
  });

  it('H14 returns undefined for any text with an email address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), (email, words) => {
        expect(searchedEvent(`${words} ${email}`)).toBeUndefined();
      }),
    );
  });
});
