import { ok } from '#src/shared/result.ts';
import { cartFields } from './cart-fields.ts';
import type { CartChange } from './change-cart.ts';
import { viewQuote } from './quote-view.ts';

/** `EstimateTotalsInput` of the schema. */
type EstimateInput = { readonly address: { readonly country_code: string } };

/** Returns the cart for another destination, which is not stored. */
export const estimateTotals =
  ({ address }: EstimateInput): CartChange<object> =>
  (quote) =>
    ok({ cart: cartFields(viewQuote(quote, address.country_code)) });
