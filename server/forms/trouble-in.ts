import type { PostedForm } from '#src/forms/posted-form.ts';
import { formTrouble } from '#src/forms/form-trouble.ts';
import type { FormSlip } from './form-action.ts';

type Failure = { readonly status: number; readonly retryAfterSeconds?: number };

/** Outcome of a valid form that could not be processed; it may be sent again unchanged. */
export function troubleIn(posted: PostedForm, failure: Failure): FormSlip {
  const { status, retryAfterSeconds } = failure;
  const known = status === 429 || status === 504 ? status : 503;
  return {
    kind: 'slip',
    status: known,
    posted,
    notice: formTrouble(status),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
