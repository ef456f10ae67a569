import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { ProductSearch } from '#ports/product-search.ts';
import type { Log } from '#ports/log.ts';
import { objectIdOf, type CategoryName } from '../catalog/categories.ts';
import { bedKindOf, bestFits, GOES_WITH, variantOfSize, type BedKind } from '../catalog/fits.ts';
import type { Hit, Product, Variant } from '../catalog/product.ts';
import { SIZE_FACET } from '../filters/facet.ts';
import { DEFAULT_SORTING } from '../listing/sorting.ts';
import type { Locale } from '../shared/locale.ts';
import { askSearch } from './ask-search.ts';

/** A product that goes with another, in the same width and length. */
export type Fit = { readonly kind: BedKind; readonly product: Product; readonly variant: Variant };

export type FitsPorts = {
  readonly search: ProductSearch;
  readonly catalog: ProductCatalog;
  readonly log: Log;
};

/**
 * Finds compatible products for a bed or mattress of this size, at most one of a kind: searches by
 * size, selects with `bestFits`, and looks each up, so that a suggestion can be bought. Drops what
 * cannot be looked up; products without a size have none.
 */
export async function findFits(
  ports: FitsPorts,
  locale: Locale,
  subject: Product,
  size: string | undefined,
): Promise<readonly Fit[]> {
  const kind = bedKindOf(subject);
  if (!kind || size === undefined) return [];
  const categories = new Set(GOES_WITH[kind].map((wanted) => CATEGORIES[wanted]));
  const found = await Promise.all(
    [...categories].map((category) => findOfSize(ports, locale, category, size)),
  );
  const hits = found.flat().filter(({ sku }) => sku !== subject.sku);
  const fits = await Promise.all(
    bestFits(subject, hits).map((hit) => lookAt(ports, locale, hit, size)),
  );
  return fits.flat();
}

const CATEGORIES: Readonly<Record<BedKind, CategoryName>> = {
  mattress: 'mattresses',
  'box-spring': 'boxSprings',
  'bed-frame': 'beds',
  base: 'bedBases',
  topper: 'toppers',
  sheet: 'bedding',
  protector: 'bedding',
};

/** Enough to include a sheet for every mattress height. */
const MOST_FOUND = 24;

async function findOfSize(
  { search, log }: FitsPorts,
  locale: Locale,
  category: CategoryName,
  size: string,
): Promise<readonly Hit[]> {
  const { hits } = await askSearch(
    { ports: { search, log }, request: { locale } },
    {
      objectId: objectIdOf(category),
      selection: [{ kind: 'values', name: SIZE_FACET, values: [size] }],
      page: 1,
      sorting: DEFAULT_SORTING,
      itemsPerPage: MOST_FOUND,
    },
  );
  return hits;
}

async function lookAt(
  { catalog }: FitsPorts,
  locale: Locale,
  hit: Hit,
  size: string,
): Promise<readonly Fit[]> {
  const answer = await catalog.product(locale, hit.sku);
  if (!answer.ok) return [];
  const kind = bedKindOf(answer.value);
  const variant = variantOfSize(answer.value, size);
  return kind && variant ? [{ kind, product: answer.value, variant }] : [];
}
