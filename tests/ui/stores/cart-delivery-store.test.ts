import { describe, expect, it } from 'vitest';
import type { CartDeliveries, CartDeliveryAnswer } from '#ports/delivery-slots.ts';
import type { CartDelivery } from '#src/delivery/cart-delivery.ts';
import { err, ok } from '#src/shared/result.ts';
import { CartDeliveryStore } from '#ui/stores/cart-delivery-store.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';

const at = (postalCode: string): CartDelivery => ({
  country: 'NL',
  postalCode,
  isOfAddress: false,
  days: [],
  services: [],
});
const REQUEST = {
  postalCode: '1017 AB',
  slot: { day: '2026-12-01', window: '08-12' },
  services: [],
} as const;

function openStore(answers: Partial<CartDeliveries>) {
  const keys: string[] = [];
  const answer = (): Promise<CartDeliveryAnswer> => Promise.resolve(ok(at('read')));
  const cartDeliveries: CartDeliveries = {
    read: answers.read ?? answer,
    choose: (cartId, request, key) => {
      keys.push(key);
      return answers.choose?.(cartId, request, key) ?? answer();
    },
    release: answers.release ?? answer,
    move: answers.move ?? answer,
  };
  const ids = createSequentialIds();
  return { store: new CartDeliveryStore(at('page'), { cartDeliveries, ids }), keys };
}

describe('CartDeliveryStore', () => {
  it('DS6 begins with what the page says, and shows what the server answers', async () => {
    const { store } = openStore({});
    expect(store.delivery?.postalCode).toBe('page');
    const loading = store.load('c', undefined);
    expect(store.isBusy).toBe(true);
    await loading;
    expect([store.isBusy, store.delivery?.postalCode]).toEqual([false, 'read']);
  });

  it('DS6 shows the answer to the last question, whichever comes first', async () => {
    const answers: ((answer: CartDeliveryAnswer) => void)[] = [];
    const { store } = openStore({ read: () => new Promise((resolve) => answers.push(resolve)) });
    const both = [store.load('c', '1'), store.load('c', '2')];
    answers[1]?.(ok(at('second')));
    answers[0]?.(ok(at('first')));
    await Promise.all(both);
    expect(store.delivery?.postalCode).toBe('second');
  });

  it('DS6 keeps what is shown if the server does not answer, and shows nothing for a parcel', async () => {
    const { store } = openStore({ read: () => Promise.resolve(err('slots-unavailable')) });
    await store.load('c', undefined);
    expect([store.isBusy, store.delivery?.postalCode]).toEqual([false, 'page']);
    const lost = openStore({ read: () => Promise.reject(new Error('no script')) }).store;
    await lost.load('c', undefined);
    expect(lost.delivery?.postalCode).toBe('page');
    const parcel = openStore({ read: () => Promise.resolve(ok(null)) }).store;
    await parcel.load('c', undefined);
    expect(parcel.delivery).toBeUndefined();
  });

  it('DS6 says why a choice is refused, and reads the days again', async () => {
    const { store, keys } = openStore({ choose: () => Promise.resolve(err('no-capacity')) });
    expect(await store.choose('c', REQUEST)).toBe(false);
    expect([store.refusal, store.delivery?.postalCode]).toEqual(['no-capacity', 'read']);
    await store.choose('c', REQUEST);
    expect(new Set(keys).size).toBe(2);
    expect(await store.release('c')).toBe(true);
    expect(store.refusal).toBe('');
  });

  it.each([
    ['no-postal-code', '1017 AB', [undefined, '1017 AB']],
    ['no-postal-code', '', [undefined]],
    [undefined, '1017 AB', [undefined]],
    ['full', '1017 AB', [undefined]],
  ] as const)(
    'DS6 after a change, with the problem %s and the kept code %j, asks with %j',
    async (problem, kept, expected) => {
      const asked: (string | undefined)[] = [];
      const { store } = openStore({
        read: (_cartId, typed) => {
          asked.push(typed);
          const code = typed ?? 'of the choice';
          return Promise.resolve(ok({ ...at(code), ...(problem && !typed && { problem }) }));
        },
      });
      await store.reload('c', kept);
      expect(asked).toEqual(expected);
      expect(store.delivery?.postalCode).toBe(expected.at(-1) ?? 'of the choice');
    },
  );

  it('DS6 uses the kept code on a page that has none, once', async () => {
    const asked: (string | undefined)[] = [];
    const { store } = openStore({
      read: (_cartId, typed) => {
        asked.push(typed);
        return Promise.resolve(ok(at(typed ?? '')));
      },
    });
    await store.loadKept('c', '1017 AB');
    expect(asked).toEqual([]);
    store.delivery = { ...at(''), problem: 'no-postal-code' };
    await store.loadKept('c', '');
    await Promise.all([store.loadKept('c', '1017 AB'), store.loadKept('c', '1017 AB')]);
    await store.loadKept('c', '1017 AB');
    expect(asked).toEqual(['1017 AB']);
    expect(store.delivery?.postalCode).toBe('1017 AB');
  });

  it('DS6 takes a slot', async () => {
    const { store } = openStore({ choose: () => Promise.resolve(ok(at('held'))) });
    expect(await store.choose('c', REQUEST)).toBe(true);
    expect([store.refusal, store.delivery?.postalCode]).toEqual(['', 'held']);
  });
});
