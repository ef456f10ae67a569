import type { MagentoContext } from '../magento-resolvers.ts';
import type { CatalogueParts } from './magento-products.ts';
import { categoryUid, ROOT_CATEGORY_ID, type MagentoCategory } from './category-tree.ts';
import { existingPageOf, type PageArguments } from './page-of.ts';
import { matchesEqual, matchesText, type EqualFilter, type MatchFilter } from './product-filter.ts';

type CategoryFilter = {
  readonly category_uid?: EqualFilter | null;
  readonly ids?: EqualFilter | null;
  readonly parent_category_uid?: EqualFilter | null;
  readonly parent_id?: EqualFilter | null;
  readonly url_key?: EqualFilter | null;
  readonly url_path?: EqualFilter | null;
  readonly name?: MatchFilter | null;
};

type CategoriesArguments = PageArguments & { readonly filters?: CategoryFilter | null };

/** The queries for categories. Without a filter, Magento returns the root with all categories. */
export const categoryQuery = ({ products }: CatalogueParts) => ({
  categories: (args: CategoriesArguments, { locale }: MagentoContext) =>
    existingPageOf(found([...products.storeView(locale).categories.values()], args), args),

  categoryList(args: CategoriesArguments, { locale }: MagentoContext) {
    const page = existingPageOf(
      found([...products.storeView(locale).categories.values()], args),
      args,
    );
    return 'items' in page ? page.items : page;
  },

  category: ({ id }: { readonly id?: number | null }, { locale }: MagentoContext) =>
    products.storeView(locale).categories.get(id ?? ROOT_CATEGORY_ID) ?? null,
});

const found = (
  categories: readonly MagentoCategory[],
  { filters }: CategoriesArguments,
): readonly MagentoCategory[] => {
  const isFiltered = Object.values(filters ?? {}).some(Boolean);
  return categories.filter((category) =>
    isFiltered ? matches(category, filters ?? {}) : category.id === ROOT_CATEGORY_ID,
  );
};

function matches(
  { id, name, url_key, url_path }: MagentoCategory,
  filter: CategoryFilter,
): boolean {
  const parent = id === ROOT_CATEGORY_ID ? 1 : ROOT_CATEGORY_ID;
  return (
    matchesEqual(filter.ids, [String(id)]) &&
    matchesEqual(filter.category_uid, [categoryUid(id)]) &&
    matchesEqual(filter.parent_id, [String(parent)]) &&
    matchesEqual(filter.parent_category_uid, [categoryUid(parent)]) &&
    matchesEqual(filter.url_key, [url_key ?? []].flat()) &&
    matchesEqual(filter.url_path, [url_path ?? []].flat()) &&
    matchesText(filter.name, name)
  );
}
