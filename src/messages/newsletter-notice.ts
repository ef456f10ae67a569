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
