import type { PostedForm } from '#src/forms/posted-form.ts';
import { formNoticeForStatus } from '#src/forms/form-notice-for-status.ts';
import type { FormRejection } from './form-action.ts';

type Failure = { readonly status: number; readonly retryAfterSeconds?: number };

/** Outcome of a valid form that could not be processed; it may be sent again unchanged. */
export function failedForm(posted: PostedForm, failure: Failure): FormRejection {
  const { status, retryAfterSeconds } = failure;
  const known = status === 429 || status === 504 ? status : 503;
  return {
    kind: 'slip',
    status: known,
    posted,
    notice: formNoticeForStatus(status),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
