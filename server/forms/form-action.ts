import type { PostedForm } from '#src/forms/posted-form.ts';
import type { Consent } from '#src/measurement/consent.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { ServerPorts } from '../server-ports.ts';

/** Carries out a posted form. `body` is what the parser made of it: anything at all. */
export type FormAction = (body: unknown, visit: FormVisit) => Promise<FormOutcome>;

/** The circumstances of a post. */
export type FormVisit = {
  /** With the limits on what one client may try (`limitedPorts`). */
  readonly ports: ServerPorts;
  /** Of the host that was asked. */
  readonly locale: Locale;
  /** Of the shopper's cookie. */
  readonly cartId: string | undefined;
  readonly bodyScan: string | undefined;
  /** Whether the browser itself says that the form stands on a page of this shop. */
  readonly isOwnPage: boolean;
  /** Has the shopper's browser keep the id of this cart for another thirty days. */
  keepCart(cartId: string): void;
  /** Has the visitor's browser keep what they allow. */
  keepConsent(consent: Consent): void;
};

/**
 * What a post leads to. `notice` is a code that the page words: never a text, and nothing of the
 * shopper's, for it stands in the address.
 */
export type FormOutcome =
  /** On to a page by GET: to `to`, a path in the shop, else to the page on which the form stands. */
  { readonly kind: 'done'; readonly to?: string; readonly notice?: string } | FormStep | FormSlip;

/** The next step of a form stands in the place of the answer; nothing is wrong, and nothing done. */
export type FormStep = Omit<FormSlip, 'kind' | 'status'> & {
  readonly kind: 'step';
  readonly status: 200;
};

/** The page stands in the place of the answer, with what was typed in its fields. */
export type FormSlip = {
  readonly kind: 'slip';
  /** 422 where the shopper can mend it. */
  readonly status: 400 | 413 | 415 | 422 | 429 | 503 | 504;
  /** Path in the shop of another page than the one on which the form stands. */
  readonly page?: string;
  readonly posted?: PostedForm;
  readonly notice?: string;
  /** When it may be worth to send it again. */
  readonly retryAfterSeconds?: number;
};
