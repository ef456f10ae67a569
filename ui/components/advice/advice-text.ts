import { decimalMark, type Locale } from '#src/shared/locale.ts';
import type english from '../../../locales/en/advice.json';
import {
  createTextsHook,
  type PageTexts,
  textsByPath,
  type TranslatePage,
} from '../../i18n/page-texts.ts';

/** Texts of the advice, which only its pages load: `common.json` is on every page. */
export const ADVICE_TEXTS: PageTexts<AdviceText> = textsByPath(
  import.meta.glob('../../../locales/*/advice.json', { eager: true, import: 'default' }),
);

export type AdviceText = keyof typeof english;

export type TranslateAdvice = TranslatePage<AdviceText>;

/** Returns the texts of the advice in the locale of the page. */
export const useAdviceText: () => TranslateAdvice = createTextsHook(ADVICE_TEXTS);

/** A label within a sentence: `op de zij` for "Op de zij". */
export const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** A number with at most one decimal: `6`, `6,5`. */
export const decimalText = (number: number, locale: Locale): string =>
  String(Math.round(number * 10) / 10).replace('.', decimalMark(locale));

/** What is added: `+0,5`, `−0,5`. */
export const signedText = (number: number, locale: Locale): string =>
  `${number < 0 ? '−' : '+'}${decimalText(Math.abs(number), locale)}`;
