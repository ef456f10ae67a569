/** What was bought together: by it the shop learns what goes with what, and what is in demand. */
export type OrderData = {
  /** The day of the order: `2026-03-01`. */
  readonly day: string;
  /** SKUs of the products in it. */
  readonly skus: readonly string[];
};
