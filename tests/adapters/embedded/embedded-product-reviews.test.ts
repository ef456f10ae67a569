import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductReviews } from '#adapters/embedded/embedded-product-reviews.ts';
import { productReviewsContract } from '../../contracts/product-reviews-contract.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallReviews } from '../../support/small-reviews.ts';

const store = createCatalogueStore({ ...smallCatalogue, reviews: smallReviews });
const reviews = createEmbeddedProductReviews(store);

productReviewsContract('embedded', () => reviews);

describe('createEmbeddedProductReviews', () => {
  it('finds the reviews of a product by the SKU of any of its variants', async () => {
    const request = { locale: 'nl-nl', sorting: 'newest', page: 1, reviewsPerPage: 9 } as const;
    const found = await reviews.productReviews({ ...request, sku: 'M1-160' });
    expect(found).toEqual(await reviews.productReviews({ ...request, sku: 'M1' }));
    expect(found).toMatchObject({ value: { total: 5 } });
  });
});

describe('the products of a store with reviews', () => {
  const catalogue = store.local('nl-nl');
  const [wolk, , , rots] = smallCatalogue.products;

  it('have a review summary as a product and as a hit', () => {
    if (!wolk) throw new Error('no product');
    const summary = { average: 3.8, count: 5 };
    expect(catalogue.product(wolk).reviews).toEqual(summary);
    expect(catalogue.hit(wolk, wolk.variants[0], false).reviews).toEqual(summary);
  });

  it('have no review summary without reviews', () => {
    if (!rots) throw new Error('no product');
    expect(catalogue.product(rots)).not.toHaveProperty('reviews');
    expect(catalogue.hit(rots, rots.variants[0], false)).not.toHaveProperty('reviews');
  });
});
