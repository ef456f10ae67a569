import type { Category } from './categories.ts';
import { isDerivedFacet } from './derived-facets.ts';
import type { Product } from './product.ts';
import type { CategoryFacets } from './shop-catalogue.ts';
import { LENGTH_FACET, PRICE_FACET, SIZE_FACET } from '../filters/facet.ts';

/** What the facets of a shop's categories are planned from. */
export type FacetSources = {
  /** Facets that the description of the catalogue names. */
  readonly described: CategoryFacets;
  /** Attributes that the commerce side lets shoppers filter by, in its order. */
  readonly filterable: readonly string[];
  readonly categories: readonly Category[];
  readonly products: Iterable<FacetedProduct>;
};

type FacetedProduct = Pick<Product, 'categoryIds' | 'brand' | 'attributes' | 'variants'>;

/** A category whose filters are not what its merchandiser may expect. */
export type FacetProblem =
  | {
      /** The latter of a category that is not described. */
      readonly kind: 'category-without-facets' | 'category-with-price-only';
      readonly id: string;
      readonly name: string;
    }
  | {
      readonly kind: 'facet-without-values';
      readonly id: string;
      readonly name: string;
      readonly code: string;
    }
  | { readonly kind: 'unknown-category'; readonly id: string };

/**
 * The facets of every category of the commerce side: those described, else the filterable
 * attributes that its products have. Described categories come first, in their order.
 */
export function planCategoryFacets({ described, filterable, categories, products }: FacetSources): {
  readonly facets: CategoryFacets;
  readonly problems: readonly FacetProblem[];
} {
  const sold = new Map(categories.map((category) => [category.id, category]));
  const codesIn = codesByCategory(products);
  const inOrder = [
    ...Array.from(described.keys()).flatMap((id) => sold.get(id) ?? []),
    ...categories.filter(({ id }) => !described.has(id)),
  ];
  const facets = new Map(
    inOrder.map(({ id }) => [
      id,
      described.get(id) ?? filterable.filter((code) => codesIn.get(id)?.has(code)),
    ]),
  );
  const unknown = Array.from(described.keys()).filter((id) => !sold.has(id));
  return {
    facets,
    problems: [
      ...inOrder.flatMap((category) =>
        problemsOf(
          category,
          facets.get(category.id) ?? [],
          codesIn.get(category.id),
          described.has(category.id),
        ),
      ),
      ...unknown.map((id) => ({ kind: 'unknown-category' as const, id })),
    ],
  };
}

/** A category without products needs no filters. */
function problemsOf(
  { id, name }: Category,
  facets: readonly string[],
  codes: ReadonlySet<string> | undefined,
  isDescribed: boolean,
): readonly FacetProblem[] {
  if (codes === undefined) return [];
  if (facets.length === 0) return [{ kind: 'category-without-facets', id, name }];
  if (!isDescribed && facets.every((code) => code === PRICE_FACET))
    return [{ kind: 'category-with-price-only', id, name }];
  return facets
    .filter((code) => !codes.has(code) && !isDerivedFacet(code))
    .map((code) => ({ kind: 'facet-without-values', id, name, code }));
}

/** The codes of which the products of a category have values, by its id. */
function codesByCategory(
  products: FacetSources['products'],
): ReadonlyMap<string, ReadonlySet<string>> {
  const codes = new Map<string, Set<string>>();
  for (const product of products) {
    const own = codesOf(product);
    for (const id of product.categoryIds) {
      const known = codes.get(id) ?? new Set<string>();
      for (const code of own) known.add(code);
      codes.set(id, known);
    }
  }
  return codes;
}

const codesOf = ({ brand, attributes, variants }: FacetedProduct) => [
  PRICE_FACET,
  ...(brand === '' ? [] : [BRAND]),
  ...attributes.map(({ code }) => code),
  ...variants.flatMap(({ size, options = [] }) => [
    ...(size === undefined ? [] : [SIZE_FACET, LENGTH_FACET]),
    ...options.map(({ code }) => code),
  ]),
];

/** The attribute of `brand`. */
const BRAND = 'merk';
