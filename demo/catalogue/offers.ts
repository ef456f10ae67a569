/** One size of a product with its price, in euros. */
export type Offer = {
  readonly size?: Size;
  readonly euros: number;
  /** Was-price: the lowest price in the thirty days before a reduction. */
  readonly was?: number;
  /** Last day of the reduction, `2027-01-31`; absent if the end is open. */
  readonly until?: string;
  readonly stock: number;
  readonly days: number;
};

/** Width by length in centimetres. */
export type Size = `${number}x${number}`;

export type Offers = readonly [Offer, ...Offer[]];

/** Terms of the sizes besides their price. */
export type Terms = {
  /** Working days until delivery; 2 by default. */
  readonly days?: number;
  /** Sizes with a longer delivery. */
  readonly slower?: PerSize;
  /** Lowest prices in the thirty days before a reduction. */
  readonly was?: PerSize;
  /** Last day of the reductions, `2027-01-31`; absent if the end is open. */
  readonly until?: string;
  readonly soldOut?: readonly Size[];
  /** Sizes with a stock of two. */
  readonly lastOnes?: readonly Size[];
};

type PerSize = { readonly [S in Size]?: number };

/** Converts euros to whole cents. */
export const toCents = (euros: number): number => Math.round(euros * 100);

const PLENTY = 40;
const LAST_ONES = 2;

/** `sizes({ '90x200': 299, '140x200': 449 }, { was: { '90x200': 349 }, soldOut: ['140x200'] })` */
export function sizes(prices: Readonly<Record<Size, number>>, terms: Terms = {}): Offers {
  const offers = Object.entries(prices).map(([size, euros]) => offer(size as Size, euros, terms));
  const [first, ...rest] = offers;
  if (first === undefined) throw new Error('A product needs at least one size');
  return [first, ...rest];
}

/** Offers of products in one size only. */
export function oneSize(
  euros: number,
  terms: Partial<Pick<Offer, 'was' | 'until' | 'stock' | 'days'>> = {},
): Offers {
  const { stock = PLENTY, days = 2 } = terms;
  return [{ euros, ...reductionOf(terms.was, terms.until), stock, days }];
}

function offer(size: Size, euros: number, terms: Terms): Offer {
  return {
    size,
    euros,
    ...reductionOf(terms.was?.[size], terms.until),
    stock: stockOf(size, terms),
    days: terms.slower?.[size] ?? terms.days ?? 2,
  };
}

const reductionOf = (was?: number, until?: string): Pick<Offer, 'was' | 'until'> =>
  was === undefined ? {} : { was, ...(until !== undefined && { until }) };

function stockOf(size: Size, terms: Terms): number {
  if (terms.soldOut?.includes(size)) return 0;
  return terms.lastOnes?.includes(size) ? LAST_ONES : PLENTY;
}
