import type { CartFailure } from '#ports/cart-gateway.ts';
import type { AddressField } from '#src/address/address.ts';
import { validateAddress } from '#src/address/validate-address.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import type { FormName } from '#src/forms/posted-form.ts';
import type { Ok, Result } from '#src/shared/result.ts';
import { redisplayForm } from './cart-outcome.ts';
import { type FormCartChange, changeCartSameOrigin } from './change-cart.ts';
import {
  type FormAction,
  type FormContext,
  type FormOutcome,
  invalidForm,
  readTextFields,
} from './form-action.ts';

/* Addresses of a cart (C9): typed and idempotent, like its coupon. */

export const setShippingAddressFromForm: FormAction = async (body, visit) => {
  const values = readTextFields(body, [...ADDRESS_FIELDS, ALSO_BILLING]);
  const { carts } = visit.ports;
  return saveAddress('shipping-address', values, visit, async (cartId) => {
    const shipped = await carts.setShippingAddress(visit.locale, cartId, values);
    if (!isSaved(shipped) || values[ALSO_BILLING] !== CHECKED) return shipped;
    return carts.setBillingAddress(visit.locale, cartId, values);
  });
};

export const setBillingAddressFromForm: FormAction = async (body, visit) => {
  const values = readTextFields(body, ADDRESS_FIELDS);
  const { carts } = visit.ports;
  return saveAddress('billing-address', values, visit, (cartId) =>
    carts.setBillingAddress(visit.locale, cartId, values),
  );
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

/** Checkbox that also saves the address for billing. */
const ALSO_BILLING = 'also_billing';
/** Value that browsers send for a ticked checkbox. */
const CHECKED = 'on';

type TypedAddress = Readonly<Record<(typeof ADDRESS_FIELDS)[number], string>>;

/** If the cart has no email address yet, the one typed here is saved as the cart's, too. */
async function saveAddress(
  form: FormName,
  values: TypedAddress,
  visit: FormContext,
  save: FormCartChange,
): Promise<FormOutcome> {
  const address = validateAddress(values);
  if (!address.ok) return invalidForm(form, values, address.error);
  const changed = await changeCartSameOrigin(visit, async (cartId) => {
    const saved = await save(cartId);
    const isEmailMissing = isSaved(saved) && saved.value.cart?.email === null;
    if (!isEmailMissing) return saved;
    return visit.ports.carts.setEmail(visit.locale, cartId, values.email);
  });
  return redisplayForm(changed, { form, values });
}

const isSaved = (answer: Result<CartAnswer, CartFailure>): answer is Ok<CartAnswer> =>
  answer.ok && answer.value.userErrors.length === 0;
