import { describe, expect, it } from 'vitest';
import type { CartOutcome } from '#src/cart/cart-outcome.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { cartFailureText } from '#ui/i18n/cart-error-text.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { INERT_BROWSER } from '#ui/navigation/inert-browser.ts';
import { notifyCartOutcome, type IsErrorShownInForm } from '#ui/stores/cart-notifier.ts';
import { NotificationStore } from '#ui/stores/notification-store.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';

const text = createTranslate('nl-nl', ALL_TEXTS);

/** Shown messages; those that are not announced are in brackets. */
function messagesOf(outcome: CartOutcome, isShownInForm?: IsErrorShownInForm): readonly string[] {
  const notifications = new NotificationStore(createSequentialIds(), INERT_BROWSER.timers);
  notifyCartOutcome({ notifications, text }, outcome, isShownInForm);
  return notifications.list.map(({ message, isAnnouncedElsewhere }) =>
    isAnnouncedElsewhere ? `[${message}]` : message,
  );
}

const refused: CartOutcome = {
  kind: 'refused',
  errors: [
    { code: 'COUPON_EXPIRED', message: '' },
    { code: 'UNDEFINED', message: '' },
  ],
};
const isOfCoupon: IsErrorShownInForm = (what) => what.startsWith('COUPON_') || what === 'busy';

describe('notifyCartOutcome', () => {
  it('C4 notifies of each user error', () => {
    expect(messagesOf(refused)).toEqual([text('cart.error.COUPON_EXPIRED'), text('unknownError')]);
  });

  it('C4 shows an error that a form shows as well, without announcing it again', () => {
    expect(messagesOf(refused, isOfCoupon)).toEqual([
      `[${text('cart.error.COUPON_EXPIRED')}]`,
      text('unknownError'),
    ]);
    expect(messagesOf({ kind: 'busy' }, isOfCoupon)).toEqual([
      `[${cartFailureText(text, 'busy')}]`,
    ]);
  });

  it.each([
    ['failed', { kind: 'failed' }, 'cart.try-again'],
    ['unconfirmed', { kind: 'unconfirmed', command: undefined }, 'cart.unconfirmed'],
    ['busy', { kind: 'busy', retryAfterSeconds: 60 }, 'cart.busy'],
  ] as const)(
    'C5 shows the unknown error for a command that is %s, and what to do',
    (_, outcome, advice) => {
      const notifications = new NotificationStore(createSequentialIds(), INERT_BROWSER.timers);
      notifyCartOutcome({ notifications, text }, outcome);
      expect(notifications.list.map(({ type, message }) => [type, message])).toEqual([
        ['error', `${text('unknownError')} ${text(advice)}`],
      ]);
    },
  );
});
