import { CONSENT_FIELDS, readConsentForm } from '#src/measurement/consent-form.ts';
import { isShopUrl } from '#src/routing/normalize-url.ts';
import type { FormAction } from './form-action.ts';
import { readTextFields } from './text-fields.ts';

/** Saves the visitor's consent and redirects to the page of the shop on which it was given. */
export const consentFromForm: FormAction = (body, visit) => {
  const { back, ...choice } = readTextFields(body, CONSENT_FIELDS);
  visit.keepConsent(readConsentForm(choice));
  return Promise.resolve({ kind: 'done', ...(isReturn(back) && { to: back }) });
};

/** Longer than any URL that the shop's own pages write. */
const LONGEST_RETURN = 2000;

const isReturn = (back: string): boolean => back.length <= LONGEST_RETURN && isShopUrl(back);
