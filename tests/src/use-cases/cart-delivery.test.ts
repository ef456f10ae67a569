import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import type { Product } from '#src/catalog/product.ts';
import { HOLD_LIFETIME } from '#src/delivery/delivery-slots.ts';
import { err, ok } from '#src/shared/result.ts';
import {
  bookDelivery,
  type CartDeliveryPorts,
  chooseDelivery,
  readCartDelivery,
  showCartDelivery,
} from '#src/use-cases/cart-delivery.ts';
import { HOME } from '../../support/addresses.ts';
import { aLine } from '../../support/carts.ts';
import { createDeliverySlots } from '../../support/delivery-slots.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { AURORA, SHOP } from '../../support/fake-shop.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';

/** A product of these attribute codes with a delivery time in working days. */
function productOf(sku: string, codes: readonly string[], deliveryDays: number): Product {
  const attributes = codes.map((code) => ({ code, label: code, value: 'x' }));
  const [variant] = AURORA.variants;
  return { ...AURORA, sku, attributes, variants: [{ ...variant, sku, deliveryDays }] };
}

const MATTRESS = productOf('mattress', ['matras_kern'], 2);
const LATE_BED = productOf('bed', ['bed_materiaal'], 9);
const FRAME = productOf('frame', ['ledikant_materiaal'], 2);
const PILLOW = productOf('pillow', ['hoofdkussen_vulling'], 1);

const cartOf = (products: readonly Product[], more: Partial<Cart> = {}): Cart => ({
  ...EMPTY_CART,
  id: 'c1',
  items: products.map(({ sku }) => aLine(sku, 1, sku)),
  ...more,
});

/** The clock shows January 1, 2026; mattresses can be there on the 5th, a Monday. */
const FIRST_DAY = '2026-01-05';
const MORNING = { day: '2026-01-06', window: '08-12' };

/** A shop in which the cart can be changed. */
function openShop(first: Cart, clock = createFixedClock()) {
  let cart: Cart | null = first;
  const products = [MATTRESS, LATE_BED, FRAME, PILLOW];
  const fakes = createFakePorts(SHOP);
  const ports: CartDeliveryPorts = {
    clock,
    deliverySlots: createDeliverySlots(clock),
    content: {
      pageByUrl: (_locale, path) => Promise.resolve(ok({ type: 'Product', sku: path.slice(1) })),
    },
    catalog: {
      product: (_locale, sku) => {
        const found = products.find((product) => product.sku === sku);
        return Promise.resolve(found ? ok(found) : err({ kind: 'product-not-found' }));
      },
    },
    carts: { ...fakes.carts, read: () => Promise.resolve(ok({ cart, userErrors: [] })) },
  };
  const to = { locale: 'nl-nl', cartId: 'c1' } as const;
  return {
    ports,
    change: (changed: Cart | null) => void (cart = changed),
    read: async (typed?: string) => {
      const answer = await readCartDelivery(ports, { ...to, typed });
      return answer.ok ? answer.value : undefined;
    },
    choose: (request: Partial<Parameters<typeof chooseDelivery>[1]['request']> = {}, key = 'k') =>
      chooseDelivery(ports, {
        ...to,
        key,
        request: { postalCode: '1017ab', slot: MORNING, services: [], ...request },
      }),
  };
}

/** The price of the assembly of this number of bed frames, in cents. */
async function assemblyOf(pieces: number) {
  const items = [aLine('frame', pieces, 'frame')];
  const delivery = await openShop(cartOf([], { items })).read('1017 AB');
  return delivery?.services.find(({ service }) => service === 'assembly')?.price.cents;
}

