import type { CartOutcome } from '#src/cart/cart-outcome.ts';
import { cartErrorText } from '../i18n/cart-error-text.ts';
import type { CartWorld } from './cart-world.ts';

/** Tells the shopper what came of a wish, in the words of the shop (C4, C5). */
export function tellCartOutcome(
  { notifications, text }: Pick<CartWorld, 'notifications' | 'text'>,
  outcome: CartOutcome,
): void {
  switch (outcome.kind) {
    case 'granted':
      return;
    case 'refused':
      for (const error of outcome.errors) {
        notifications.add('error', cartErrorText(text, error));
      }
      return;
    case 'replaced':
      notifications.add('warning', cartErrorText(text, { code: outcome.loss }));
      return;
    case 'busy':
      notifications.add('warning', text('cart.busy'));
      return;
    case 'unconfirmed':
      notifications.add('warning', text('cart.unconfirmed'));
      return;
    case 'dropped':
      notifications.add('error', cartErrorText(text, { code: 'COULD_NOT_FIND_CART_ITEM' }));
      return;
    case 'failed':
    case 'too-many-waiting':
      notifications.add('error', text('unknownError'));
  }
}
