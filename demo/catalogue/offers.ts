/** One size of a product as a merchandiser prices it, in euros. */
export type Offer = {
  readonly size?: Size;
  readonly euros: number;
  /** What is crossed out: the lowest price of the thirty days before a reduction. */
  readonly was?: number;
  readonly stock: number;
  readonly days: number;
};

/** Width by length in centimetres. */
export type Size = `${number}x${number}`;

export type Offers = readonly [Offer, ...Offer[]];

/** What holds for the sizes besides their price. */
export type Terms = {
  /** Working days until delivery; two unless told. */
  readonly days?: number;
  /** Sizes that take longer than the rest. */
  readonly slower?: PerSize;
  /** The lowest prices of the thirty days before a reduction. */
  readonly was?: PerSize;
  readonly soldOut?: readonly Size[];
  /** Sizes of which two are left. */
  readonly lastOnes?: readonly Size[];
};

type PerSize = { readonly [S in Size]?: number };

/** Whole cents of a number of euros. */
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

/** For goods that come in one size only. */
export function oneSize(
  euros: number,
  terms: { readonly was?: number; readonly stock?: number; readonly days?: number } = {},
): Offers {
  const { was, stock = PLENTY, days = 2 } = terms;
  return [{ euros, ...(was === undefined ? {} : { was }), stock, days }];
}

function offer(size: Size, euros: number, terms: Terms): Offer {
  const was = terms.was?.[size];
  return {
    size,
    euros,
    ...(was === undefined ? {} : { was }),
    stock: stockOf(size, terms),
    days: terms.slower?.[size] ?? terms.days ?? 2,
  };
}

function stockOf(size: Size, terms: Terms): number {
  if (terms.soldOut?.includes(size)) return 0;
  return terms.lastOnes?.includes(size) ? LAST_ONES : PLENTY;
}
