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
