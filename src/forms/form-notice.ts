import { USER_ERROR_CODES, type UserError } from '../cart/cart.ts';

/** Name of the query parameter in which the redirect after a form has the form's result code. */
export const NOTICE_PARAM = 'notice';

/**
 * Result codes of a form posted without JavaScript, besides refusals of the commerce backend. The
 * code is part of the page's URL, and reveals nothing about the shopper.
 *
 * `SHOP_AWAY`: nothing was done, because the service does not answer. `UNCONFIRMED`: it is unknown
 * whether it was done. `TOO_BUSY`: nothing was done, because of too many requests in flight or too
 * many attempts. `FORM_UNREADABLE`: the request body is not a form of the shop.
 */
export const FORM_NOTICES = ['SHOP_AWAY', 'UNCONFIRMED', 'TOO_BUSY', 'FORM_UNREADABLE'] as const;

export type FormNotice = (typeof FORM_NOTICES)[number];

/**
 * The notice for a failed form by HTTP status, for failures after which the request may be retried.
 */
export function formNoticeForStatus(status: number): FormNotice {
  if (status === 429) return 'TOO_BUSY';
  return status === 504 ? 'UNCONFIRMED' : 'SHOP_AWAY';
}

/** The part of a refusal in a page URL: no text, and nothing about the shopper. */
export type RefusalNotice = Pick<UserError, 'code' | 'quantity'>;

/** Formats a refusal: `INSUFFICIENT_STOCK.2` with quantity 2; otherwise only the code. */
export const formatRefusalNotice = ({ code, quantity }: RefusalNotice): string =>
  quantity === undefined ? code : `${code}.${quantity}`;

/**
 * Parses what {@link formatRefusalNotice} writes. Returns `undefined` for anything else, because a
 * URL may come from any source.
 */
export function parseRefusalNotice(notice: string): RefusalNotice | undefined {
  const { name, left } = NOTICE.exec(notice)?.groups ?? {};
  const code = USER_ERROR_CODES.find((known) => known === name);
  if (code === undefined) return undefined;
  return left === undefined ? { code } : { code, quantity: Number(left) };
}

const NOTICE = /^(?<name>[A-Z_]+)(?:\.(?<left>0|[1-9]\d{0,5}))?$/u;

/** Notice after a withdrawal was declared without script; it identifies no one. */
export const WITHDRAWAL_NOTICES = ['withdrawal-declared'] as const;

export type WithdrawalNotice = (typeof WITHDRAWAL_NOTICES)[number];

/** Notice after an appointment was asked for; it identifies no one. */
export const APPOINTMENT_NOTICES = ['appointment-requested'] as const;

export type AppointmentNotice = (typeof APPOINTMENT_NOTICES)[number];

/** Notice after samples were ordered; it identifies no one. */
export const SAMPLES_NOTICES = ['samples-ordered'] as const;

export type SamplesNotice = (typeof SAMPLES_NOTICES)[number];

/**
 * Notices of requests for stock. `stock-alert-requested`: a letter asks for confirmation.
 * `stock-alert-stopped`: the requests of the address are deleted.
 */
export const STOCK_ALERT_NOTICES = ['stock-alert-requested', 'stock-alert-stopped'] as const;

export type StockAlertNotice = (typeof STOCK_ALERT_NOTICES)[number];

/**
 * Notices of reviews. `review-submitted`: a letter asks for confirmation. `review-changed`: it was
 * corrected before it could be confirmed, and is to be read again. `review-discarded`: it is deleted.
 */
export const REVIEW_NOTICES = ['review-submitted', 'review-changed', 'review-discarded'] as const;

export type ReviewNotice = (typeof REVIEW_NOTICES)[number];

/**
 * Notice of a page after a newsletter form was posted without script and accepted. It is a code in
 * the page's URL, which identifies no one. `preferences-on` and `-off`: saved, and the newsletter
 * comes from now on, or not.
 */
export const NEWSLETTER_NOTICES = [
  'newsletter-accepted',
  'preferences-requested',
  'preferences-on',
  'preferences-off',
] as const;

export type NewsletterNotice = (typeof NEWSLETTER_NOTICES)[number];
