import type { UserErrorCode } from '#src/cart/cart.ts';
import type { CartOutcome } from '#src/cart/cart-outcome.ts';
import { cartErrorText } from '../i18n/cart-error-text.ts';
import type { CartWorld } from './cart-world.ts';

/**
 * Returns whether the calling form shows an error of this code at its field and announces it;
 * `busy` stands for too many attempts.
 */
export type TellsItself = (what: UserErrorCode | 'busy') => boolean;

/**
 * Notifies the shopper of the result of a cart command, in the shop's words (C4, C5). Every
 * rejection is a notification (C4). One that its form also shows at a field is announced only
 * there, where it can be fixed: repeated, it would sound like another error.
 */
export function tellCartOutcome(
  { notifications, text }: Pick<CartWorld, 'notifications' | 'text'>,
  outcome: CartOutcome,
  tellsItself: TellsItself = () => false,
): void {
  switch (outcome.kind) {
    case 'granted':
      return;
    case 'refused':
      for (const error of outcome.errors) {
        const isSaidElsewhere = tellsItself(error.code);
        notifications.add('error', cartErrorText(text, error), { isSaidElsewhere });
      }
      return;
    case 'replaced':
      notifications.add('warning', cartErrorText(text, { code: outcome.loss }));
      return;
    case 'busy':
      notifications.add('warning', text('cart.busy'), { isSaidElsewhere: tellsItself('busy') });
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
