import { FORM_NOTICES, type FormNotice } from '#src/forms/form-notice.ts';
import type { FormName, PostedForm } from '#src/forms/posted-form.ts';
import { NEWSLETTER_NOTICES, type NewsletterNotice } from '#src/messages/newsletter-notice.ts';
import { queryValue } from '#src/routing/query-string.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import { WITHDRAWAL_NOTICES, type WithdrawalNotice } from '#src/withdrawal/withdrawal-notice.ts';
import { useStores } from '#ui/shop-context.tsx';

/** Result of a form that a browser without script posted. */
export type PostedFormResult = {
  /** The posted values, to be corrected or sent again. */
  readonly form: PostedForm | undefined;
  /** Why it was not accepted though its values are valid. */
  readonly trouble: FormNotice | undefined;
  /** Success message. */
  readonly notice: NewsletterNotice | WithdrawalNotice | undefined;
};

const NOTICES = [...NEWSLETTER_NOTICES, ...WITHDRAWAL_NOTICES];

/** Result of the form with this name on the current page. */
export function usePostedFormResult(name: FormName): PostedFormResult {
  const { page } = useStores().navigation;
  const noticeInUrl = queryValue(splitUrl(page.url).query, 'notice');
  const form = page.posted?.form === name ? page.posted : undefined;
  return {
    form,
    trouble: form && FORM_NOTICES.find((notice) => notice === noticeInUrl),
    notice: NOTICES.find((notice) => notice === noticeInUrl),
  };
}
