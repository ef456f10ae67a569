import type { Random } from '#demo/seeded-random.ts';
import { randomFor } from '../fault-proxy/seeded.ts';
import { CLICK_PRODUCTS } from './click-products.ts';

/** A click on "add to cart". */
export type Click = {
  /** Name of the action, such as `3-14`, which is its Idempotency-Key, too. */
  readonly id: string;
  /** Index in {@link CLICK_PRODUCTS}. */
  readonly product: number;
  readonly quantity: number;
  /** Whether it is repeated under its key: at the same time, or after its answer. */
  readonly repeated: 'no' | 'at-once' | 'after';
  /** Whether the next click does not wait for its answer. */
  readonly isHasty: boolean;
};

/** Clicks of the shoppers, each with their own cart, generated from a seed. */
export function clickScripts(seed: number, clicks: number): readonly (readonly Click[])[] {
  const shoppers = Math.ceil(clicks / CLICKS_EACH);
  return Array.from({ length: shoppers }, (_, shopper) => {
    const left = clicks - shopper * CLICKS_EACH;
    const random = randomFor(seed, `shopper ${shopper}`);
    return Array.from({ length: Math.min(left, CLICKS_EACH) }, (__, index) =>
      aClick(`${shopper}-${index}`, random),
    );
  });
}

const CLICKS_EACH = 8;

const aClick = (id: string, random: Random): Click => ({
  id,
  product: Math.floor(random() * CLICK_PRODUCTS.length),
  quantity: 1 + Math.floor(random() * 3),
  repeated: REPEATED[Math.floor(random() * REPEATED.length)] ?? 'no',
  isHasty: random() < 0.15,
});

/** One in five clicks is repeated. */
const REPEATED = ['at-once', 'after', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'no'] as const;
