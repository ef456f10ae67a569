import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedCartGateway } from '#adapters/embedded/embedded-cart-gateway.ts';
import { choiceUid } from '#adapters/embedded/localized-parts.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import {
  bedUid,
  selectionsOf,
  selectionUid,
  isCompatibleWith,
} from '#sandbox/magento/catalogue/selections.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { toEuroNumber } from '#src/pricing/money.ts';
import { createFixedClock } from '../../../support/fixed-clock.ts';
import { shopperWithCart } from '../../../support/magento-shopper.ts';
import { createSequentialIds } from '../../../support/sequential-ids.ts';
import { boxSpring, setCatalogue } from '../../../support/set-catalogue.ts';
import { startMagento } from '../../../support/start-magento.ts';
import { memoryDatabase } from '../../../support/memory-database.ts';

const store = createCatalogueStore(setCatalogue);
const coupons: readonly Coupon[] = [
  { code: 'TEN', discount: { kind: 'percent', percent: 10 }, categoryIds: ['7'] },
];
const clock = createFixedClock();
const magento = await startMagento({ store, clock, coupons }, afterAll);
const embedded = createEmbeddedCartGateway({
  database: memoryDatabase(),
  offerOf: offersOf(store),
  coupons,
  ids: createSequentialIds(),
  clock,
});

/** Products in the terms of both adapters. */
const [topper, legs] = boxSpring.parts ?? [];
const beds = boxSpring.variants.flatMap((variant) =>
  (topper ? selectionsOf(topper) : [])
    .filter((one) => isCompatibleWith(one, variant))
    .flatMap((chosen) =>
      (legs ? selectionsOf(legs) : []).map((leg) => ({
        ours: {
          sku: variant.sku,
          optionUids: [chosen, leg].map(({ part, choice }) => choiceUid('B1', part, choice)),
        },
        theirs: {
          sku: 'B1',
          selected_options: [bedUid(variant), selectionUid(chosen), selectionUid(leg)],
        },
      })),
    ),
);
const singles = setCatalogue.products
  .filter(({ parts }) => !parts)
  .flatMap(({ variants }) => variants)
  .map(({ sku }) => ({ ours: { sku }, theirs: { sku } }));

const anyAdd = fc.record({
  product: fc.constantFrom(...beds, ...singles),
  quantity: fc.integer({ min: 1, max: 4 }),
});

/** One of each variant of a product, with its parts. */
const variantsOf = ({ sku, variants, parts = [] }: ProductData) =>
  variants.map((variant) => {
    const selected = parts.flatMap((part) => {
      const chosen = selectionsOf(part).find((one) => isCompatibleWith(one, variant));
      return chosen ? selectionUid(chosen) : [];
    });
    const isSet = parts.length > 0;
    return {
      ours: { sku: variant.sku, quantity: 1 },
      theirs: isSet
        ? { sku, quantity: 1, selected_options: [bedUid(variant), ...selected] }
        : { sku: variant.sku, quantity: 1 },
    };
  });

it('the Magento sandbox prices the demo catalog like the embedded shop', async () => {
  const demo = createCatalogueStore(catalogue);
  const shop = await startMagento({ store: demo, clock });
  const gateway = createEmbeddedCartGateway({
    database: memoryDatabase(),
    offerOf: offersOf(demo),
    coupons: [],
    ids: createSequentialIds(),
    clock,
  });
  const all = catalogue.products.flatMap(variantsOf).filter((_, index) => index % 7 === 0);
  expect(all.length).toBeGreaterThan(100);
  const shopper = await shopperWithCart(shop, 'nl_nl');
  const { cart } = await shopper.add(...all.map(({ theirs }) => theirs));
  const id = await gateway.create('nl-nl');
  const items = all.map(({ ours }) => ours);
  const answer = await gateway.add('nl-nl', id.ok ? id.value : '', items, 'once');
  const own = answer.ok ? answer.value.cart : null;
  expect(cart).toMatchObject({
    total_quantity: own?.totalQuantity,
    prices: { grand_total: { value: own && toEuroNumber(own.prices.grandTotal) } },
  });
});

it('a cart has the same totals in the Magento sandbox and the embedded shop', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAdd, { maxLength: 6 }), fc.boolean(), async (adds, hasCoupon) => {
      const id = await embedded.create('nl-nl');
      const cartId = id.ok ? id.value : '';
      const shopper = await shopperWithCart(magento, 'nl_nl');
      await shopper.add(...adds.map(({ product, quantity }) => ({ ...product.theirs, quantity })));
      const items = adds.map(({ product, quantity }) => ({ ...product.ours, quantity }));
      await embedded.add('nl-nl', cartId, items, 'once');
      if (hasCoupon) {
        await shopper.applyCoupon('TEN');
        await embedded.applyCoupon('nl-nl', cartId, 'TEN');
      }
      const ours = await embedded.read('nl-nl', cartId);
      const cart = ours.ok ? ours.value.cart : null;
      const { cart: theirs } = await shopper.read();
      expect(theirs?.itemsV2.items.map((item) => item?.quantity)).toEqual(
        cart?.items.map(({ quantity }) => quantity),
      );
      expect(theirs).toMatchObject({
        total_quantity: cart?.totalQuantity,
        prices: {
          subtotal_including_tax: { value: cart && toEuroNumber(cart.prices.subtotal) },
          grand_total: { value: cart && toEuroNumber(cart.prices.grandTotal) },
          applied_taxes: cart?.prices.taxes.map((tax) => ({
            amount: { value: toEuroNumber(tax.amount) },
          })),
        },
      });
      expect((theirs?.applied_coupons ?? []).map(({ code }) => code)).toEqual(cart?.appliedCoupons);
    }),
    { numRuns: 30 },
  );
});
