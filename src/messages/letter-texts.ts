import type { Locale } from '../shared/locale.ts';
import {
  type Dictionary,
  fallbackChain,
  type TextBundleName,
} from '../translations/text-bundles.ts';
import type { WithdrawalField } from '../withdrawal/withdrawal.ts';
import type { AppointmentField, DayPart } from './appointment.ts';
import type { LetterKind, NewsletterLetter, ReviewLetter, StockAlertLetter } from './letter.ts';

/** Parts that have their own texts in every kind of letter. */
type LetterPart = 'subject' | 'title' | 'text' | 'note';

/** Labels and words of a request for an appointment. */
type AppointmentTextKey =
  | `letter.appointment.${AppointmentField}`
  | `letter.appointment.day-part.${DayPart}`;

/** Labels of an order of samples. */
type SamplesTextKey = `letter.samples.${'product' | 'fabrics' | 'address' | 'email'}`;

/** Texts that all letters share. */
type SharedTextKey = 'letter.link' | 'letter.reply' | 'letter.phone' | 'letter.stop';

/** Labels of the parts of a declaration. */
type WithdrawalTextKey =
  | `letter.withdrawal.${'declared-at' | 'declares' | 'declaration' | WithdrawalField | 'everything'}`
  | `letter.withdrawal.${'shortened' | 'others' | 'written-out'}`
  | 'letter.withdrawal-receipt.text-many';

export type LetterTextKey =
  | `letter.${LetterKind}.${LetterPart}`
  | `letter.${(NewsletterLetter | ReviewLetter | StockAlertLetter)['kind']}.button`
  | SharedTextKey
  | AppointmentTextKey
  | SamplesTextKey
  | WithdrawalTextKey;

/** Looks up a text of letters in a locale (T2), with its placeholders unfilled. */
export type LetterTexts = (locale: Locale, key: LetterTextKey) => string;

/** Creates the lookup from the text files of all languages. A missing key reads as itself. */
export const createLetterTexts =
  (bundles: Readonly<Partial<Record<TextBundleName, Dictionary>>>): LetterTexts =>
  (locale, key) =>
    fallbackChain(locale)
      .map((name) => bundles[name]?.[key])
      .find((text) => text !== undefined) ?? key;
