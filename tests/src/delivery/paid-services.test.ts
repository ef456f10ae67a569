import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenServices,
  comesByVan,
  offeredServices,
  PAID_SERVICES,
  type ServicePrice,
} from '#src/delivery/paid-services.ts';

const attribute = (code: string) => ({ attributes: [{ code, label: code, value: 'x' }] });
const MATTRESS = attribute('matras_kern');
const BOX_SPRING = attribute('boxspring_kern');
const CABINET = attribute('kast_materiaal');
const PILLOW = attribute('hoofdkussen_vulling');

const PRICES: readonly ServicePrice[] = [
  { service: 'assembly', cents: 4900, per: 'piece', types: ['cabinet'] },
  { service: 'take-back', cents: 2500, per: 'piece', types: ['cabinet'] },
  { service: 'high-floor', cents: 3900, per: 'delivery', types: ['cabinet', 'mattress'] },
];

const offered = (...lines: readonly (readonly [typeof MATTRESS, number])[]) =>
  offeredServices(
    PRICES,
    lines.map(([product, quantity]) => ({ product, quantity })),
  ).map(({ service, price }) => `${service} ${price.cents}`);

describe('comesByVan', () => {
  it('DS5 says which goods the van brings', () => {
    expect([MATTRESS, BOX_SPRING, CABINET].map(comesByVan)).toEqual([true, true, true]);
    expect([PILLOW, { attributes: [] }].map(comesByVan)).toEqual([false, false]);
  });
});

describe('offeredServices', () => {
  it('DS5 offers a pillow no service', () => {
    expect(offered([PILLOW, 4])).toEqual([]);
  });

  it('DS5 charges once for the delivery, or for each piece', () => {
    expect(offered([CABINET, 3])).toEqual(['assembly 14700', 'take-back 7500', 'high-floor 3900']);
  });

  it('DS5 charges nothing for what the pages of the goods promise', () => {
    expect(offered([MATTRESS, 2])).toEqual(['take-back 0', 'high-floor 3900']);
    expect(offered([BOX_SPRING, 1], [CABINET, 1])).toEqual([
      'assembly 4900',
      'take-back 2500',
      'high-floor 3900',
    ]);
  });

  it('DS5 never gets cheaper by another line', () => {
    const anyLine = fc.record({
      product: fc.constantFrom(MATTRESS, BOX_SPRING, CABINET, PILLOW),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), anyLine, (lines, more) => {
        const after = offeredServices(PRICES, [...lines, more]);
        for (const { service, price } of offeredServices(PRICES, lines)) {
          const same = after.find((one) => one.service === service);
          expect(same?.price.cents).toBeGreaterThanOrEqual(price.cents);
        }
      }),
    );
  });
});

describe('chosenServices', () => {
  it('DS5 drops services that the goods no longer have', () => {
    const services = offeredServices(PRICES, [{ product: MATTRESS, quantity: 1 }]);
    expect(chosenServices(services, PAID_SERVICES).map(({ service }) => service)).toEqual([
      'take-back',
      'high-floor',
    ]);
    expect(chosenServices(services, [])).toEqual([]);
  });
});
