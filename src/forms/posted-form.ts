import type { Money } from '../pricing/money.ts';

/** The forms of which a page shows again what was typed, where it cannot be taken as it is. */
export type FormName =
  | 'coupon'
  | 'shipping-address'
  | 'billing-address'
  | 'email'
  | 'newsletter'
  | 'preferences-request'
  | 'preferences'
  | 'withdrawal'
  | 'withdrawal-review';

/** A form that was posted without script and comes back: nothing that was typed is lost. */
export type PostedForm = {
  readonly form: FormName;
  /** As they were typed, by the name of their field; a tick that was set is `on`. */
  readonly values: Readonly<Record<string, string>>;
  /** What is to be mended; none where nothing typed is wrong, and nobody could take it. */
  readonly errors: readonly PostedError[];
};

export type PostedError = {
  readonly field: string;
  /**
   * A reason of the field's own, as `FieldReason`; a code of the commerce side, as `COUPON_EXPIRED`;
   * or `TOO_MANY_TRIES`, where the next one has to wait.
   */
  readonly reason: string;
  /** How much more has to be in the cart, where that is the reason. */
  readonly missing?: Money;
};
