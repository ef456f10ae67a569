import type { MagentoResolvers } from '../magento-resolvers.ts';
import { attributeQuery } from './attribute-query.ts';
import type { CatalogueParts } from './catalogue-parts.ts';
import { categoryQuery } from './category-query.ts';
import { productQuery } from './product-query.ts';
import { reviewQuery } from './review-query.ts';
import { routeQuery } from './route-query.ts';
import { storeQuery } from './store-query.ts';

export const createCatalogueResolvers = (parts: CatalogueParts): MagentoResolvers => ({
  ...productQuery(parts),
  ...categoryQuery(parts),
  ...attributeQuery(parts),
  ...routeQuery(parts),
  ...reviewQuery(parts),
  ...storeQuery,
});
