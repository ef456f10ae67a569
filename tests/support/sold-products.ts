import { toHit } from '#src/catalog/hit-of-variant.ts';
import type { Attribute, Product, Variant } from '#src/catalog/product.ts';
import { emptySearch, failedSearch, type SearchRequest } from '#src/search/search-result.ts';
import { err, ok } from '#src/shared/result.ts';
import { AURORA, priceOf } from './fake-shop.ts';
import { createMemoryLog } from './memory-log.ts';

/* Products that are made for one rule, and a shop that sells nothing else. */

export const soldAttribute = (code: string, value: string): Attribute => ({
  code,
  label: code,
  value,
});

/** A variant in a size, that can be delivered in two days. */
export const soldVariant = (
  sku: string,
  size: string,
  { cents, stock }: { readonly cents: number; readonly stock: number },
): Variant => ({ sku, size, ean: '8719992000012', price: priceOf(cents), stock, deliveryDays: 2 });

/** A product that is named by its SKU, with these attributes alone. */
export function soldProduct(sku: string, { attributes, variants }: Parts): Product {
  const [first = AURORA.variants[0], ...others] = variants;
  return {
    ...AURORA,
    sku,
    name: sku,
    url: `/${sku}`,
    attributes,
    variants: [first, ...others],
  };
}

type Parts = {
  readonly attributes: readonly Attribute[];
  readonly variants: readonly Variant[];
};

export type SoldOutage = 'search' | 'catalog';

type Options = {
  /** The variant by which a search finds a product; `undefined` for one that it does not find. */
  readonly variantOf: (
    product: Product,
    sizes: ReadonlySet<string>,
    objectId: string,
  ) => Variant | undefined;
  readonly outages?: readonly SoldOutage[];
  /** Products that a search counts, and does not list. */
  readonly more?: number;
  /** What the catalogue knows, if that is not all that a search finds. */
  readonly known?: readonly Product[];
};

/** Search and catalogue of these products, in their order, and what they were asked. */
export function openSoldProducts(
  products: readonly Product[],
  { variantOf, outages = [], more = 0, known = products }: Options,
) {
  const searched: SearchRequest[] = [];
  const lookedUp: string[] = [];
  const away = { kind: 'catalog-unavailable', status: 503, message: 'Down' } as const;
  const ports = {
    log: createMemoryLog(),
    search: {
      productsAndFilters(request: SearchRequest) {
        searched.push(request);
        if (outages.includes('search')) return Promise.resolve(failedSearch(503, 'Down'));
        const sizes = new Set(
          request.selection.flatMap((one) => (one.kind === 'values' ? one.values : [])),
        );
        const hits = products.flatMap((product) => {
          const variant = variantOf(product, sizes, request.objectId);
          return variant
            ? [{ ...toHit(product, variant, false), attributes: product.attributes }]
            : [];
        });
        const shown = hits.slice(0, request.itemsPerPage);
        return Promise.resolve({ ...emptySearch(), hits: shown, nbHits: hits.length + more });
      },
    },
    catalog: {
      product(_: unknown, sku: string) {
        lookedUp.push(sku);
        if (outages.includes('catalog')) return Promise.resolve(err(away));
        const product = known.find((one) => one.sku === sku);
        return Promise.resolve(product ? ok(product) : err({ kind: 'product-not-found' } as const));
      },
    },
  };
  return { ports, searched, lookedUp };
}
