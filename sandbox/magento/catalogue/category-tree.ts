import type { CategoryData } from '#adapters/embedded/catalogue-data.ts';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { type Locale, localizedText } from '#src/shared/locale.ts';
import { slugify } from '#src/shared/normalize-text.ts';
import { formatUid } from '../uids.ts';

/** The root category; not shown to shoppers. */
export const ROOT_CATEGORY_ID = '2';

export const categoryUid = (id: string): string => formatUid(id);

/** A category in Magento's format. */
export type MagentoCategory = ReturnType<typeof magentoCategory>;

/** Returns all categories of a store view by id, the root first. */
export function magentoCategories(
  { data }: CatalogueStore,
  locale: Locale,
): ReadonlyMap<string, MagentoCategory> {
  const counts = new Map<string, number>();
  for (const id of data.products.flatMap(({ categoryIds }) => categoryIds)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const children = data.categories.map((category, index) =>
    childCategory(category, locale, index + 1, counts.get(category.id) ?? 0),
  );
  const root = magentoCategory({
    id: ROOT_CATEGORY_ID,
    name: 'Default Category',
    urlKey: null,
    position: 1,
    productCount: data.products.length,
    children,
  });
  return new Map([root, ...children].map((category) => [String(category.id), category]));
}

const childCategory = (
  { id, name }: CategoryData,
  locale: Locale,
  position: number,
  productCount: number,
): MagentoCategory => {
  const local = localizedText(name, locale);
  const urlKey = slugify(local, locale);
  return magentoCategory({ id, name: local, urlKey, position, productCount, children: [] });
};

type CategoryFacts = {
  readonly id: string;
  readonly name: string;
  readonly urlKey: string | null;
  readonly position: number;
  readonly productCount: number;
  readonly children: readonly object[];
};

function magentoCategory({ id, name, urlKey, position, productCount, children }: CategoryFacts) {
  const isRoot = id === ROOT_CATEGORY_ID;
  return {
    __typename: 'CategoryTree',
    id: Number(id),
    uid: categoryUid(id),
    name,
    url_key: urlKey,
    url_path: urlKey,
    url_suffix: '.html',
    relative_url: urlKey === null ? null : `${urlKey}.html`,
    redirect_code: 0,
    type: 'CATEGORY',
    position,
    level: isRoot ? 1 : 2,
    path: isRoot ? `1/${id}` : `1/${ROOT_CATEGORY_ID}/${id}`,
    path_in_store: isRoot ? null : id,
    include_in_menu: 1,
    is_anchor: 1,
    product_count: productCount,
    children,
    children_count: String(children.length),
    breadcrumbs: null,
    available_sort_by: [],
    display_mode: 'PRODUCTS',
  };
}
