import { CONSENT_FIELDS, readConsentForm } from '#src/measurement/consent-form.ts';
import { isOwnAddress } from '#src/routing/normal-address.ts';
import type { FormAction } from './form-action.ts';
import { typedTexts } from './typed-texts.ts';

/** What a visitor allows; back to the page on which they said so, wherever that was in the shop. */
export const consentFromForm: FormAction = (body, visit) => {
  const { back, ...choice } = typedTexts(body, CONSENT_FIELDS);
  visit.keepConsent(readConsentForm(choice));
  return Promise.resolve({ kind: 'done', ...(isReturn(back) && { to: back }) });
};

/** Longer than any address that the shop's own pages write. */
const LONGEST_RETURN = 2000;

const isReturn = (back: string): boolean => back.length <= LONGEST_RETURN && isOwnAddress(back);
