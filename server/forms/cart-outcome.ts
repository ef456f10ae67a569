import type { CartFailure } from '#ports/cart-gateway.ts';
import { formatRefusalNotice, type FormNotice } from '#src/forms/form-notice.ts';
import type { PostedError, PostedForm } from '#src/forms/posted-form.ts';
import type { Result } from '#src/shared/result.ts';
import type { ChangedCart } from './change-cart.ts';
import { type FormOutcome, type FormRejection, invalidForm } from './form-action.ts';

/**
 * Outcome of a form without typed text: a redirect to the cart page. It makes one change, so one
 * refusal is enough for the notice.
 */
export function redirectToCart(changed: Result<ChangedCart, CartFailure>): FormOutcome {
  if (!changed.ok) return { kind: 'done', notice: failureNoticeOf(changed.error).notice };
  const { userErrors, replacedBecause } = changed.value;
  const [refusal] = userErrors;
  const notice = refusal ? formatRefusalNotice(refusal) : replacedBecause;
  return { kind: 'done', ...(notice !== undefined && { notice }) };
}

/** A form with typed text. */
export type SubmittedForm = Pick<PostedForm, 'form' | 'values'> & {
  /** Its only field, at which a refusal is shown. */
  readonly field?: string;
};

/** Outcome of a form with typed text: the cart page on success, else the page with the form. */
export function redisplayForm(
  changed: Result<ChangedCart, CartFailure>,
  { form, values, field }: SubmittedForm,
): FormOutcome {
  if (!changed.ok) return { ...invalidForm(form, values, []), ...failureNoticeOf(changed.error) };
  const { cart, userErrors } = changed.value;
  const [refusal] = userErrors;
  if (!refusal) return redirectToCart(changed);
  if (!cart || field === undefined)
    return { ...invalidForm(form, values, []), notice: refusal.code };
  const errors: readonly PostedError[] = userErrors.map(({ code, missing }) =>
    missing ? { field, reason: code, missing } : { field, reason: code },
  );
  return invalidForm(form, values, errors);
}

/** Notice for the shopper, and status for programs, after a failure of the commerce side. */
type FailureNotice = Pick<FormRejection, 'status' | 'retryAfterSeconds'> & {
  readonly notice: FormNotice;
};

function failureNoticeOf({ status, failure, retryAfterSeconds }: CartFailure): FailureNotice {
  const later = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  if (status === 429) return { status, notice: 'TOO_BUSY', ...later };
  if (failure === 'unknown' || status === 504) return { status: 504, notice: 'UNCONFIRMED' };
  return { status: 503, notice: 'SHOP_AWAY', ...later };
}
