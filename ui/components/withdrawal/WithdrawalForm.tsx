import { type ReactNode, useEffect, useRef } from 'react';
import { MAX_EMAIL_LENGTH } from '#src/shared/email.ts';
import { type FormInput, MAX_NAME_LENGTH } from '#src/shared/form.ts';
import {
  MAX_ITEMS_LENGTH,
  MAX_ORDER_LENGTH,
  type WithdrawalField,
} from '#src/withdrawal/withdrawal.ts';
import { useFormText } from '../../i18n/form-texts.ts';
import { Button } from '../Button.tsx';
import { TextArea, TextField } from '../form/Field.tsx';
import { FormErrors } from '../form/FormErrors.tsx';
import type { Form } from '../form/use-form.ts';
import type { PostedFormResult } from '../newsletter/FormResult.tsx';
import { PostForm } from '../ContentLink.tsx';
import styles from './Withdrawal.module.css';
import { useWithdrawalForm } from './use-withdrawal-form.ts';

type WithdrawalFormProps = {
  readonly values: FormInput<WithdrawalField>;
  readonly takesFocus: boolean;
  /** Data that a browser without script posted to this form. */
  readonly posted: PostedFormResult | undefined;
  readonly onFilledIn: (values: FormInput<WithdrawalField>) => void;
};

/** First step: name, order and e-mail address for the receipt. */
export function WithdrawalForm(props: WithdrawalFormProps): ReactNode {
  const text = useFormText();
  const form = useWithdrawalForm(props);
  return (
    <PostForm className={styles['form']} action="/withdrawal/review#withdrawal" {...form.props}>
      <StepTitle step={1} takesFocus={props.takesFocus}>
        {text('withdraw.fill-in')}
      </StepTitle>
      <FormErrors {...form.summary} />
      <Fields form={form} />
      <p className={styles['note']}>{text('withdraw.no-reason')}</p>
      <Button className={styles['button']} type="submit">
        {text('withdraw.continue')}
      </Button>
    </PostForm>
  );
}

function Fields({ form }: { readonly form: Form<WithdrawalField> }): ReactNode {
  const text = useFormText();
  return (
    <>
      <TextField
        {...form.field('name')}
        label={text('withdraw.name')}
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
      />
      <TextField
        {...form.field('order')}
        label={text('withdraw.order')}
        hint={text('withdraw.order-hint')}
        autoComplete="off"
        maxLength={MAX_ORDER_LENGTH}
      />
      <TextField
        {...form.field('email')}
        label={text('withdraw.email')}
        hint={text('withdraw.email-hint')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={MAX_EMAIL_LENGTH}
      />
      <TextArea
        {...form.field('items')}
        label={text('withdraw.items')}
        hint={text('withdraw.items-hint')}
        maxLength={MAX_ITEMS_LENGTH}
        isOptional
      />
    </>
  );
}

type StepTitleProps = {
  readonly step: 1 | 2;
  /** Takes the focus from the previous step. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
};

/** Heading of a step with its number. */
export function StepTitle({ step, takesFocus, children }: StepTitleProps): ReactNode {
  const text = useFormText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <h3 ref={title} className={styles['title']} tabIndex={-1}>
      <small>{text('withdraw.step', { step: String(step) })}</small>
      {children}
    </h3>
  );
}