describe('readCartDelivery', () => {
  it('DS6 shows nothing for a cart that a parcel service brings', async () => {
    expect(await openShop(cartOf([PILLOW])).read('1017AB')).toBeNull();
    expect(await openShop(cartOf([])).read('1017AB')).toBeNull();
  });

  it.each([
    [undefined, 'no-postal-code', ''],
    ['12', 'malformed-postal-code', '12'],
    [' 1017ab ', undefined, '1017 AB'],
  ])('DS6 with the postal code %j has the problem %s', async (typed, problem, postalCode) => {
    const delivery = await openShop(cartOf([MATTRESS])).read(typed);
    expect(delivery).toMatchObject({ country: 'NL', postalCode, isOfAddress: false });
    expect(delivery?.problem).toBe(problem);
    expect(delivery?.days[0]?.day).toBe(problem ? undefined : FIRST_DAY);
  });

  it('DS6 begins with the day of the slowest line, two days later on an island', async () => {
    const shop = openShop(cartOf([MATTRESS, LATE_BED, PILLOW]));
    expect((await shop.read('1017 AB'))?.days[0]?.day).toBe('2026-01-14');
    const island = openShop(cartOf([MATTRESS]));
    expect((await island.read('1791 AA'))?.days[0]?.day).toBe('2026-01-08');
  });

  it('DS6 promises no day while one of the lines is unknown', async () => {
    const unknown = productOf('unknown', ['matras_kern'], 2);
    expect(await openShop(cartOf([MATTRESS, unknown])).read('1017 AB')).toMatchObject({
      days: [],
      problem: 'no-date',
    });
  });

  it('DS6 goes to the shipping address, whatever was typed', async () => {
    const shop = openShop(cartOf([MATTRESS], { shippingAddresses: [HOME] }));
    expect(await shop.read('1017AB')).toMatchObject({ postalCode: '3512 PH', isOfAddress: true });
  });

  it('DS6 says that the calendar is not available, and shows the rest of the page', async () => {
    const { ports } = openShop(cartOf([MATTRESS]));
    const away = err({ kind: 'slots-unavailable', status: 503, message: 'away' } as const);
    const slots = {
      ...ports.deliverySlots,
      find: () => Promise.resolve(away),
      choiceOf: () => Promise.resolve(away),
      servicePrices: () => Promise.resolve(away),
    };
    const cart = cartOf([MATTRESS]);
    const shown = { locale: 'nl-nl', cart, productOf: () => MATTRESS, typed: '1017 AB' } as const;
    expect(await showCartDelivery({ ...ports, deliverySlots: slots }, shown)).toMatchObject({
      problem: 'unavailable',
      days: [],
      services: [],
    });
  });
});

describe('showCartDelivery', () => {
  it('DS6 offers the postal code of the choice in its own country only', async () => {
    const shop = openShop(cartOf([MATTRESS]));
    await shop.choose();
    expect(await shop.read()).toMatchObject({ country: 'NL', postalCode: '1017 AB' });
    const austrian = await readCartDelivery(shop.ports, { locale: 'de-at', cartId: 'c1' });
    expect(austrian).toMatchObject(
      ok({ country: 'AT', postalCode: '', problem: 'no-postal-code', chosen: MORNING }),
    );
  });

  it('DS6 has days, and no problem, of a code that is typed; and no choice before one', async () => {
    const delivery = await openShop(cartOf([MATTRESS])).read('1017 AB');
    expect(delivery?.days.length).toBeGreaterThan(0);
    expect(delivery).not.toHaveProperty('problem');
    expect(delivery).not.toHaveProperty('chosen');
  });

  it('DS6 says that no van drives to a place, which is not that it cannot tell', async () => {
    const { ports } = openShop(cartOf([MATTRESS]));
    const refused = { find: () => Promise.resolve(err({ kind: 'not-delivered' } as const)) };
    const deliverySlots = { ...ports.deliverySlots, ...refused };
    const to = { locale: 'nl-nl', cartId: 'c1', typed: '1017 AB' } as const;
    expect(await readCartDelivery({ ...ports, deliverySlots }, to)).toMatchObject(
      ok({ problem: 'not-delivered', days: [] }),
    );
    const shop = openShop(cartOf([MATTRESS]));
    await shop.choose();
    const closed = { ...shop.ports.deliverySlots, ...refused };
    expect(await readCartDelivery({ ...shop.ports, deliverySlots: closed }, to)).toMatchObject(
      ok({ chosen: { state: 'elsewhere' } }),
    );
    expect((await shop.read('  '))?.problem).toBe('no-postal-code');
  });

  it('DS5 charges a service once for each piece that it is done to', async () => {
    expect([await assemblyOf(1), await assemblyOf(2)]).toEqual([4900, 9800]);
  });

  it('DS5 has no service of a pillow', async () => {
    const one = await openShop(cartOf([MATTRESS])).read('1017 AB');
    const both = await openShop(cartOf([MATTRESS, PILLOW])).read('1017 AB');
    expect(one?.services.map(({ service }) => service)).toContain('high-floor');
    expect(both?.services).toEqual(one?.services);
  });

  it('DS4 tells until when a slot is held', async () => {
    const opened = createFixedClock();
    const shop = openShop(cartOf([MATTRESS]), opened);
    await shop.choose();
    expect((await shop.read())?.chosen?.heldUntil).toBe(opened.now() + HOLD_LIFETIME);
  });
});

