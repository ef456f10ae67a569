import { bestProducts, byPopularity } from '#adapters/embedded/best-products.ts';
import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { localizedText } from '#src/shared/locale.ts';
import type { Candidate } from './product-filter.ts';
import { lowestCents, type StoreViewCatalogue } from './store-view-catalogue.ts';

/** `ProductAttributeSortInput`: the first field given decides, then the next. */
export type ProductSort = {
  readonly name?: Direction | null;
  readonly position?: Direction | null;
  readonly price?: Direction | null;
  readonly relevance?: Direction | null;
};

type Direction = 'ASC' | 'DESC';

/** Returns search results by score, or all products in the shop's order. */
export const inDefaultOrder = (
  products: readonly ProductData[],
  scores: ArrayLike<number> | undefined,
): readonly ProductData[] =>
  scores ? bestProducts(products, scores, products.length) : products.toSorted(byPopularity);

/** Sorts candidates; they keep their order where the sorting leaves ties. */
export function sortCandidates(
  { local }: StoreViewCatalogue,
  candidates: readonly Candidate[],
  sort: ProductSort | null | undefined,
): readonly Candidate[] {
  const positions = new Map(candidates.map((candidate, index) => [candidate, index]));
  const words = new Intl.Collator(local.locale);
  const orders: Readonly<Record<keyof ProductSort, (a: Candidate, b: Candidate) => number>> = {
    name: (a, b) => words.compare(nameOf(a), nameOf(b)),
    price: (a, b) => centsOf(a) - centsOf(b),
    position: (a, b) => byPopularity(a.data, b.data),
    relevance: (a, b) => (positions.get(b) ?? 0) - (positions.get(a) ?? 0),
  };
  const nameOf = ({ data }: Candidate): string => localizedText(data.name, local.locale);
  const centsOf = ({ data }: Candidate): number => lowestCents(local.product(data));
  const sortFields = (['relevance', 'position', 'name', 'price'] as const).flatMap((field) => {
    const direction = sort?.[field];
    return direction ? [{ order: orders[field], sign: direction === 'DESC' ? -1 : 1 }] : [];
  });
  return candidates.toSorted(
    (a, b) => sortFields.map(({ order, sign }) => sign * order(a, b)).find((one) => one !== 0) ?? 0,
  );
}
