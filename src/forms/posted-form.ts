import type { Money } from '../pricing/money.ts';

/** The forms that a page shows again with their input if it was not accepted. */
export type FormName =
  | 'coupon'
  | 'shipping-address'
  | 'billing-address'
  | 'email'
  | 'delivery'
  | 'newsletter'
  | 'preferences-request'
  | 'preferences'
  | 'stock-alert'
  | 'review'
  | 'advice'
  | 'appointment'
  | 'samples'
  | 'withdrawal'
  | 'withdrawal-review';

/** A form posted without JavaScript that is shown again, so that no input is lost. */
export type PostedForm = {
  readonly form: FormName;
  /** Input by field name; a checked checkbox is `on`. */
  readonly values: Readonly<Record<string, string>>;
  /** The validation errors; empty if the input is valid but could not be processed. */
  readonly errors: readonly PostedError[];
};

export type PostedError = {
  readonly field: string;
  /**
   * A validation error such as `FieldReason`; a code of the commerce backend such as
   * `COUPON_EXPIRED`; or `TOO_MANY_TRIES` if the next attempt has to wait.
   */
  readonly reason: string;
  /** The amount missing in the cart, if that is the reason. */
  readonly missing?: Money;
};
