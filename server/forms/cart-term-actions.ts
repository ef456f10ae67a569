import type { CartFailure } from '#ports/cart-gateway.ts';
import type { AddressField } from '#src/address/address.ts';
import { validateAddress } from '#src/address/validate-address.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import { parseCouponCode } from '#src/cart/coupon-code.ts';
import type { FormName, PostedForm } from '#src/forms/posted-form.ts';
import { parseEmail } from '#src/shared/email.ts';
import type { Ok, Result } from '#src/shared/result.ts';
import { backToForm, toCartPage } from './cart-outcome.ts';
import type { FormAction, FormOutcome, FormSlip, FormVisit } from './form-action.ts';
import { changeCart, changeSomeCart, type CartChange, type ChangedCart } from './on-cart.ts';
import { slipIn, typedTexts } from './typed-texts.ts';

/*
 * What a cart has beside its lines. It is typed, so that whatever goes wrong leads back to the page
 * with what was typed in it; and it is absolute, so that a post may be repeated.
 */

export const applyCouponFromForm: FormAction = async (body, visit) => {
  const values = typedTexts(body, ['coupon_code']);
  const code = parseCouponCode(values.coupon_code);
  if (!code.ok) return slipIn('coupon', values, [{ field: 'coupon_code', reason: code.error }]);
  const { ports, locale } = visit;
  const changed = await changeCart(visit, (cartId) =>
    ports.carts.applyCoupon(locale, cartId, values.coupon_code),
  );
  const outcome = backToForm(changed, { form: 'coupon', values, field: 'coupon_code' });
  return outcome.kind === 'slip' && outcome.status === 429
    ? tooManyTries(outcome, values)
    : outcome;
};

/** Told at the field and not above the page, as with script. */
const tooManyTries = (
  { retryAfterSeconds }: FormSlip,
  values: PostedForm['values'],
): FormOutcome => ({
  ...slipIn('coupon', values, [{ field: 'coupon_code', reason: 'TOO_MANY_TRIES' }]),
  status: 429,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

/** There is one coupon at most: which one it is makes no difference. */
export const removeCouponFromForm: FormAction = async (_body, visit) => {
  const { ports, locale } = visit;
  const changed = await changeCart(visit, (cartId) => ports.carts.removeCoupon(locale, cartId));
  return toCartPage(changed);
};

export const shippingAddressFromForm: FormAction = async (body, visit) => {
  const values = typedTexts(body, [...ADDRESS_FIELDS, ALSO_BILLING]);
  const { carts } = visit.ports;
  return keepAddress('shipping-address', values, visit, async (cartId) => {
    const shipped = await carts.setShippingAddress(visit.locale, cartId, values);
    if (!isKept(shipped) || values[ALSO_BILLING] !== TICKED) return shipped;
    return carts.setBillingAddress(visit.locale, cartId, values);
  });
};

export const billingAddressFromForm: FormAction = async (body, visit) => {
  const values = typedTexts(body, ADDRESS_FIELDS);
  const { carts } = visit.ports;
  return keepAddress('billing-address', values, visit, (cartId) =>
    carts.setBillingAddress(visit.locale, cartId, values),
  );
};

export const emailFromForm: FormAction = async (body, visit) => {
  const values = typedTexts(body, ['email']);
  const email = parseEmail(values.email);
  if (!email.ok) return slipIn('email', values, [{ field: 'email', reason: email.error }]);
  const { ports, locale } = visit;
  const changed = await changeOwnCart(visit, (cartId) =>
    ports.carts.setEmail(locale, cartId, values.email),
  );
  return backToForm(changed, { form: 'email', values, field: 'email' });
};

const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'street',
  'houseNumber',
  'addition',
  'postalCode',
  'city',
  'country',
  'telephone',
  'email',
] as const satisfies readonly AddressField[];

/** The tick by which the same address is kept for the bill. */
const ALSO_BILLING = 'also_billing';
/** What browsers send for a tick that is set. */
const TICKED = 'on';

type TypedAddress = Readonly<Record<(typeof ADDRESS_FIELDS)[number], string>>;

/** The e-mail address in it is the cart's too, where that has none yet: nobody is asked twice. */
async function keepAddress(
  form: FormName,
  values: TypedAddress,
  visit: FormVisit,
  keep: CartChange,
): Promise<FormOutcome> {
  const address = validateAddress(values);
  if (!address.ok) return slipIn(form, values, address.error);
  const changed = await changeOwnCart(visit, async (cartId) => {
    const kept = await keep(cartId);
    const isAsked = isKept(kept) && kept.value.cart?.email === null;
    if (!isAsked) return kept;
    return visit.ports.carts.setEmail(visit.locale, cartId, values.email);
  });
  return backToForm(changed, { form, values });
}

const isKept = (answer: Result<CartAnswer, CartFailure>): answer is Ok<CartAnswer> =>
  answer.ok && answer.value.userErrors.length === 0;

/**
 * A new cart is begun only for who had one, or whose browser says that the form is the shop's own: no
 * cookie comes along with another site's form, and nobody is to find a stranger's address in a cart.
 */
const changeOwnCart = (
  visit: FormVisit,
  change: CartChange,
): Promise<Result<ChangedCart, CartFailure>> =>
  visit.cartId !== undefined || visit.isOwnPage
    ? changeSomeCart(visit, change)
    : changeCart(visit, change);
