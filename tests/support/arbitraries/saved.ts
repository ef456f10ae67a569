import fc from 'fast-check';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import type { SavedProduct } from '#src/saved/saved-products.ts';

/** Few addresses, so that some are saved again. */
export const anySavedProduct: fc.Arbitrary<SavedProduct> = fc.record({
  url: fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom('', '?maat=90x200&kleur=zand'))
    .map(([good, choice]) => `/good-${good}${choice}`),
  name: fc.string({ maxLength: 30 }),
  quantity: fc.integer({ min: 1, max: MAX_LINE_QUANTITY }),
  savedAt: fc.nat(),
});

export const anySavedProducts = fc.array(anySavedProduct, { maxLength: 60 });
