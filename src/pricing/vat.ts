import { languageOf, type Locale } from '../shared/locale.ts';

/** Whether prices say that VAT is included: in Germany and Austria they must (P2). */
export const showsVatLabel = (locale: Locale): boolean => languageOf(locale) === 'de';
