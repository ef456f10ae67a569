import { describe, expect, it } from 'vitest';
import { MOST_PROMISES, productPromises } from '#src/delivery/product-promises.ts';
import { FREE_DELIVERY_FROM_CENTS } from '#src/delivery/delivery-cost.ts';
import { euroCents } from '#src/pricing/money.ts';

const sold = (...codes: readonly string[]) => ({
  attributes: codes.map((code) => ({ code, label: code, value: 'Ja' })),
});
const at = (cents: number) => ({ final: euroCents(cents) });

describe('productPromises', () => {
  it('P4 promises all it can of a mattress', () => {
    expect(productPromises(sold('matras_kern', 'proefslapen'), at(49_900))).toEqual([
      'trial',
      'free-delivery',
      'warranty',
      'take-back',
    ]);
  });

  it('P4 promises no trial, no longer warranty and no removal where there is none', () => {
    expect(productPromises(sold('bedlampje_led'), at(5999))).toEqual(['returns', 'free-delivery']);
  });

  it('promises free delivery from the very price on that the cart charges nothing', () => {
    expect(productPromises(sold(), at(FREE_DELIVERY_FROM_CENTS))).toContain('free-delivery');
    expect(productPromises(sold(), at(FREE_DELIVERY_FROM_CENTS - 1))).toContain('delivery');
  });

  it('promises no more than is read, and nothing twice', () => {
    for (const codes of [[], ['matras_kern'], ['boxspring_kern', 'proefslapen']]) {
      const promises = productPromises(sold(...codes), at(100));
      expect(promises.length).toBeLessThanOrEqual(MOST_PROMISES);
      expect(new Set(promises).size).toBe(promises.length);
    }
  });
});
