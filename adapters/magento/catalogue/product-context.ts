/** The locale-dependent functions for converting a Magento product. */
export type ProductContext = {
  /** Returns the label of an attribute. */
  readonly labelOf: (code: string) => string;
  /** Compares the values of an attribute for sorting (L3). */
  readonly byOption: (a: string, b: string) => number;
};
