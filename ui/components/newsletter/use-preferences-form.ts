import { useState } from 'react';
import { type FormNotice, formNoticeForStatus } from '#src/forms/form-notice.ts';
import { type PreferencesError, readPreferencesChange } from '#src/messages/email-preferences.ts';
import type { PreferencesDocument, PreferencesLookup } from '#src/messages/preferences-document.ts';
import type { FormInput } from '#src/shared/form.ts';
import { useFormText } from '../../i18n/form-texts.ts';
import { useShop } from '../../shop-context.tsx';
import { type Form, useForm } from '../form/use-form.ts';
import type { PostedFormResult } from './FormResult.tsx';

export type PreferencesField = PreferencesError['field'];

const PREFERENCES_FIELDS: readonly PreferencesField[] = [
  'email',
  'customer_id',
  'is_subscribed',
  'firstname',
  'lastname',
];

export type PreferencesFormOptions = {
  readonly name: string;
  readonly values: FormInput<PreferencesField>;
  /** Data that a browser without script posted to this form. */
  readonly posted: PostedFormResult | undefined;
  /** Called on each submission: removes the result of the last one. */
  readonly onSubmit: () => void;
  /** Called with the preferences after saving, or with `unknown` if they no longer exist. */
  readonly onAnswer: (shown: PreferencesLookup) => void;
};

/** A form of e-mail preferences, and why it was not accepted though its values are valid. */
export function usePreferencesForm({
  name,
  values,
  posted,
  onSubmit,
  onAnswer,
}: PreferencesFormOptions): {
  readonly form: Form<PreferencesField>;
  readonly trouble: FormNotice | undefined;
} {
  const { newsletter } = useShop();
  const text = useFormText();
  const [failure, setTrouble] = useState(posted?.failure);
  const form = useForm<PreferencesField>({
    name,
    fields: PREFERENCES_FIELDS,
    values,
    posted: posted?.form,
    validate: validationErrorsOf,
    validateField: (field, _typed, all) =>
      validationErrorsOf(all).find((error) => error.field === field)?.reason,
    errorText: (_field, reason) =>
      text(reason === 'too-long' ? 'preferences.error.too-long' : 'preferences.error.malformed'),
    onSubmit() {
      setTrouble(undefined);
      onSubmit();
    },
    async send(typed) {
      const change = readPreferencesChange(typed);
      if (!change.ok) return change.error;
      const answer = await newsletter.changePreferences(change.value);
      if (answer.ok) onAnswer({ kind: 'found', preferences: answer.value });
      else if (answer.error.kind === 'preferences-not-found') onAnswer({ kind: 'unknown' });
      else setTrouble(formNoticeForStatus(answer.error.status));
      return [];
    },
  });
  return { form, trouble: failure };
}

/** Initial form values of the given preferences. */
export const preferencesFormValues = ({
  email,
  customer_id,
  customer,
}: PreferencesDocument): FormInput<PreferencesField> => ({
  email,
  customer_id,
  is_subscribed: customer.is_subscribed ? 'on' : '',
  firstname: customer.firstname ?? '',
  lastname: customer.lastname ?? '',
});

function validationErrorsOf(typed: FormInput<PreferencesField>): readonly PreferencesError[] {
  const change = readPreferencesChange(typed);
  return change.ok ? [] : change.error;
}
