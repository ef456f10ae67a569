import type { ProductSearch } from '#ports/search.ts';
import type { Hit } from '#src/catalog/product.ts';
import type { CategoryPageEntry } from '#src/content/page-entry.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import type { FakePorts, FakeSearchProduct, FakeShop } from './fake-ports.ts';
import { mattress, SHOP } from './fake-shop.ts';

/** The small shop with another entry of its category, or other products. */
export const shopWithCategory = (
  category: Partial<CategoryPageEntry>,
  more: Partial<FakeShop> = {},
): FakeShop => ({
  ...SHOP,
  pages: SHOP.pages.map((page) => (page.type === 'Lister' ? changed(page, category) : page)),
  ...more,
});

const changed = (
  page: CategoryPageEntry,
  change: Partial<CategoryPageEntry>,
): CategoryPageEntry => ({ ...page, ...change });

/** These products in the category, and for any text. */
export const sold = (products: readonly FakeSearchProduct[]): Partial<FakeShop> => ({
  searchProducts: { '7': products, '': products },
});

/** Ports whose search answers in another way. */
export const searching = (
  ports: FakePorts,
  answer: ProductSearch['productsAndFilters'],
): FakePorts => ({
  ...ports,
  search: { productsAndFilters: answer },
});

export const listedSkus = ({ slots }: ListingPage) =>
  slots.flatMap((slot) => (slot.kind === 'product' ? [slot.hit.sku] : []));

export const productAt = (
  number: number,
  change: Partial<Hit> = {},
  values = {},
): FakeSearchProduct => {
  const { hit, values: own } = mattress(number);
  return { hit: { ...hit, ...change }, values: { ...own, ...values } };
};
