import type { CartStorage } from '#ports/browser-storage.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import type { CartDeliveries } from '#ports/delivery-slots.ts';
import type { Ids } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import type { CartOutcome } from '#src/cart/cart-outcome.ts';
import type { UserErrorCode } from '#src/cart/cart.ts';
import type { Locale } from '#src/shared/locale.ts';
import { cartErrorText, cartFailureText } from '../i18n/cart-error-text.ts';
import type { Translate } from '../i18n/texts.ts';
import type { Cookies, Locks, TabFocus, Timers } from '../navigation/browser.ts';
import type { NotificationStore } from './notification-store.ts';

/**
 * Returns whether the calling form shows an error of this code at its field and announces it;
 * `busy` stands for too many attempts.
 */
export type IsErrorShownInForm = (what: UserErrorCode | 'busy') => boolean;

/**
 * Notifies the shopper of the result of a cart command, in the shop's words (C4, C5). Every
 * rejection is a notification (C4). One that its form also shows at a field is announced only
 * there, where it can be fixed: repeated, it would sound like another error.
 */
export function notifyCartOutcome(
  { notifications, text }: Pick<CartStoreDependencies, 'notifications' | 'text'>,
  outcome: CartOutcome,
  isShownInForm: IsErrorShownInForm = () => false,
): void {
  switch (outcome.kind) {
    case 'granted':
      if (outcome.command.kind === 'add' && outcome.command.restOfStock !== undefined)
        notifications.add(
          'warning',
          text('cart.all-in-cart', { count: outcome.command.restOfStock }),
        );
      return;
    case 'refused':
      if (outcome.stockInCart !== undefined) {
        notifications.add('error', text('cart.all-in-cart', { count: outcome.stockInCart }));
        return;
      }
      for (const error of outcome.errors) {
        const isAnnouncedElsewhere = isShownInForm(error.code);
        notifications.add('error', cartErrorText(text, error), { isAnnouncedElsewhere });
      }
      return;
    case 'replaced':
      notifications.add('warning', cartErrorText(text, { code: outcome.reason }));
      return;
    case 'busy':
      notifications.add('error', cartFailureText(text, 'busy'), {
        isAnnouncedElsewhere: isShownInForm('busy'),
      });
      return;
    case 'dropped':
      notifications.add('error', cartErrorText(text, { code: 'COULD_NOT_FIND_CART_ITEM' }));
      return;
    case 'unconfirmed':
      notifications.add('error', cartFailureText(text, 'unconfirmed'));
      return;
    case 'failed':
    case 'queue-full':
      notifications.add('error', cartFailureText(text, 'failed'));
  }
}

/** Dependencies of the cart store. */
export type CartStoreDependencies = {
  readonly locale: Locale;
  readonly text: Translate;
  readonly notifications: NotificationStore;
  readonly cookies: Cookies;
  readonly locks: Locks;
  readonly timers: Timers;
  readonly tabFocus: TabFocus;
  readonly carts: CartGateway;
  /** Absent on the server. */
  readonly cartDeliveries?: CartDeliveries;
  readonly storage: CartStorage;
  readonly ids: Ids;
  readonly log: Log;
};
