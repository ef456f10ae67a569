/**
 * What a page has to say of a newsletter form that was posted without script and taken. A code
 * stands in the page's address: it says nothing of anybody. `preferences-on` and `-off`: they were
 * kept, and the newsletter comes from now on, or not.
 */
export const NEWSLETTER_NOTICES = [
  'newsletter-accepted',
  'preferences-requested',
  'preferences-on',
  'preferences-off',
] as const;

export type NewsletterNotice = (typeof NEWSLETTER_NOTICES)[number];
