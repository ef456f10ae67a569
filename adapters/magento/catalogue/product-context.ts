/** What a product of Magento's is told with besides itself. */
export type ProductContext = {
  /** What the locale calls a property. */
  readonly labelOf: (code: string) => string;
  /** In which order several values of a property stand (L3). */
  readonly byOption: (a: string, b: string) => number;
};
