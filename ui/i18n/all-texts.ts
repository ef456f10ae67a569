import dutchInBelgium from '../../locales/nl-be/common.json';
import dutch from '../../locales/nl/common.json';
import english from '../../locales/en/common.json';
import german from '../../locales/de/common.json';
import germanInAustria from '../../locales/de-at/common.json';
import type { TextBundles } from './texts.ts';

/** All texts, for the server; the browser loads those of its locale only. */
export const ALL_TEXTS: TextBundles = {
  nl: dutch,
  de: german,
  en: english,
  'nl-be': dutchInBelgium,
  'de-at': germanInAustria,
};
