import type { Money } from './money.ts';

/**
 * The price of a product (P3). `regular` is the was-price, the lowest of the thirty days before a
 * reduction, `final` the current price, `default` the price before a size is chosen: the lowest
 * final price of its variants.
 */
export type Price = { readonly regular: Money; readonly final: Money; readonly default: Money };
