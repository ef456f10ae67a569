import type { ProductData } from '#adapters/embedded/catalogue-data.ts';

/** Rank of each product's lowest price among goods of its kind: from 0 to 1, by SKU. */
export function priceRanks(products: readonly ProductData[]): ReadonlyMap<string, number> {
  const kinds = [...new Set(products.map(({ attributeSetId }) => attributeSetId))];
  return new Map(
    kinds.flatMap((kind) =>
      ranksWithin(products.filter(({ attributeSetId }) => attributeSetId === kind)),
    ),
  );
}

function ranksWithin(kind: readonly ProductData[]): readonly (readonly [string, number])[] {
  const sorted = kind.toSorted((a, b) => lowestCents(a) - lowestCents(b));
  const last = sorted.length - 1;
  return sorted.map(({ sku }, place) => [sku, last > 0 ? place / last : 0.5] as const);
}

const lowestCents = ({ variants }: ProductData): number =>
  Math.min(...variants.map(({ cents }) => cents));
