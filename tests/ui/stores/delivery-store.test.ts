import { describe, expect, it } from 'vitest';
import { DeliveryStore } from '#ui/stores/delivery-store.ts';

const line = (sku: string) => ({ product: { sku, url: `/${sku}` } });

describe('DeliveryStore', () => {
  it('knows what the page has brought along, and asks for the rest once', async () => {
    const asked: string[][] = [];
    const store = new DeliveryStore([{ sku: 'a', workingDays: 3 }], (lines) => {
      asked.push(lines.map(({ product }) => product.sku));
      return Promise.resolve([{ sku: 'b', workingDays: 5 }]);
    });
    await Promise.all([store.load([line('a'), line('b')]), store.load([line('b')])]);
    await store.load([line('a'), line('b')]);
    expect([store.workingDays('a'), store.workingDays('b')]).toEqual([3, 5]);
    expect(asked).toEqual([['b']]);
  });

  it('C9 remembers where it goes, as it was typed', () => {
    const store = new DeliveryStore([], () => Promise.resolve([]));
    expect(store.postalCode).toBe('');
    store.setPostalCode(' 1791 AA ');
    expect(store.postalCode).toBe('1791 AA');
  });

  it('asks again, the next time, for what could not be found out', async () => {
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
