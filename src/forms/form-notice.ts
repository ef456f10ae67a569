/**
 * What a page has to say of a form that was posted without script, beside what the commerce side
 * refused. Such a code stands in the page's address: it says nothing of the shopper.
 *
 * `SHOP_AWAY`: nothing was done, for who was to do it does not answer. `UNCONFIRMED`: nobody can say
 * whether it was done. `TOO_BUSY`: nothing was done, for too much of the kind is under way, or was
 * tried before. `FORM_UNREADABLE`: what arrived is no form of the shop's.
 */
export const FORM_NOTICES = ['SHOP_AWAY', 'UNCONFIRMED', 'TOO_BUSY', 'FORM_UNREADABLE'] as const;

export type FormNotice = (typeof FORM_NOTICES)[number];
