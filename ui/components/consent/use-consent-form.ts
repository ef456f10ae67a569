import type { SubmitEvent } from 'react';
import { CONSENT_FIELDS, CONSENT_PATH, readConsentForm } from '#src/measurement/consent-form.ts';
import { useStores } from '../../shop-context.tsx';

/** Props of a consent form: posted without script, applied at once with it. */
export function useConsentForm() {
  const { consent } = useStores();
  return {
    action: CONSENT_PATH,
    method: 'post',
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      consent.choose(choiceIn(event.currentTarget, event.nativeEvent.submitter));
    },
  } as const;
}

function choiceIn(form: HTMLFormElement, submitter: HTMLElement | null) {
  const data = new FormData(form, submitter);
  const texts = CONSENT_FIELDS.map((field) => [field, textOf(data.get(field))] as const);
  return readConsentForm(
    Object.fromEntries(texts) as Record<(typeof CONSENT_FIELDS)[number], string>,
  );
}

const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value : '';
