import fc, { type Arbitrary } from 'fast-check';
import type { CategoryPageBanner } from '#src/content/page-entry.ts';
import { SORTINGS } from '#src/search/sorting-and-page-size.ts';

export const anySorting = fc.constantFrom(...SORTINGS);

/** The path of a category below the root: slugs, as in the content service. */
export const anyCategoryUrl = fc
  .array(fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/), { minLength: 1, maxLength: 3 })
  .map((slugs) => `/${slugs.join('/')}`);

/** An editor's banner positions, also off the page or invalid (L2). */
export const anyBannerPlan: Arbitrary<
  Pick<CategoryPageBanner, 'startPosition' | 'repeatInterval'>
> = fc.record({
  startPosition: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double()),
  repeatInterval: fc.oneof(fc.integer({ min: -2, max: 20 }), fc.double()),
});
