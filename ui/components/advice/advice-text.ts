import type { Language, Locale, LocaleWithOwnTexts } from '#src/shared/locale.ts';
import { decimalMark } from '#src/shared/locale.ts';
import { memoize } from '#src/shared/memoize.ts';
import { type Dictionary, dictionaryOf, interpolate } from '#src/translations/text-bundles.ts';
import adviceInAustria from '../../../locales/de-at/advice.json';
import german from '../../../locales/de/advice.json';
import english from '../../../locales/en/advice.json';
import adviceInBelgium from '../../../locales/nl-be/advice.json';
import dutch from '../../../locales/nl/advice.json';
import { useShop } from '../../shop-context.tsx';

/** Texts of the advice, which only its pages load: `common.json` is on every page. */
export const ADVICE_TEXTS: Readonly<Record<Language, Readonly<Record<AdviceText, string>>>> &
  Readonly<Partial<Record<LocaleWithOwnTexts, Dictionary>>> = {
  nl: dutch,
  de: german,
  en: english,
  'nl-be': adviceInBelgium,
  'de-at': adviceInAustria,
};

export type AdviceText = keyof typeof english;

export type TranslateAdvice = (
  key: AdviceText,
  values?: Readonly<Record<string, string | number>>,
) => string;

const translateIn = memoize((locale: Locale): TranslateAdvice => {
  const dictionary = dictionaryOf(locale, ADVICE_TEXTS);
  return (key, values = {}) => interpolate(dictionary[key] ?? key, values);
});

/** Returns the texts of the advice in the locale of the page. */
export const useAdviceText = (): TranslateAdvice => translateIn(useShop().locale);

/** A number with at most one decimal: `6`, `6,5`. */
export const decimalText = (number: number, locale: Locale): string =>
  String(Math.round(number * 10) / 10).replace('.', decimalMark(locale));

/** What is added: `+0,5`, `−0,5`. */
export const signedText = (number: number, locale: Locale): string =>
  `${number < 0 ? '−' : '+'}${decimalText(Math.abs(number), locale)}`;
