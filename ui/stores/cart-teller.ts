import type { UserErrorCode } from '#src/cart/cart.ts';
import type { CartOutcome } from '#src/cart/cart-outcome.ts';
import { cartErrorText } from '../i18n/cart-error-text.ts';
import type { CartWorld } from './cart-world.ts';

/**
 * Whether the form that asked tells a refusal of this code itself, at its field, on screen and aloud;
 * `busy` where it was tried too often.
 */
export type TellsItself = (what: UserErrorCode | 'busy') => boolean;

/**
 * Tells the shopper what came of a wish, in the words of the shop (C4, C5). Every refusal is a
 * notification (C4). One that stands at the field that it is about as well is read out there, where it
 * can be mended, and not here: who hears it a second time takes it for another.
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
