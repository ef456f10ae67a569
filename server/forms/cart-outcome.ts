import type { CartFailure } from '#ports/cart-gateway.ts';
import type { FormNotice } from '#src/forms/form-notice.ts';
import type { PostedError, PostedForm } from '#src/forms/posted-form.ts';
import { formatRefusalNotice } from '#src/forms/refusal-notice.ts';
import type { Result } from '#src/shared/result.ts';
import type { FormOutcome, FormSlip } from './form-action.ts';
import type { ChangedCart } from './on-cart.ts';
import { slipIn } from './typed-texts.ts';

/**
 * Where a form leads in which nothing was typed: to the cart page, by GET. It changes one thing, so
 * that one refusal says it all.
 */
export function toCartPage(changed: Result<ChangedCart, CartFailure>): FormOutcome {
  if (!changed.ok) return { kind: 'done', notice: troubleOf(changed.error).notice };
  const { userErrors, loss } = changed.value;
  const [refusal] = userErrors;
  const notice = refusal ? formatRefusalNotice(refusal) : loss;
  return { kind: 'done', ...(notice !== undefined && { notice }) };
}

/** A form in which something was typed. */
export type TypedForm = Pick<PostedForm, 'form' | 'values'> & {
  /** Its only field, at which a refusal is told. */
  readonly field?: string;
};

/** Where such a form leads: to the cart page once it is carried out, and back with it until then. */
export function backToForm(
  changed: Result<ChangedCart, CartFailure>,
  { form, values, field }: TypedForm,
): FormOutcome {
  if (!changed.ok) return { ...slipIn(form, values, []), ...troubleOf(changed.error) };
  const { cart, userErrors } = changed.value;
  const [refusal] = userErrors;
  if (!refusal) return toCartPage(changed);
  if (!cart || field === undefined) return { ...slipIn(form, values, []), notice: refusal.code };
  const errors: readonly PostedError[] = userErrors.map(({ code, missing }) =>
    missing ? { field, reason: code, missing } : { field, reason: code },
  );
  return slipIn(form, values, errors);
}

/** What a shopper is told where the commerce side could not answer, and programs by the status. */
type Trouble = Pick<FormSlip, 'status' | 'retryAfterSeconds'> & { readonly notice: FormNotice };

function troubleOf({ status, failure, retryAfterSeconds }: CartFailure): Trouble {
  const later = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  if (status === 429) return { status, notice: 'TOO_BUSY', ...later };
  if (failure === 'unknown' || status === 504) return { status: 504, notice: 'UNCONFIRMED' };
  return { status: 503, notice: 'SHOP_AWAY', ...later };
}
