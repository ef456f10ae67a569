import type { ReactNode } from 'react';
import { MAX_NAME_LENGTH } from '#src/shared/form.ts';
import { useFormText } from '../../i18n/form-texts.ts';
import { Button } from '../Button.tsx';
import { Checkbox, TextField } from '../form/Field.tsx';
import { FormErrors } from '../form/FormErrors.tsx';
import { FormFailure } from './FormResult.tsx';
import { PostForm } from '../ContentLink.tsx';
import styles from './PreferencesForm.module.css';
import { type PreferencesFormOptions, usePreferencesForm } from './use-preferences-form.ts';

const ACTION = '/newsletter/preferences';

/** Newsletter subscription and the name by which the newsletter addresses its reader (N2). */
export function PreferencesForm(parts: PreferencesFormOptions): ReactNode {
  const text = useFormText();
  const { form, trouble } = usePreferencesForm(parts);
  const { defaultValue, ...tick } = form.field('is_subscribed');
  const name = { maxLength: MAX_NAME_LENGTH, isOptional: true };
  return (
    <PostForm className={styles['form']} action={ACTION} {...form.props}>
      <FormErrors {...form.summary} />
      <Hidden form={form} />
      <Checkbox
        {...tick}
        defaultChecked={defaultValue !== ''}
        label={text('preferences.is-subscribed')}
      />
      <div className={styles['names']}>
        <TextField
          {...form.field('firstname')}
          {...name}
          label={text('preferences.firstname')}
          autoComplete="given-name"
        />
        <TextField
          {...form.field('lastname')}
          {...name}
          label={text('preferences.lastname')}
          autoComplete="family-name"
        />
      </div>
      <Button className={styles['button']} type="submit" isPending={form.isSending}>
        {text('preferences.save')}
      </Button>
      <FormFailure failure={trouble} />
    </PostForm>
  );
}

/** Confirms the subscription (N2) by a press, as mail scanners follow the links of an e-mail. */
export function ConfirmForm(parts: PreferencesFormOptions): ReactNode {
  const text = useFormText();
  const { form, trouble } = usePreferencesForm(parts);
  return (
    <PostForm className={styles['form']} action={ACTION} {...form.props}>
      <Hidden form={form} />
      <input type="hidden" name="is_subscribed" value="on" />
      <Button className={styles['button']} type="submit" isPending={form.isSending}>
        {text('preferences.confirm')}
      </Button>
      <FormFailure failure={trouble} />
    </PostForm>
  );
}

type HiddenProps = Pick<ReturnType<typeof usePreferencesForm>, 'form'>;

/** Identifies the subscriber, with the values of the e-mail's link. */
function Hidden({ form }: HiddenProps): ReactNode {
  return (['email', 'customer_id'] as const).map((field) => (
    <input key={field} type="hidden" name={field} value={form.field(field).defaultValue} />
  ));
}
