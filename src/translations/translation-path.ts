import type { TextBundleName } from './fallback-chain.ts';

/** The texts that every page may need (T2). */
export const DEFAULT_NAMESPACE = 'common';

/** Where a file of texts stands, from the root of the shop (T2): `locales/nl-be/common.json`. */
export const translationPath = (name: TextBundleName, namespace = DEFAULT_NAMESPACE): string =>
  `locales/${name}/${namespace}.json`;
