import type { TextBundleName } from './fallback-chain.ts';

/** Texts that every page may need (T2). */
export const DEFAULT_NAMESPACE = 'common';

/** Path of a text file, from the root of the shop (T2): `locales/nl-be/common.json`. */
export const translationPath = (name: TextBundleName, namespace = DEFAULT_NAMESPACE): string =>
  `locales/${name}/${namespace}.json`;
