import type { CartStorage } from '#ports/browser-storage.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Ids } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';
import type { CartOutcome } from '#src/cart/cart-outcome.ts';
import type { Cart, UserErrorCode } from '#src/cart/cart.ts';
import type { Locale } from '#src/shared/locale.ts';
import { cartErrorText } from '../i18n/cart-error-text.ts';
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
      return;
    case 'refused':
      for (const error of outcome.errors) {
        const isSaidElsewhere = isShownInForm(error.code);
        notifications.add('error', cartErrorText(text, error), { isSaidElsewhere });
      }
      return;
    case 'replaced':
      notifications.add('warning', cartErrorText(text, { code: outcome.reason }));
      return;
    case 'busy':
      notifications.add('warning', text('cart.busy'), { isSaidElsewhere: isShownInForm('busy') });
      return;
    case 'unconfirmed':
      notifications.add('warning', text('cart.unconfirmed'));
      return;
    case 'dropped':
      notifications.add('error', cartErrorText(text, { code: 'COULD_NOT_FIND_CART_ITEM' }));
      return;
    case 'failed':
    case 'queue-full':
      notifications.add('error', text('unknownError'));
  }
}

/** Change of the cart by a command of this tab, with the backend's cart before and after it. */
export type CartChange = {
  readonly wanted: CartCommand;
  readonly before: Cart;
  readonly after: Cart;
};

/** Notifies listeners of changes by this tab's commands, not of those found by a refetch. */
export function createCartChangeListeners() {
  const listeners = new Set<(change: CartChange) => void>();
  return {
    follow(listener: (change: CartChange) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(command: CartCommand | undefined, before: Cart, after: Cart): void {
      if (!command || command.kind === 'load' || after === before) return;
      for (const listener of listeners) listener({ wanted: command, before, after });
    },
  };
}

/** Dependencies of the cart store. */
export type CartStoreDependencies = {
  readonly locale: Locale;
  readonly text: Translate;
  readonly notifications: NotificationStore;
  readonly cookies: Cookies;
  readonly locks: Locks;
  readonly timers: Timers;
  readonly attention: TabFocus;
  readonly carts: CartGateway;
  readonly storage: CartStorage;
  readonly ids: Ids;
  readonly log: Log;
};
