import { adviceRules as rules } from '#demo/advice/rules.ts';
import type { AdviceResult } from '#src/advice/advise.ts';
import type { MattressNeeds } from '#src/advice/mattress-fit.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { findAdvisedMattresses } from '#src/use-cases/find-advised-mattresses.ts';
import { firmnessOption } from './arbitraries/variants.ts';
import {
  openSoldProducts,
  soldAttribute,
  type SoldOutage,
  soldProduct,
  soldVariant,
} from './sold-products.ts';

/** One measured firmness of each grade, and its word in the catalogue. */
export const FIRMNESS = { soft: 3.5, medium: 5, firm: 7, 'extra-firm': 9 } as const;
const WORD = {
  soft: 'Zacht',
  medium: 'Medium',
  firm: 'Stevig',
  'extra-firm': 'Extra stevig',
} as const;
export type Grade = keyof typeof FIRMNESS;

export type MattressChange = {
  /** Price in cents of a mattress in one grade, or of a grade without a price of its own. */
  readonly cents?: number;
  readonly prices?: { readonly [G in Grade]?: number };
  readonly sizes?: readonly string[];
  readonly load?: number;
  readonly height?: number;
  readonly stock?: number;
  /** Grades that are sold out. */
  readonly soldOut?: readonly Grade[];
};

/** A mattress in some grades, each an option, in 90x200 unless it comes in other sizes. */
export function gradedMattress(
  sku: string,
  grades: readonly Grade[],
  change: MattressChange = {},
): Product {
  const { cents = 30_000, prices = {}, sizes = ['90x200'], stock = 9, soldOut = [] } = change;
  return soldProduct(sku, {
    attributes: [
      soldAttribute('maximale_belasting', `${change.load ?? 130} kg`),
      ...(change.height === undefined ? [] : [soldAttribute('hoogte', `${change.height} cm`)]),
    ],
    variants: sizes.flatMap((size) =>
      grades.map((grade): Variant => ({
        ...soldVariant(`${sku}-${size}-${grade}`, size, {
          cents: prices[grade] ?? cents,
          stock: soldOut.includes(grade) ? 0 : stock,
        }),
        options: [firmnessOption(WORD[grade])],
      })),
    ),
  });
}

/** Whose attributes say that all of its variants are soft. */
export const allSoft = (product: Product): Product => ({
  ...product,
  attributes: [...product.attributes, soldAttribute('matras_hardheid', 'Zacht')],
});

/** An advice for these grades, one per sleeper: in 90x200 for one, in 180x200 for two. */
export const resultFor = (
  grades: readonly Grade[],
  size: Partial<Pick<AdviceResult, 'mattresses' | 'width' | 'length'>> = {},
): AdviceResult => ({
  sides: grades.map((grade) => ({ firmness: FIRMNESS[grade], pillow: { from: 10, to: 13 } })),
  mattresses: grades.length === 2 ? 2 : 1,
  width: grades.length === 2 ? 180 : 90,
  length: 200,
  ...size,
});

/**
 * The beds that are advised of these products, the best seller first, and what was looked up. The
 * search shows each product of a size by its cheapest offer there.
 */
export async function advisedOf(
  products: readonly Product[],
  result: AdviceResult,
  needs: Partial<MattressNeeds> = {},
  outages: readonly SoldOutage[] = [],
) {
  const { ports, searched, lookedUp } = openSoldProducts(products, {
    outages,
    known: products.filter((product) => !isGone(product)),
    variantOf: ({ variants }, sizes) =>
      variants
        .filter(({ size = '' }) => sizes.has(size))
        .toSorted((a, b) => a.price.final.cents - b.price.final.cents)[0],
  });
  const beds = await findAdvisedMattresses(ports, {
    locale: 'nl-nl',
    rules,
    result,
    needs: { loads: [], criteria: [], positions: [], ...needs },
  });
  return {
    beds,
    requests: searched,
    searched: searched.flatMap(({ selection }) =>
      selection.flatMap((one) => (one.kind === 'values' ? one.values : [])),
    ),
    lookedUp,
    skus: beds.map(({ pieces }) => pieces.map(({ hit }) => hit.sku).join('+')),
  };
}

/** The search still has it, the catalogue does not. */
const isGone = ({ name }: Product): boolean => name === 'gone';

/** As many mattresses, the best seller first: `m-1`, `m-2` … */
export const manyMattresses = (
  count: number,
  grade: Grade,
  change: (place: number) => MattressChange = () => ({}),
) =>
  Array.from({ length: count }, (_, index) =>
    gradedMattress(`m-${index + 1}`, [grade], change(index + 1)),
  );

export const praised = (product: Product): Product => ({
  ...product,
  reviews: { count: 500, average: 5 },
});

export const rightMattress = (sku: string, height?: number, change: MattressChange = {}) =>
  gradedMattress(sku, ['firm'], { ...(height !== undefined && { height }), ...change });

export const leftMattress = (sku: string, height?: number, change: MattressChange = {}) =>
  gradedMattress(sku, ['soft'], { ...(height !== undefined && { height }), ...change });
