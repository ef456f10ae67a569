import { type ReactNode, useEffect, useRef } from 'react';
import {
  APPOINTMENT_NOTICES,
  type AppointmentNotice,
  FORM_NOTICES,
  type FormNotice,
  NEWSLETTER_NOTICES,
  type NewsletterNotice,
  NOTICE_PARAM,
  REVIEW_NOTICES,
  type ReviewNotice,
  SAMPLES_NOTICES,
  type SamplesNotice,
  STOCK_ALERT_NOTICES,
  type StockAlertNotice,
  WITHDRAWAL_NOTICES,
  type WithdrawalNotice,
} from '#src/forms/form-notice.ts';
import type { FormName, PostedForm } from '#src/forms/posted-form.ts';
import { queryValue, splitUrl } from '#src/routing/url-parts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { usePage, useText } from '../../shop-context.tsx';
import styles from './SuccessMessage.module.css';

type FormFailureProps = { readonly failure: FormNotice | undefined };

/** Why a form was not accepted though its values are valid. An alert, as nothing was saved. */
export function FormFailure({ failure }: FormFailureProps): ReactNode {
  const text = useText();
  return (
    <div className={styles['place']} role="alert">
      {failure && <p className={styles['trouble']}>{text(`newsletter.trouble.${failure}`)}</p>}
    </div>
  );
}

type SuccessMessageProps = {
  readonly children: ReactNode;
  /** Takes the focus from the form that it replaces. */
  readonly takesFocus?: boolean;
};

/** Success message, in place of the form or above it. */
export function SuccessMessage({ children, takesFocus = false }: SuccessMessageProps): ReactNode {
  const outputRef = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (takesFocus) outputRef.current?.focus();
  }, [takesFocus]);
  return (
    <output ref={outputRef} className={styles['said']} tabIndex={-1}>
      <Icon name="check" />
      <span>{children}</span>
    </output>
  );
}

/** Result of a form that a browser without script posted. */
export type PostedFormResult = {
  /** The posted values, to be corrected or sent again. */
  readonly form: PostedForm | undefined;
  /** Why it was not accepted though its values are valid. */
  readonly failure: FormNotice | undefined;
  /** Success message. */
  readonly notice:
    | AppointmentNotice
    | NewsletterNotice
    | ReviewNotice
    | SamplesNotice
    | StockAlertNotice
    | WithdrawalNotice
    | undefined;
};

const NOTICES = [
  ...NEWSLETTER_NOTICES,
  ...STOCK_ALERT_NOTICES,
  ...REVIEW_NOTICES,
  ...WITHDRAWAL_NOTICES,
  ...APPOINTMENT_NOTICES,
  ...SAMPLES_NOTICES,
];

/** Result of the form with this name on the current page. */
export function usePostedFormResult(name: FormName): PostedFormResult {
  const page = usePage();
  const noticeInUrl = queryValue(splitUrl(page.url).query, NOTICE_PARAM);
  const form = page.posted?.form === name ? page.posted : undefined;
  return {
    form,
    failure: form && FORM_NOTICES.find((notice) => notice === noticeInUrl),
    notice: NOTICES.find((notice) => notice === noticeInUrl),
  };
}
