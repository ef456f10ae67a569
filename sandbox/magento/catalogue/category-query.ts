import type { MagentoContext } from '../magento-resolvers.ts';
import type { CatalogueParts } from './magento-products.ts';
import { ROOT_CATEGORY_ID } from './category-tree.ts';
import { existingPageOf, type PageArguments } from './page-of.ts';

/** The query for categories. Without a filter, Magento returns the root with all categories. */
export const categoryQuery = ({ products }: CatalogueParts) => ({
  categories: (args: PageArguments, { locale }: MagentoContext) => {
    const root = products.storeView(locale).categories.get(ROOT_CATEGORY_ID);
    return existingPageOf(root ? [root] : [], args);
  },
});
