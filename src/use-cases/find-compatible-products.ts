import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { ProductSearch } from '#ports/search.ts';
import type { Log } from '#ports/log.ts';
import { objectIdOfKind, type CategoryKind } from '../catalog/categories.ts';
import {
  bedComponentOf,
  bestCompatibleProducts,
  COMPATIBLE_TYPES,
  availableVariantOfSize,
  type BedComponent,
} from '../catalog/compatible-products.ts';
import { variantPictures } from '../catalog/product-pictures.ts';
import type { Hit, Picture, Product, Variant } from '../catalog/product.ts';
import { variantUrl } from '../catalog/variant-url.ts';
import { comesByVan } from '../delivery/paid-services.ts';
import { SIZE_FACET } from '../filters/facet.ts';
import { bedFit, bedGoodsOf, bedWithTopper } from '../my-bed/bed-fit.ts';
import type { MyBed } from '../my-bed/my-bed.ts';
import { DEFAULT_SORTING } from '../search/sorting-and-page-size.ts';
import type { Locale } from '../shared/locale.ts';
import { queryProducts } from './query-products.ts';

/** A product that goes with another: its variant of the same width and length. */
export type CompatibleProduct = Pick<Product, 'name'> &
  Pick<Variant, 'sku' | 'size' | 'price'> & {
    readonly kind: BedComponent;
    readonly productSku: string;
    /** Path and query of its page with this variant. */
    readonly url: string;
    readonly picture: Picture;
    /** The other options of the variant, as text. */
    readonly options: readonly string[];
    /** For a shopper whose bed it fits. */
    readonly forBed?: Pick<Variant, 'stock' | 'deliveryDays'> & { readonly isByVan: boolean };
  };

export type CompatibleProductPorts = {
  readonly search: ProductSearch;
  readonly catalog: ProductCatalog;
  readonly log: Log;
};

/**
 * Finds compatible products for a bed or mattress of this size, at most one of a kind: searches by
 * size, selects with `bestCompatibleProducts`, and looks each up, so that a suggestion can be
 * bought. Drops what cannot be looked up; products without a size have none. For a bed that this size
 * fits, it drops what does not fit the bed, such as a sheet that is too shallow for its mattress
 * with a topper. Under a sheet for a topper's bed lies that topper, too.
 */
export async function findCompatibleProducts(
  ports: CompatibleProductPorts,
  locale: Locale,
  subject: Product,
  { size, bed }: { readonly size: string | undefined; readonly bed: MyBed | undefined },
): Promise<readonly CompatibleProduct[]> {
  const kind = bedComponentOf(subject);
  if (!kind || size === undefined) return [];
  const categories = new Set(COMPATIBLE_TYPES[kind].map((component) => CATEGORIES[component]));
  const found = await Promise.all(
    [...categories].map((category) => findOfSize(ports, locale, category, size)),
  );
  const covered =
    bed && !isUnfit(subject, size, bed) ? bedUnderSheet(subject, size, bed) : undefined;
  const hits = found
    .flat()
    .filter((hit) => hit.sku !== subject.sku && !(covered && isUnfit(hit, size, covered)));
  // A topper of unknown height is not counted: nothing is claimed of what lies over it.
  const bedHeight = kind === 'topper' && covered !== bed ? covered?.mattressHeight : undefined;
  const available = await Promise.all(
    bestCompatibleProducts(subject, hits, bedHeight).map((hit) =>
      confirmCompatible(ports, locale, hit, size),
    ),
  );
  const isForBed = covered !== undefined;
  return available.flat().map((confirmed) => compatibleProduct(confirmed, locale, isForBed));
}

/** The bed, with the subject on it if that is a topper. */
function bedUnderSheet(subject: Product, size: string, bed: MyBed): MyBed {
  const goods = bedGoodsOf(subject, { size });
  return goods ? bedWithTopper(bed, [goods]) : bed;
}

function isUnfit(described: Pick<Hit, 'name' | 'attributes'>, size: string, bed: MyBed): boolean {
  const goods = bedGoodsOf(described, { size });
  return goods !== undefined && bedFit(goods, bed).kind === 'unfit';
}

const CATEGORIES: Readonly<Record<BedComponent, CategoryKind>> = {
  mattress: 'mattresses',
  'box-spring': 'boxSprings',
  'bed-frame': 'beds',
  base: 'bedBases',
  topper: 'toppers',
  sheet: 'bedding',
  protector: 'bedding',
};

/** Enough to include a sheet for every mattress height. */
const MAX_HITS = 24;

async function findOfSize(
  { search, log }: CompatibleProductPorts,
  locale: Locale,
  category: CategoryKind,
  size: string,
): Promise<readonly Hit[]> {
  const { hits } = await queryProducts(
    { ports: { search, log }, request: { locale }, shell: {} },
    {
      objectId: objectIdOfKind(category),
      selection: [{ kind: 'values', name: SIZE_FACET, values: [size] }],
      page: 1,
      sorting: DEFAULT_SORTING,
      itemsPerPage: MAX_HITS,
    },
  );
  return hits;
}

async function confirmCompatible(
  { catalog }: CompatibleProductPorts,
  locale: Locale,
  hit: Hit,
  size: string,
): Promise<readonly Confirmed[]> {
  const answer = await catalog.product(locale, hit.sku);
  if (!answer.ok) return [];
  const product = answer.value;
  const kind = bedComponentOf(product);
  const variant = availableVariantOfSize(product, size);
  return kind && variant ? [{ kind, product, variant }] : [];
}

type Confirmed = {
  readonly kind: BedComponent;
  readonly product: Product;
  readonly variant: Variant;
};

const compatibleProduct = (
  { kind, product, variant }: Confirmed,
  locale: Locale,
  isForBed: boolean,
): CompatibleProduct => ({
  kind,
  name: product.name,
  url: variantUrl(product, variant, locale),
  picture: variantPictures(product, variant)[0],
  sku: variant.sku,
  productSku: product.sku,
  ...(variant.size !== undefined && { size: variant.size }),
  options: (variant.options ?? []).map(({ value }) => value),
  price: variant.price,
  ...(isForBed && {
    forBed: {
      stock: variant.stock,
      deliveryDays: variant.deliveryDays,
      isByVan: comesByVan(product),
    },
  }),
});
