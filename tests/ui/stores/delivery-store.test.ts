import { describe, expect, it } from 'vitest';
import { DeliveryStore } from '#ui/stores/delivery-store.ts';

const line = (sku: string) => ({ product: { sku, url: `/${sku}` } });

describe('DeliveryStore', () => {
  it('takes delivery times from the page, and requests missing ones once', async () => {
    const requests: string[][] = [];
    const store = new DeliveryStore([{ sku: 'a', workingDays: 3 }], (lines) => {
      requests.push(lines.map(({ product }) => product.sku));
      return Promise.resolve([{ sku: 'b', workingDays: 5 }]);
    });
    await Promise.all([store.load([line('a'), line('b')]), store.load([line('b')])]);
    await store.load([line('a'), line('b')]);
    expect([store.workingDays('a'), store.workingDays('b')]).toEqual([3, 5]);
    expect(requests).toEqual([['b']]);
  });

  it('C9 keeps the postal code as typed, trimmed', () => {
    const store = new DeliveryStore([], () => Promise.resolve([]));
    expect(store.postalCode).toBe('');
    store.setPostalCode(' 1791 AA ');
    expect(store.postalCode).toBe('1791 AA');
  });

  it('requests a missing delivery time again on the next load', async () => {
    let times = 0;
    const store = new DeliveryStore([], () => {
      times += 1;
      return Promise.resolve(times === 1 ? [] : [{ sku: 'a', workingDays: 2 }]);
    });
    await store.load([line('a')]);
    expect(store.workingDays('a')).toBeUndefined();
    await store.load([line('a')]);
    expect(store.workingDays('a')).toBe(2);
  });
});
