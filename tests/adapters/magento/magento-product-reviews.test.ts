import { createFixedClock } from '#adapters/memory/fixed-clock.ts';
import { createMagentoProductReviews } from '#adapters/magento/magento-product-reviews.ts';
import { productReviewsContract } from '../../contracts/product-reviews-contract.ts';
import { noDrift } from '../../support/drift.ts';
import { magentoOf } from '../../support/magento-in-process.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallReviews } from '../../support/small-reviews.ts';

productReviewsContract('Magento over the sandbox', () =>
  createMagentoProductReviews(
    magentoOf({ ...smallCatalogue, reviews: smallReviews }),
    noDrift,
    createFixedClock(),
  ),
);
