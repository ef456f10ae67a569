import { parseEmail } from '../shared/email.ts';
import {
  requiredField,
  matchesPattern,
  optionalField,
  readForm,
  type FieldError,
  type FieldReason,
  type FieldRule,
  type FormInput,
} from '../shared/form.ts';
import type { Locale } from '../shared/locale.ts';
import { LONGEST_NAME } from '../shared/name.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isPrintable, tidyText } from '../shared/tidy-text.ts';

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

/** Parses the withdrawal form of a shop, or returns all of its validation errors. */
export function readWithdrawal(
  typed: FormInput<WithdrawalField>,
  locale: Locale,
): Result<Withdrawal, readonly WithdrawalError[]> {
  const form = readForm<Omit<Withdrawal, 'locale'>, FieldReason>(RULES, typed);
  return form.ok ? ok({ locale, ...form.value }) : form;
}

export const LONGEST_ORDER = 64;
export const LONGEST_ITEMS = 500;

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Tidies each line; drops empty ones. */
const readItems: FieldRule<string, FieldReason> = (typed) => {
  const lines = typed.split(/\r\n?|\n/u).map(tidyText);
  const items = lines.filter((line) => line !== '').join('\n');
  if (items.length > LONGEST_ITEMS) return err('too-long');
  return lines.every(isPrintable) && HAS_LETTER_OR_DIGIT.test(items) ? ok(items) : err('malformed');
};

/** Accepts a name as it is: a declaration does not fail because of its sender's name. */
const RULES = {
  name: requiredField<string, FieldReason>(LONGEST_NAME, matchesPattern(HAS_LETTER_OR_DIGIT)),
  order: requiredField<string, FieldReason>(LONGEST_ORDER, matchesPattern(HAS_LETTER_OR_DIGIT)),
  email: parseEmail,
  items: optionalField(readItems),
};
