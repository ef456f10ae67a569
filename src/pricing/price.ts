import type { Money } from './money.ts';

/**
 * What a product costs (P3). `regular` is the was-price, the lowest of
 * the thirty days before a reduction, `final` what is paid now, `default` what
 * is asked before a size is chosen: the lowest final price of its variants.
 */
export type Price = { readonly regular: Money; readonly final: Money; readonly default: Money };