describe('chooseDelivery', () => {
  it('DS6 takes a slot with the services that the goods may have', async () => {
    const shop = openShop(cartOf([MATTRESS]));
    const chosen = await shop.choose({ services: ['assembly', 'high-floor'] });
    expect(chosen).toMatchObject(
      ok({ chosen: { ...MORNING, state: 'held', services: ['high-floor'] } }),
    );
    expect(await shop.read()).toMatchObject({ postalCode: '1017 AB', chosen: MORNING });
  });

  it('DS6 refuses a day on which the cart cannot be delivered', async () => {
    const early = { slot: { ...MORNING, day: '2026-01-02' } };
    expect(await openShop(cartOf([MATTRESS])).choose(early)).toEqual(err({ kind: 'too-early' }));
    expect(await openShop(cartOf([PILLOW])).choose()).toEqual(err({ kind: 'no-date' }));
  });

  it('DS6 refuses while carts or prices of services cannot be read, and says so', async () => {
    const { ports, choose } = openShop(cartOf([MATTRESS]));
    const request = { postalCode: '1017AB', slot: MORNING, services: [] };
    const order = { locale: 'nl-nl', cartId: 'c1', key: 'k', request } as const;
    const away = { status: 503, message: 'Down' } as const;
    const carts = {
      ...ports.carts,
      read: () => Promise.resolve(err({ kind: 'cart-unavailable', ...away } as const)),
    };
    expect(await chooseDelivery({ ...ports, carts }, order)).toEqual(
      err({ kind: 'slots-unavailable', ...away }),
    );
    const unpriced = {
      ...ports.deliverySlots,
      servicePrices: () => Promise.resolve(err({ kind: 'slots-unavailable', ...away } as const)),
    };
    expect(await chooseDelivery({ ...ports, deliverySlots: unpriced }, order)).toEqual(
      err({ kind: 'slots-unavailable', ...away }),
    );
    expect((await choose()).ok).toBe(true);
  });

  it('DS6 refuses a cart of which a day is unknown, and one without goods by van', async () => {
    const unknown = productOf('unknown', ['matras_kern'], 2);
    expect(await openShop(cartOf([MATTRESS, unknown])).choose()).toEqual(err({ kind: 'no-date' }));
    expect(await openShop(cartOf([])).choose()).toEqual(err({ kind: 'no-date' }));
  });

  it('DS6 refuses a cart that no longer exists', async () => {
    const shop = openShop(cartOf([MATTRESS]));
    shop.change(null);
    expect(await shop.choose()).toEqual(err({ kind: 'no-cart' }));
  });

  it('DS4 tells that goods were added which come later, and keeps the services', async () => {
    const shop = openShop(cartOf([MATTRESS]));
    await shop.choose({ services: ['high-floor'] });
    shop.change(cartOf([MATTRESS, LATE_BED]));
    expect((await shop.read())?.chosen).toMatchObject({
      state: 'too-early',
      services: ['high-floor'],
    });
  });

  it('DS4 tells that an address was entered to which other vans drive', async () => {
    const shop = openShop(cartOf([MATTRESS]));
    await shop.choose();
    shop.change(cartOf([MATTRESS], { shippingAddresses: [{ ...HOME, postalCode: '9711 AA' }] }));
    expect((await shop.read())?.chosen?.state).toBe('elsewhere');
    shop.change(cartOf([MATTRESS], { shippingAddresses: [HOME] }));
    expect((await shop.read())?.chosen?.state).toBe('held');
  });

  it('DS4 keeps the hold while the days are unknown: elsewhere is only another region', async () => {
    const shop = openShop(cartOf([MATTRESS]));
    await shop.choose();
    expect((await shop.read('12'))?.chosen?.state).toBe('held');
    expect((await shop.read('9999 ZZ'))?.chosen?.state).toBe('elsewhere');
    const away = err({ kind: 'slots-unavailable', status: 503, message: 'away' } as const);
    const { deliverySlots } = shop.ports;
    const closed = { ...deliverySlots, find: () => Promise.resolve(away) };
    const read = await readCartDelivery(
      { ...shop.ports, deliverySlots: closed },
      { locale: 'nl-nl', cartId: 'c1' },
    );
    expect(read).toMatchObject(ok({ problem: 'unavailable', chosen: { state: 'held' } }));
  });

  it('DS4 keeps the hold of the first day when the hour passes until which it can be ordered', async () => {
    const opened = createFixedClock();
    const shop = openShop(cartOf([MATTRESS]), opened);
    opened.advance(Date.UTC(2026, 0, 1, 20, 59) - opened.now());
    await shop.choose({ slot: { ...MORNING, day: FIRST_DAY } });
    opened.advance(2 * 60_000);
    expect(await shop.read()).toMatchObject({
      days: [{ day: '2026-01-06' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
      chosen: { day: FIRST_DAY, state: 'held' },
    });
    opened.advance(HOLD_LIFETIME);
    expect((await shop.read())?.chosen?.state).toBe('too-early');
  });

  it('DS4 does not say elsewhere of a cart with a product that is not available', async () => {
    const shop = openShop(cartOf([MATTRESS]));
    await shop.choose();
    shop.change(cartOf([MATTRESS, productOf('unknown', ['matras_kern'], 2)]));
    expect(await shop.read()).toMatchObject({ problem: 'no-date', chosen: { state: 'too-early' } });
  });

  it('DS4 says expired of an old hold, or elsewhere, although all days are full', async () => {
    const opened = createFixedClock();
    const shop = openShop(cartOf([MATTRESS]), opened);
    await shop.choose();
    const { deliverySlots } = shop.ports;
    const full: CartDeliveryPorts = {
      ...shop.ports,
      deliverySlots: {
        ...deliverySlots,
        find: async (search) => {
          const found = await deliverySlots.find(search);
          return found.ok ? ok({ ...found.value, days: [] }) : found;
        },
      },
    };
    const to = { locale: 'nl-nl', cartId: 'c1' } as const;
    opened.advance(HOLD_LIFETIME);
    expect(await readCartDelivery(full, to)).toMatchObject(
      ok({ problem: 'full', days: [], chosen: { state: 'expired' } }),
    );
    expect(await readCartDelivery(full, { ...to, typed: '9711 AA' })).toMatchObject(
      ok({ problem: 'full', chosen: { state: 'elsewhere' } }),
    );
  });
});

describe('bookDelivery', () => {
  const to = { locale: 'nl-nl', cartId: 'c1' } as const;
  const FAR = cartOf([MATTRESS], { shippingAddresses: [{ ...HOME, postalCode: '9711 AA' }] });

  it.each([
    ['too-early', cartOf([MATTRESS, LATE_BED])],
    ['elsewhere', FAR],
  ])('DS7 books nothing for a cart that is %s since the choice', async (kind, changed) => {
    const shop = openShop(cartOf([MATTRESS]));
    await shop.choose();
    shop.change(changed);
    expect(await bookDelivery(shop.ports, to)).toEqual(err({ kind }));
    expect((await shop.read())?.chosen?.state).toBe(kind);
    shop.change(cartOf([MATTRESS]));
    expect(await bookDelivery(shop.ports, to)).toMatchObject(ok({ isBooked: true }));
    shop.change(changed);
    expect(await bookDelivery(shop.ports, to)).toMatchObject(ok({ slot: MORNING }));
  });

  it('DS7 books what was chosen for a cart that no longer exists, or of another country', async () => {
    const shop = openShop(cartOf([MATTRESS]));
    await shop.choose();
    shop.change(null);
    expect(await bookDelivery(shop.ports, to)).toMatchObject(ok({ isBooked: true }));
    const other = openShop(cartOf([MATTRESS]));
    await other.choose({ slot: { ...MORNING, day: FIRST_DAY } });
    other.change(cartOf([LATE_BED]));
    expect(await bookDelivery(other.ports, { ...to, locale: 'de-at' })).toMatchObject({ ok: true });
  });
});
