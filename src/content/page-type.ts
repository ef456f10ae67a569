/** Page types, as the content service names them (H7). */
export const PAGE_TYPES = [
  'Home',
  'Lister',
  'Product',
  'Content',
  'Search',
  'Cart',
  'Checkout',
  'Error',
] as const;

export type PageType = (typeof PAGE_TYPES)[number];

/** Parses the type of an entry; `undefined` for a type that this shop has no page for (H7). */
export const parsePageType = (text: string): PageType | undefined =>
  PAGE_TYPES.find((type) => type === text);
