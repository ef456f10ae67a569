import type { Language, LocaleWithOwnTexts } from '#src/shared/locale.ts';
import type { Dictionary } from '#src/translations/text-bundles.ts';
import dutchInBelgium from '../../locales/nl-be/common.json';
import lettersInBelgium from '../../locales/nl-be/letters.json';
import dutch from '../../locales/nl/common.json';
import dutchLetters from '../../locales/nl/letters.json';
import english from '../../locales/en/common.json';
import englishLetters from '../../locales/en/letters.json';
import german from '../../locales/de/common.json';
import germanLetters from '../../locales/de/letters.json';
import germanInAustria from '../../locales/de-at/common.json';

/** Every language has all texts that English has. */
type Complete<Texts> = Readonly<Record<Language, Readonly<Record<keyof Texts, string>>>>;

/** All texts, for the server; the browser loads those of its locale only. */
export const ALL_TEXTS: Complete<typeof english> &
  Readonly<Record<LocaleWithOwnTexts, Dictionary>> = {
  nl: dutch,
  de: german,
  en: english,
  'nl-be': dutchInBelgium,
  'de-at': germanInAustria,
};

/** All texts of letters, for the server. */
export const ALL_LETTERS: Complete<typeof englishLetters> &
  Readonly<Partial<Record<LocaleWithOwnTexts, Dictionary>>> = {
  nl: dutchLetters,
  de: germanLetters,
  en: englishLetters,
  'nl-be': lettersInBelgium,
};
