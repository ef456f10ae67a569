import type { ReactNode } from 'react';
import {
  type AppointmentField,
  APPOINTMENT_FIELDS,
  DAY_PARTS,
  MAX_MESSAGE_LENGTH,
} from '#src/messages/appointment.ts';
import { MAX_EMAIL_LENGTH } from '#src/shared/email.ts';
import { MAX_NAME_LENGTH } from '#src/shared/form.ts';
import { type FormText, useFormText } from '../../i18n/form-texts.ts';
import type { TranslatePage } from '../../i18n/page-texts.ts';
import { Button } from '../Button.tsx';
import { type FieldProps, TextArea, TextField } from '../form/Field.tsx';
import { FormErrors } from '../form/FormErrors.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { FormFailure, SuccessMessage, usePostedFormResult } from '../newsletter/FormResult.tsx';
import { PostForm } from '../ContentLink.tsx';
import styles from './AppointmentForm.module.css';
import { APPOINTMENT_ID } from './NearbyStores.tsx';

type AppointmentFormProps = {
  /** Names of the stores to choose from, the nearest first. */
  readonly stores: readonly string[];
  /** What the shopper looks at, for the message. */
  readonly product: string | undefined;
};

/** Request for an appointment in a store, which the browser posts; nothing typed is in an address. */
export function AppointmentForm({ stores, product }: AppointmentFormProps): ReactNode {
  const text = useFormText();
  const { form: posted, failure, notice } = usePostedFormResult('appointment');
  const errors = (posted?.errors ?? []).flatMap(({ field, reason }) => {
    const known = APPOINTMENT_FIELDS.find((one) => one === field);
    return known ? [{ field: known, id: idOf(known), text: errorText(text, known, reason) }] : [];
  });
  const fieldProps = (name: AppointmentField) => ({
    id: idOf(name),
    name,
    label: text(`appointment.${name}`),
    defaultValue: posted?.values[name] ?? '',
    error: errors.find(({ field }) => field === name)?.text,
  });
  return (
    <section className={styles['appointment']} id={APPOINTMENT_ID} aria-labelledby={idOf('title')}>
      <h3 id={idOf('title')}>{text('appointment.title')}</h3>
      {notice === 'appointment-requested' && (
        <SuccessMessage>{text('appointment.done')}</SuccessMessage>
      )}
      <p>{text('appointment.intro')}</p>
      <PostForm className={styles['form']} action={`/stores/appointment#${APPOINTMENT_ID}`}>
        <FormErrors errors={errors} />
        <FormFailure failure={failure} />
        <Fields fieldProps={fieldProps} stores={stores} product={product} />
        <Button type="submit">{text('appointment.submit')}</Button>
      </PostForm>
    </section>
  );
}

type FieldsProps = AppointmentFormProps & {
  readonly fieldProps: (name: AppointmentField) => FieldProps & {
    readonly name: AppointmentField;
    readonly defaultValue: string;
  };
};

function Fields({ fieldProps, stores, product }: FieldsProps): ReactNode {
  const text = useFormText();
  return (
    <>
      <SelectField
        {...fieldProps('store')}
        defaultValue={fieldProps('store').defaultValue || stores[0]}
        choices={stores.map((name) => ({ value: name, label: name }))}
      />
      <SelectField
        {...fieldProps('dayPart')}
        defaultValue={fieldProps('dayPart').defaultValue || DAY_PARTS[0]}
        choices={DAY_PARTS.map((part) => ({
          value: part,
          label: text(`appointment.day-part.${part}`),
        }))}
      />
      <TextField {...fieldProps('name')} autoComplete="name" maxLength={MAX_NAME_LENGTH} />
      <TextField
        {...fieldProps('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={MAX_EMAIL_LENGTH}
      />
      <TextArea
        {...fieldProps('message')}
        defaultValue={fieldProps('message').defaultValue || product}
        hint={text('appointment.message-hint')}
        maxLength={MAX_MESSAGE_LENGTH}
        isOptional
      />
    </>
  );
}

const idOf = (name: AppointmentField | 'title'): string => `appointment-${name}`;

/** An unknown reason, as only crafted posts have, counts as the most common one. */
function errorText(text: TranslatePage<FormText>, field: AppointmentField, reason: string): string {
  const label = text(`appointment.${field}`);
  if (reason === 'missing') return text('appointment.error.missing', { label });
  if (reason === 'too-long') return text('appointment.error.too-long', { label });
  return field === 'email'
    ? text('appointment.error.email')
    : text('appointment.error.malformed', { label });
}
