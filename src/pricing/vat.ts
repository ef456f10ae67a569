import { languageOf, type Locale } from '../shared/locale.ts';

/** Whether prices are labelled as including VAT, which Germany and Austria require (P2). */
export const showsVatLabel = (locale: Locale): boolean => languageOf(locale) === 'de';
