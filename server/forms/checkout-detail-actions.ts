import { parseCouponCode } from '#src/cart/coupon.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { parseEmail } from '#src/shared/email.ts';
import { redirectToCart, redisplayForm } from './cart-outcome.ts';
import { changeCartFromForm, changeCartSameOrigin } from './change-cart.ts';
import {
  type FormAction,
  type FormOutcome,
  type FormRejection,
  invalidForm,
  readTextFields,
} from './form-action.ts';

/*
 * Coupon and email address of a cart. They are typed, so every failure returns to the page with the
 * typed values; and they are idempotent, so a post may be repeated.
 */

export const applyCouponFromForm: FormAction = async (body, visit) => {
  const values = readTextFields(body, ['coupon_code']);
  const code = parseCouponCode(values.coupon_code);
  if (!code.ok)
    return invalidForm('coupon', values, [{ field: 'coupon_code', reason: code.error }]);
  const { ports, locale } = visit;
  const changed = await changeCartFromForm(visit, (cartId) =>
    ports.carts.applyCoupon(locale, cartId, values.coupon_code),
  );
  const outcome = redisplayForm(changed, { form: 'coupon', values, field: 'coupon_code' });
  return outcome.kind === 'rejected' && outcome.status === 429
    ? tooManyAttempts(outcome, values)
    : outcome;
};

/** Shown at the field, not above the page, as with JavaScript. */
const tooManyAttempts = (
  { retryAfterSeconds }: FormRejection,
  values: PostedForm['values'],
): FormOutcome => ({
  ...invalidForm('coupon', values, [{ field: 'coupon_code', reason: 'TOO_MANY_TRIES' }]),
  status: 429,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

/** A cart has at most one coupon, so the form need not name it. */
export const removeCouponFromForm: FormAction = async (_body, visit) => {
  const { ports, locale } = visit;
  const changed = await changeCartFromForm(visit, (cartId) =>
    ports.carts.removeCoupon(locale, cartId),
  );
  return redirectToCart(changed);
};

export const setEmailFromForm: FormAction = async (body, visit) => {
  const values = readTextFields(body, ['email']);
  const email = parseEmail(values.email);
  if (!email.ok) return invalidForm('email', values, [{ field: 'email', reason: email.error }]);
  const { ports, locale } = visit;
  const changed = await changeCartSameOrigin(visit, (cartId) =>
    ports.carts.setEmail(locale, cartId, values.email),
  );
  return redisplayForm(changed, { form: 'email', values, field: 'email' });
};
