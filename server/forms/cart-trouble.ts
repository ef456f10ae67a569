import type { CartFailure } from '#ports/cart-gateway.ts';
import type { FormNotice } from '#src/forms/form-notice.ts';
import type { FormSlip } from './form-action.ts';

/** What a shopper is told where the commerce side could not answer, and programs by the status. */
export type Trouble = Pick<FormSlip, 'retryAfterSeconds'> & {
  readonly status: 429 | 503 | 504;
  readonly notice: FormNotice;
};

export function troubleOf({ status, failure, retryAfterSeconds }: CartFailure): Trouble {
  const later = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  if (status === 429) return { status, notice: 'TOO_BUSY', ...later };
  if (failure === 'unknown' || status === 504) return { status: 504, notice: 'UNCONFIRMED' };
  return { status: 503, notice: 'SHOP_AWAY', ...later };
}
