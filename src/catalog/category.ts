/** A category of the commerce backend, besides the editors' page for it. */
export type Category = {
  /** The category id (L6). */
  readonly id: number;
  readonly name: string;
  /** Number of products in the category. */
  readonly productCount: number;
};
