import { parseEmail } from '../shared/email.ts';
import {
  filledIn,
  lineWith,
  optional,
  readForm,
  type FieldError,
  type FieldReason,
  type FieldRule,
  type Typed,
} from '../shared/form.ts';
import type { Locale } from '../shared/locale.ts';
import { LONGEST_NAME } from '../shared/name.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isPrintable, tidyText } from '../shared/tidy-text.ts';

/**
 * That a consumer withdraws from a contract, with what the law lets a shop ask for and no more
 * (Directive 2011/83/EU, Art. 11a(2)): no reason, and no account.
 */
export type Withdrawal = {
  /** The shop in which the contract was made. */
  readonly locale: Locale;
  readonly name: string;
  /** Which contract is meant: its order number, or whatever else tells it from others. */
  readonly order: string;
  /** Where the receipt goes. */
  readonly email: string;
  /** What of the contract is meant, a line each; all of it where nothing is said. */
  readonly items?: string;
};

export type WithdrawalField = Exclude<keyof Withdrawal, 'locale'>;

export type WithdrawalError = FieldError<WithdrawalField, FieldReason>;

/** The fields of the form, in the order in which they stand. */
export const WITHDRAWAL_FIELDS = [
  'name',
  'order',
  'email',
  'items',
] as const satisfies readonly WithdrawalField[];

/** Reads what was typed into the form of a shop, or tells all that is wrong with it. */
export function readWithdrawal(
  typed: Typed<WithdrawalField>,
  locale: Locale,
): Result<Withdrawal, readonly WithdrawalError[]> {
  const form = readForm<Omit<Withdrawal, 'locale'>, FieldReason>(RULES, typed);
  return form.ok ? ok({ locale, ...form.value }) : form;
}

export const LONGEST_ORDER = 64;
export const LONGEST_ITEMS = 500;

const HAS_A_SIGN = /[\p{L}\p{N}]/u;

/** Lines, each of them tidy; empty ones are left out. */
const readItems: FieldRule<string, FieldReason> = (typed) => {
  const lines = typed.split(/\r\n?|\n/u).map(tidyText);
  const items = lines.filter((line) => line !== '').join('\n');
  if (items.length > LONGEST_ITEMS) return err('too-long');
  return lines.every(isPrintable) && HAS_A_SIGN.test(items) ? ok(items) : err('malformed');
};

/** A name is taken as it is: a declaration does not fail for how its sender is called. */
const RULES = {
  name: filledIn<string, FieldReason>(LONGEST_NAME, lineWith(HAS_A_SIGN)),
  order: filledIn<string, FieldReason>(LONGEST_ORDER, lineWith(HAS_A_SIGN)),
  email: parseEmail,
  items: optional(readItems),
};
