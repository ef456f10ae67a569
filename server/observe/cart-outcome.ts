/** Result of a cart change, as a metric label. */
type CartOutcome =
  'granted' | 'refused' | 'cart-gone' | 'cart-changed' | 'not-applied' | 'unknown' | 'failed';

/** Reads it from any answer of the carts: a cart, an id or an error. */
export function cartOutcomeOf(answer: unknown): CartOutcome {
  const { ok, value, error } = Object(answer) as Readonly<Record<string, unknown>>;
  if (ok !== true) return outcomeOfFailure(error);
  const { cart, userErrors } = Object(value) as Readonly<Record<string, unknown>>;
  if (cart === null) return 'cart-gone';
  return Array.isArray(userErrors) && userErrors.length > 0 ? 'refused' : 'granted';
}

function outcomeOfFailure(error: unknown): CartOutcome {
  const { failure, status } = Object(error) as Readonly<Record<string, unknown>>;
  if (failure === 'unknown' || failure === 'not-applied') return failure;
  if (failure === 'cart-gone') return 'cart-gone';
  return status === 409 ? 'cart-changed' : 'failed';
}
