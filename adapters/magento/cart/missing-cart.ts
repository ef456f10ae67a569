import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { Locale } from '#src/shared/locale.ts';
import { CartState } from '../generated/operations.ts';
import type { MagentoError } from '../magento-answer.ts';
import type { MagentoClient } from '../magento-client.ts';
import { classifyCartError, type FailedCall, payloadOf, refused } from './cart-errors.ts';

/**
 * Returns the meaning of an error in place of a cart, {@link classifyCartError}, and tells an ordered
 * cart from an unknown one. Up to 2.4.7 both have the same category and no code. Only their messages
 * differ, whose words depend on the store view: so the message for a cart that nobody has is requested,
 * and compared. If that fails, so does the read, because the lines of an ordered cart must not be
 * offered again (C3).
 */
export async function explainMissingCart(
  client: Pick<MagentoClient, 'readPrivate'>,
  { locale, cartId }: { readonly locale: Locale; readonly cartId: string },
  failed: FailedCall,
): Promise<CallFailure> {
  const { error } = failed;
  const failure = classifyCartError(failed);
  // Random like every id: nobody has the same one backwards.
  const nobodys = cartId.split('').toReversed().join('');
  if (failure.kind !== 'refused' || !error || !isUnexplained(error) || nobodys === cartId)
    return failure;
  const answer = await client.readPrivate(locale, CartState, { cartId: nobodys });
  if (!answer.ok) return answer.error;
  const state = payloadOf(answer.value, 'cart');
  const unknown = state.ok ? undefined : state.error.error;
  const isUnknownToo =
    !unknown ||
    !isUnexplained(unknown) ||
    unknown.message.replace(nobodys, '') === error.message.replace(cartId, '');
  return isUnknownToo ? failure : refused('cart-not-active');
}

const isUnexplained = ({ category, code }: MagentoError): boolean =>
  category === 'graphql-no-such-entity' && code === '';
