import { describe, expect, it } from 'vitest';
import { createMemoryBrowser } from '#tests/support/memory-browser.ts';
import type { LineDelivery } from '#src/use-cases/page-model.ts';
import { DeliveryStore, type FetchDeliveries } from '#ui/stores/delivery-store.ts';

const line = (sku: string) => ({ product: { sku, url: `/${sku}` } });

/** A store of the Dutch shop in a tab that may have stored a postal code. */
function openStore(
  known: readonly LineDelivery[] = [],
  fetchDeliveries: FetchDeliveries = () => Promise.resolve([]),
  stored?: string,
) {
  const { session, tab } = createMemoryBrowser();
  if (stored !== undefined) session.set('postcode', stored);
  const store = new DeliveryStore(known, { country: 'NL', session, fetchDeliveries });
  return { store, kept: () => tab.session.get('postcode') };
}

describe('DeliveryStore', () => {
  it('takes delivery times from the page, and requests missing ones once', async () => {
    const requests: string[][] = [];
    const { store } = openStore([{ sku: 'a', workingDays: 3 }], (lines) => {
      requests.push(lines.map(({ product }) => product.sku));
      return Promise.resolve([{ sku: 'b', workingDays: 5 }]);
    });
    await Promise.all([store.load([line('a'), line('b')]), store.load([line('b')])]);
    await store.load([line('a'), line('b')]);
    expect([store.workingDays('a'), store.workingDays('b')]).toEqual([3, 5]);
    expect(requests).toEqual([['b']]);
  });

  it('RM8 keeps the way to the bedroom for the tab, once the page is hydrated', () => {
    const { session } = createMemoryBrowser();
    const open = () =>
      new DeliveryStore([], { country: 'NL', session, fetchDeliveries: () => Promise.resolve([]) });
    open().keepWay('?up=straight&stair-width=80&headroom=200');
    const reloaded = open();
    expect(reloaded.way).toBe('');
    reloaded.start();
    expect(reloaded.way).toBe('?up=straight&stair-width=80&headroom=200');
  });

  it('DB6 takes a line for one that the van may bring until it is known', async () => {
    const known = [{ sku: 'a', workingDays: 3 }];
    const { store } = openStore(known, () => Promise.resolve([{ sku: 'b', workingDays: 5 }]));
    expect(store.mayBeByVan([])).toBe(false);
    expect(store.mayBeByVan([line('a')])).toBe(false);
    expect(store.mayBeByVan([line('a'), line('b')])).toBe(true);
    await store.load([line('b')]);
    expect(store.mayBeByVan([line('a'), line('b')])).toBe(false);
    expect(
      openStore([{ sku: 'a', workingDays: 3, isByVan: true }]).store.mayBeByVan([line('a')]),
    ).toBe(true);
  });

  it('C9 keeps the postal code as typed, trimmed', () => {
    const { store } = openStore();
    expect(store.postalCode).toBe('');
    store.setPostalCode(' 1791 AA ');
    expect(store.postalCode).toBe('1791 AA');
  });

  it('C9 restores the postal code after a reload, once the page is hydrated', () => {
    const { store, kept } = openStore();
    store.setPostalCode('1791aa');
    const { store: reloaded } = openStore([], undefined, kept());
    expect(reloaded.postalCode).toBe('');
    reloaded.start();
    expect(reloaded.postalCode).toBe('1791 AA');
  });

  it.each(['', '1000', '<b>', '{"a":1}', '9'.repeat(5000)])(
    'C9 does not restore %j, which is no postal code of the country',
    (stored) => {
      const { store } = openStore([], undefined, stored);
      store.start();
      expect(store.postalCode).toBe('');
    },
  );

  it('C9 forgets a stored postal code if the shopper types an invalid one', () => {
    const { store, kept } = openStore([], undefined, '1791 AA');
    store.setPostalCode('17');
    expect(store.postalCode).toBe('17');
    expect(kept()).toBeUndefined();
  });

  it('requests again what its script could not be loaded for', async () => {
    let requests = 0;
    const { store } = openStore([], () => {
      requests += 1;
      return requests === 1
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
        : Promise.resolve([{ sku: 'a', workingDays: 3 }]);
    });
    await store.load([line('a')]);
    expect(store.workingDays('a')).toBeUndefined();
    await store.load([line('a')]);
    expect(store.workingDays('a')).toBe(3);
  });

  it('requests a missing delivery time again on the next load', async () => {
    let times = 0;
    const { store } = openStore([], () => {
      times += 1;
      return Promise.resolve(times === 1 ? [] : [{ sku: 'a', workingDays: 2 }]);
    });
    await store.load([line('a')]);
    expect(store.workingDays('a')).toBeUndefined();
    await store.load([line('a')]);
    expect(store.workingDays('a')).toBe(2);
  });
});
