import { FORM_NOTICES, type FormNotice } from '#src/forms/form-notice.ts';
import { parseRefusalNotice } from '#src/forms/refusal-notice.ts';
import { cartErrorText } from './cart-error-text.ts';
import type { TextKey, Translate } from './texts.ts';

const KEYS: Readonly<Record<FormNotice, TextKey>> = {
  SHOP_AWAY: 'form.notice.SHOP_AWAY',
  UNCONFIRMED: 'cart.unconfirmed',
  TOO_BUSY: 'cart.busy',
  FORM_UNREADABLE: 'form.notice.FORM_UNREADABLE',
};

/** Text of a form notice in the cart page's URL; the code is untrusted. */
export function formNoticeText(text: Translate, code: string): string {
  const notice = FORM_NOTICES.find((known) => known === code);
  if (notice) return text(KEYS[notice]);
  return cartErrorText(text, parseRefusalNotice(code) ?? { code: 'UNDEFINED' });
}
