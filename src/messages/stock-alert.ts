import { readSkuField } from '../catalog/sku.ts';
import { parseEmail } from '../shared/email.ts';
import {
  type FieldError,
  type FieldReason,
  type FormInput,
  readByForm,
  readForm,
  readTypedText,
} from '../shared/form.ts';
import { readObject } from '../shared/json-reader.ts';
import type { Locale } from '../shared/locale.ts';
import type { Result } from '../shared/result.ts';
import { REPEAT_TIME } from './letter-limits.ts';

/** What a shopper sends to be mailed once a variant can be bought again (BS1). */
export type StockAlertForm = {
  readonly email: string;
  /** SKU of the product, which its variants are found by. */
  readonly product: string;
  /** SKU of the variant. */
  readonly sku: string;
};

export type StockAlertError = FieldError<keyof StockAlertForm, FieldReason>;

/** Fields of the form. */
export const STOCK_ALERT_FIELDS = [
  'email',
  'product',
  'sku',
] as const satisfies readonly (keyof StockAlertForm)[];

/** Parses the form, or returns all of its validation errors. */
export const readStockAlertForm = (
  fields: FormInput<keyof StockAlertForm>,
): Result<StockAlertForm, readonly StockAlertError[]> =>
  readForm<StockAlertForm, FieldReason>(
    { email: parseEmail, product: readSkuField, sku: readSkuField },
    fields,
  );

/** Reads the form as programs write it. */
export const parseStockAlertForm = readByForm(
  readObject({ email: readTypedText, product: readTypedText, sku: readTypedText }),
  readStockAlertForm,
);

/** A variant as a letter about it shows it. */
export type AlertedVariant = {
  /** SKU of its product. */
  readonly product: string;
  readonly sku: string;
  /** Its name, with size and options. */
  readonly name: string;
  /** Path of its product page with this variant. */
  readonly url: string;
};

/** A request for a mail about one variant, in the language of the shop where it was made. */
export type StockAlertRequest = {
  readonly email: string;
  readonly locale: Locale;
  readonly variant: AlertedVariant;
};

/**
 * A stored request. `unconfirmed`: a client typed the address, and its reader has not said yes.
 * `waiting`: confirmed. `ended`: the letter that it asked for is written.
 */
export type StockAlert = {
  /** Cannot be guessed: its holder reads mail to this address. */
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
  readonly product: string;
  readonly sku: string;
  readonly status: StockAlertStatus;
  /** Time of its last change, in milliseconds since 1970. */
  readonly changedAt: number;
};

export type StockAlertStatus = 'unconfirmed' | 'waiting' | 'ended';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Whether a request has to be confirmed by its reader (double opt-in), given what is stored of the
 * same address, locale and variant. A request that waits already changes nothing.
 */
export const needsConfirmation = (
  known: Pick<StockAlert, 'status' | 'changedAt'> | undefined,
  now: number,
): boolean => {
  if (known === undefined || known.status === 'ended') return true;
  return known.status === 'unconfirmed' && Math.abs(now - known.changedAt) >= REPEAT_TIME;
};

/** How long an unconfirmed request is stored, in milliseconds: seven days. */
export const UNCONFIRMED_ALERT_LIFETIME = 7 * DAY;

/** How long a request waits for stock, in milliseconds: half a year. */
export const WAITING_ALERT_LIFETIME = 182 * DAY;

/** How long an ended request is stored, so that the link in its letter works: thirty days. */
export const ENDED_ALERT_LIFETIME = 30 * DAY;
