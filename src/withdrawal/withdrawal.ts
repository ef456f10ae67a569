import { SHOP_TIME_ZONE } from '../shared/calendar-day.ts';
import { parseEmail } from '../shared/email.ts';
import {
  type FieldError,
  type FieldReason,
  type FormInput,
  linesField,
  MAX_NAME_LENGTH,
  matchesPattern,
  optionalField,
  readByForm,
  readForm,
  readTypedText,
  requiredField,
} from '../shared/form.ts';
import { readObject } from '../shared/json-reader.ts';
import { languageTag, type Locale } from '../shared/locale.ts';
import { memoize } from '../shared/memoize.ts';
import { ok, type Result } from '../shared/result.ts';

/**
 * A consumer's withdrawal from a contract, with what the law lets a shop ask for and no more
 * (Directive 2011/83/EU, Art. 11a(2)): no reason, and no account.
 */
export type Withdrawal = {
  /** Shop in which the contract was made. */
  readonly locale: Locale;
  readonly name: string;
  /** Identifies the contract: its order number, or other information. */
  readonly order: string;
  /** Address of the receipt. */
  readonly email: string;
  /** Part of the contract to withdraw from, one item a line; omitted for all of it. */
  readonly items?: string;
};

export type WithdrawalField = Exclude<keyof Withdrawal, 'locale'>;

export type WithdrawalError = FieldError<WithdrawalField, FieldReason>;

/** Fields of the form, in display order. */
export const WITHDRAWAL_FIELDS = [
  'name',
  'order',
  'email',
  'items',
] as const satisfies readonly WithdrawalField[];

/** A declaration of a withdrawal; the shop where it is made adds its locale. */
type Declaration = Omit<Withdrawal, 'locale'>;

/** Parses the withdrawal form of a shop, or returns all of its validation errors. */
export function readWithdrawal(
  typed: FormInput<WithdrawalField>,
  locale: Locale,
): Result<Withdrawal, readonly WithdrawalError[]> {
  const form = readDeclaration(typed);
  return form.ok ? ok({ locale, ...form.value }) : form;
}

const readDeclaration = (
  typed: FormInput<WithdrawalField>,
): Result<Declaration, readonly WithdrawalError[]> =>
  readForm<Declaration, FieldReason>(RULES, typed);

/** Reads a declaration as programs write it. */
export const parseDeclaration = readByForm(
  readObject(
    { name: readTypedText, order: readTypedText, email: readTypedText },
    { items: readTypedText },
  ),
  readDeclaration,
);

export const MAX_ORDER_LENGTH = 64;
export const MAX_ITEMS_LENGTH = 500;

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Accepts a name as it is: a declaration does not fail because of its sender's name. */
const RULES = {
  name: requiredField<string, FieldReason>(MAX_NAME_LENGTH, matchesPattern(HAS_LETTER_OR_DIGIT)),
  order: requiredField<string, FieldReason>(MAX_ORDER_LENGTH, matchesPattern(HAS_LETTER_OR_DIGIT)),
  email: parseEmail,
  items: optionalField(linesField(MAX_ITEMS_LENGTH)),
};

/**
 * Formats the local day and time of a declaration, to the second: `zondag 22 november 2026 om
 * 08:15:03 CET`. The law requires both on the receipt (Directive 2011/83/EU, Art. 11a(4)).
 *
 * @param at in milliseconds since 1970.
 */
export const formatDeclaredAt = (at: number, locale: Locale): string =>
  declaredAtFormat(locale).format(at);

const declaredAtFormat = memoize(
  (locale: Locale) =>
    new Intl.DateTimeFormat(languageTag(locale), {
      dateStyle: 'full',
      timeStyle: 'long',
      timeZone: SHOP_TIME_ZONE,
    }),
);

/**
 * Rate limit of withdrawals per client: `max` in `period` milliseconds. It is generous, as many
 * people may share one address, and each declaration is a row of a few hundred bytes. The
 * declarations of a mailbox are not limited, only the letters to it (`RECEIPT_RATE_LIMITS`).
 */
export const WITHDRAWAL_RATE_LIMITS = {
  client: { max: 60, period: 10 * 60 * 1000 },
} as const;
