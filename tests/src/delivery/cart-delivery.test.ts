import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CartDelivery,
  formatSlot,
  parseSlot,
  readCartDeliveryDocument,
  readDeliveryRequest,
  requestIdentity,
  servicesOfCart,
} from '#src/delivery/cart-delivery.ts';
import { parseWindow } from '#src/delivery/delivery-plan.ts';
import { euroCents } from '#src/pricing/money.ts';

const DELIVERY: CartDelivery = {
  country: 'NL',
  postalCode: '1017 AB',
  isOfAddress: false,
  days: [{ day: '2026-12-01', windows: [{ window: '08-12', left: 2 }] }],
  services: [
    { service: 'to-room', price: euroCents(0) },
    { service: 'high-floor', price: euroCents(3900) },
  ],
  chosen: {
    day: '2026-12-01',
    window: '08-12',
    state: 'expired',
    heldUntil: 5,
    services: ['high-floor', 'assembly'],
  },
};

describe('servicesOfCart', () => {
  it('DS5 has the chosen services that are offered, after the hold has expired too', () => {
    expect(servicesOfCart(DELIVERY)).toEqual([{ service: 'high-floor', price: euroCents(3900) }]);
    expect(servicesOfCart(undefined)).toEqual([]);
    const { chosen: _chosen, ...open } = DELIVERY;
    expect(servicesOfCart(open)).toEqual([]);
  });
});

describe('readCartDeliveryDocument', () => {
  it('DS6 reads what the server sends', () => {
    const { chosen, ...open } = DELIVERY;
    const states = ['held', 'booked', 'expired', 'too-early', 'elsewhere'] as const;
    for (const sent of [DELIVERY, { ...open, days: [], problem: 'full' }])
      expect(readCartDeliveryDocument(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
    for (const state of states) {
      const sent = { ...open, chosen: { ...chosen, state } };
      expect(readCartDeliveryDocument(sent)).toEqual(sent);
    }
  });

  it('DS6 refuses a delivery without days or with a service that nobody knows', () => {
    expect(readCartDeliveryDocument({ ...DELIVERY, days: undefined })).toBeUndefined();
    expect(
      readCartDeliveryDocument({
        ...DELIVERY,
        services: [{ service: 'piano', price: euroCents(1) }],
      }),
    ).toBeUndefined();
  });
});

const REQUEST = {
  postalCode: '1017 AB',
  slot: { day: '2026-12-01', window: '08-12' },
  services: ['to-room', 'assembly'],
} as const;

describe('requestIdentity', () => {
  it('DS4 differs by postal code, day, window and services, and by nothing else', () => {
    const others = [
      { ...REQUEST, postalCode: '1017 AC' },
      { ...REQUEST, slot: { ...REQUEST.slot, day: '2026-12-02' } },
      { ...REQUEST, slot: { ...REQUEST.slot, window: '12-17' } },
      { ...REQUEST, services: ['to-room'] as const },
    ];
    const identities = [REQUEST, ...others].map(requestIdentity);
    expect(new Set(identities).size).toBe(5);
    expect(requestIdentity({ ...REQUEST, slot: { ...REQUEST.slot } })).toBe(identities[0]);
  });
});

describe('readDeliveryRequest', () => {
  it('DS6 reads a slot and services, with a postal code of up to 32 characters as typed', () => {
    expect(readDeliveryRequest({ ...REQUEST, more: 1 })).toEqual(REQUEST);
    const long = { ...REQUEST, postalCode: 'x'.repeat(32) };
    expect(readDeliveryRequest(long)).toEqual(long);
  });

  it.each([
    [{ postalCode: '1', slot: { day: 'd', window: 'w' }, services: ['piano'] }],
    [{ postalCode: 'x'.repeat(33), slot: { day: 'd', window: 'w' }, services: [] }],
    [{ postalCode: '1', slot: { day: 'd' }, services: [] }],
    [{ postalCode: '1', slot: { day: 'd'.repeat(33), window: 'w' }, services: [] }],
    [{ postalCode: '1', slot: { day: 'd', window: 'w' }, services: Array(5).fill('assembly') }],
  ])('DS6 refuses %j', (request) => {
    expect(readDeliveryRequest(request)).toBeUndefined();
  });
});

describe('parseSlot', () => {
  it('DS6 parses what formatSlot writes', () => {
    const anyTwo = fc.integer({ min: 10, max: 99 });
    fc.assert(
      fc.property(anyTwo, anyTwo, anyTwo, anyTwo, (month, day, from, to) => {
        const slot = { day: `2026-${month}-${day}`, window: `${from}-${to}` };
        expect(parseSlot(formatSlot(slot))).toEqual(slot);
      }),
    );
  });

  it('DS6 parses no other text', () => {
    for (const text of [
      '',
      '2026-12-01',
      '2026-12-01  08-12',
      '2026-12-01 8-12',
      'x 08-12',
      ' 2026-12-01 08-12',
      '2026-12-01 08-12 ',
    ])
      expect(parseSlot(text)).toBeUndefined();
  });
});

describe('parseWindow', () => {
  it.each([
    ['08-12', { from: 8, to: 12 }],
    ['17-24', { from: 17, to: 24 }],
    ['12-08', undefined],
    ['08-08', undefined],
    ['08-25', undefined],
    ['8-12', undefined],
    ['x08-12', undefined],
    ['08-12x', undefined],
  ])('DS6 reads the hours of %s', (window, hours) => {
    expect(parseWindow(window)).toEqual(hours);
  });
});
