/** Products bought together: the source of recommendations and of demand. */
export type OrderData = {
  /** The day of the order: `2026-03-01`. */
  readonly day: string;
  /** SKUs of the products in it. */
  readonly skus: readonly string[];
};
