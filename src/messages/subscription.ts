import { parseEmail } from '../shared/email.ts';
import {
  readByForm,
  readTypedText,
  requiredField,
  readForm,
  type FieldError,
  type FieldReason,
  type FieldRule,
  type FormInput,
} from '../shared/form.ts';
import { readObject } from '../shared/json-reader.ts';
import { LOCALES, type Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';

/**
 * Request for the newsletter, or for the link to the preferences, with the locale of its texts
 * (N2). Both calls send it as it is.
 */
export type Subscription = { readonly email: string; readonly locale: Locale };

type SubscriptionReason = FieldReason | 'unknown-locale';

export type SubscriptionError = FieldError<keyof Subscription, SubscriptionReason>;

/**
 * Parses a newsletter form, the shop's locale among its fields, or returns all of its errors:
 * `readSubscription({ email: ' anna@example.nl ', locale: 'nl-nl' })`.
 */
export const readSubscription = (
  fields: FormInput<keyof Subscription>,
): Result<Subscription, readonly SubscriptionError[]> =>
  readForm<Subscription, SubscriptionReason>({ email: parseEmail, locale: readLocale }, fields);

/** Reads a subscription as programs write it. */
export const parseSubscription = readByForm(
  readObject({ email: readTypedText, locale: readTypedText }),
  readSubscription,
);

const MAX_LOCALE_LENGTH = 16;

const readLocale: FieldRule<Locale, SubscriptionReason> = requiredField(
  MAX_LOCALE_LENGTH,
  (line) => {
    const locale = LOCALES.find((locale) => locale === line.toLowerCase());
    return locale ? ok(locale) : err('unknown-locale');
  },
);
