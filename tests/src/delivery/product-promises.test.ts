import { describe, expect, it } from 'vitest';
import { MOST_PROMISES, productPromises } from '#src/delivery/product-promises.ts';
import { FREE_DELIVERY_FROM_CENTS } from '#src/delivery/delivery-cost.ts';
import { euroCents } from '#src/pricing/money.ts';

const sold = (...codes: readonly string[]) => ({
  attributes: codes.map((code) => ({ code, label: code, value: 'Ja' })),
});
const at = (cents: number) => ({ final: euroCents(cents) });

describe('productPromises', () => {
  it('P4 returns all promises for a mattress with a trial', () => {
    expect(productPromises(sold('matras_kern', 'proefslapen'), at(49_900))).toEqual([
      'trial',
      'free-delivery',
      'warranty',
      'take-back',
    ]);
  });

  it('P4 returns only returns and free delivery without trial, longer warranty or take-back', () => {
    expect(productPromises(sold('bedlampje_led'), at(5999))).toEqual(['returns', 'free-delivery']);
  });

  it('promises free delivery from the threshold of the cart', () => {
    expect(productPromises(sold(), at(FREE_DELIVERY_FROM_CENTS))).toContain('free-delivery');
    expect(productPromises(sold(), at(FREE_DELIVERY_FROM_CENTS - 1))).toContain('delivery');
  });

  it('returns at most MOST_PROMISES promises without duplicates', () => {
    for (const codes of [[], ['matras_kern'], ['boxspring_kern', 'proefslapen']]) {
      const promises = productPromises(sold(...codes), at(100));
      expect(promises.length).toBeLessThanOrEqual(MOST_PROMISES);
      expect(new Set(promises).size).toBe(promises.length);
    }
  });
});
