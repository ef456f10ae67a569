/** A category as the commerce side knows it, beside the editors' page for it. */
export type Category = {
  /** L6. */
  readonly id: number;
  readonly name: string;
  /** How many products it holds. */
  readonly productCount: number;
};
