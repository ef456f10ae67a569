import { type Locale, LOCALES } from '#src/shared/locale.ts';
import type { MagentoFaults } from './magento-faults.ts';

/** A website of Magento: its store views share their carts and its cart price rules. */
export type Website = { readonly id: number; readonly code: string };

/** The code of Magento's first website. */
const MAIN_WEBSITE = 'base';

/** The website of a store view. All are of one, unless a test separates them. */
export function websiteOf({ websites }: MagentoFaults, locale: Locale): Website {
  const codes = LOCALES.map((one) => websites?.[one] ?? MAIN_WEBSITE);
  const code = websites?.[locale] ?? MAIN_WEBSITE;
  return { id: [...new Set(codes)].indexOf(code) + 1, code };
}
