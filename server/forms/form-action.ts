import type { Consent } from '#src/consent/consent.ts';
import { formNoticeForStatus } from '#src/forms/form-notice.ts';
import type { FormName, PostedForm } from '#src/forms/posted-form.ts';
import type { PreviewQuery } from '#src/routing/preview-query.ts';
import type { FieldError } from '#src/shared/form.ts';
import { readText } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { ServerPorts } from '../server-ports.ts';

/** Handles a posted form. `body` is the parser's output and may have any shape. */
export type FormAction = (body: unknown, visit: FormContext) => Promise<FormOutcome>;

/** Context of a post. */
export type FormContext = {
  /** With the rate limits of the client (`rateLimitedPorts`). */
  readonly ports: ServerPorts;
  /** The client, from `clientIp`. */
  readonly client: string;
  /** Locale of the requested host. */
  readonly locale: Locale;
  /** From the shopper's cookie. */
  readonly cartId: string | undefined;
  readonly bodyScan: string | undefined;
  /** Whether the browser itself reports that the form is on a page of this shop. */
  readonly isSameOrigin: boolean;
  /** Stores the cart id in the shopper's browser for another thirty days. */
  setCartCookie(cartId: string): void;
  /** Stores the visitor's consent in the browser. */
  setConsentCookie(consent: Consent): void;
};

/**
 * Result of a post. `notice` is a code that the page translates: no text and no personal data,
 * because it is part of the URL.
 */
export type FormOutcome =
  /** Redirects to `to`, a path in the shop, by default to the page that contains the form. */
  | { readonly kind: 'done'; readonly to?: string; readonly notice?: string }
  | FormStep
  | FormRejection;

/** Responds with the next step of a form; no error, and nothing is carried out yet. */
export type FormStep = Omit<FormRejection, 'kind' | 'status'> & {
  readonly kind: 'step';
  readonly status: 200;
};

/** Responds with the page, and the typed values in its fields. */
export type FormRejection = {
  readonly kind: 'rejected';
  /** 422 if the shopper can correct it. */
  readonly status: 400 | 413 | 415 | 422 | 429 | 503 | 504;
  readonly posted?: PostedForm;
  readonly notice?: string;
  /** The page to show, a path in the shop; by default the one that contains the form. */
  readonly to?: string;
  /** The preview that the form was posted in: its page is shown with the same drafts. */
  readonly preview?: PreviewQuery;
  /** Time after which a retry may succeed. */
  readonly retryAfterSeconds?: number;
};

type Failure = { readonly status: number; readonly retryAfterSeconds?: number };

/** Outcome of a valid form that could not be processed; it may be sent again unchanged. */
export function failedForm(posted: PostedForm, failure: Failure): FormRejection {
  const { status, retryAfterSeconds } = failure;
  const known = status === 429 || status === 504 ? status : 503;
  return {
    kind: 'rejected',
    status: known,
    posted,
    notice: formNoticeForStatus(status),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

/** Texts typed into the fields of a form; empty if a field is missing or was sent twice. */
export type TextFields<Field extends string> = Readonly<Record<Field, string>>;

/** Reads only these fields of a posted form, whatever was posted. */
export function readTextFields<Field extends string>(
  body: unknown,
  fields: readonly Field[],
): TextFields<Field> {
  const posted = new Map<string, unknown>(Object.entries(Object(body)));
  return Object.fromEntries(
    fields.map((field) => [field, readText(posted.get(field)) ?? '']),
  ) as TextFields<Field>;
}

/** Outcome of a form with validation errors. */
export const invalidForm = (
  form: FormName,
  values: PostedForm['values'],
  errors: readonly FieldError<string, string>[],
): FormRejection => ({ kind: 'rejected', status: 422, posted: { form, values, errors } });
