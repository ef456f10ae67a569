import { type ReactNode, useState } from 'react';
import { type FormNotice, formNoticeForStatus } from '#src/forms/form-notice.ts';
import { readSubscription, type Subscription } from '#src/messages/subscription.ts';
import { MAX_EMAIL_LENGTH } from '#src/shared/email.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Button } from '../Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { TextField } from '../form/Field.tsx';
import { type Form, useForm } from '../form/use-form.ts';
import { PostForm } from '../ContentLink.tsx';
import styles from './EmailForm.module.css';
import { FormFailure, type PostedFormResult } from './FormResult.tsx';

export type EmailFormProps = {
  /** Unique name of the form on its page. */
  readonly name: string;
  /** URL that it posts to without script. */
  readonly action: string;
  /** Fields besides the address, for browsers without script. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Sends the request. */
  readonly request: (
    subscription: Subscription,
  ) => Promise<Result<unknown, { readonly status: number }>>;
  readonly button: string;
  /** Data that a browser without script posted to this form. */
  readonly posted?: PostedFormResult | undefined;
  /** `dark` is for a night-blue background. */
  readonly ground?: 'light' | 'dark';
  /** Called on each submission: removes the result of the last one. */
  readonly onSubmit?: () => void;
  readonly onAccepted: () => void;
};

/**
 * E-mail form whose submission has an e-mail sent (N2). Script submits it in place; the address
 * stays until it is accepted.
 */
export function EmailForm(props: EmailFormProps): ReactNode {
  const { action, hidden = {}, button, posted, ground = 'light' } = props;
  const text = useText();
  const [trouble, setTrouble] = useState<FormNotice | undefined>(posted?.failure);
  const form = useEmailForm(props, setTrouble);
  return (
    <PostForm
      className={classNames(styles['form'], styles[ground])}
      action={action}
      {...form.props}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        {...form.field('email')}
        label={text('newsletter.email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={MAX_EMAIL_LENGTH}
        className={styles['field']}
      />
      <Button className={styles['button']} type="submit" isPending={form.isSending}>
        {button}
      </Button>
      <VisuallyHidden>
        <output>{form.summary.announcement}</output>
      </VisuallyHidden>
      <FormFailure failure={trouble} />
    </PostForm>
  );
}

function useEmailForm(
  { name, request, posted, onSubmit, onAccepted }: EmailFormProps,
  setFailure: (failure: FormNotice | undefined) => void,
): Form<'email'> {
  const { locale, text } = useShop();
  return useForm<'email'>({
    name,
    fields: ['email'],
    values: {},
    posted: posted?.form,
    validate: ({ email }) => validationErrorsOf(email, locale),
    validateField: (_field, email) => validationErrorsOf(email, locale)[0]?.reason,
    errorText: (_field, reason) => text(errorKey(reason)),
    onSubmit() {
      setFailure(undefined);
      onSubmit?.();
    },
    async send({ email }) {
      const subscription = readSubscription({ email: email ?? '', locale });
      if (!subscription.ok) return validationErrorsOf(email, locale);
      const answer = await request(subscription.value);
      if (answer.ok) onAccepted();
      else setFailure(formNoticeForStatus(answer.error.status));
      return [];
    },
  });
}

type EmailReason = 'missing' | 'too-long' | 'malformed';

/** Skips errors of the locale, which the shopper cannot fix. */
function validationErrorsOf(email: string | undefined, locale: Locale) {
  const subscription = readSubscription({ email: email ?? '', locale });
  if (subscription.ok) return [];
  return subscription.error.flatMap(({ field, reason }) =>
    field === 'email' ? [{ field, reason }] : [],
  );
}

const REASONS: readonly EmailReason[] = ['missing', 'too-long', 'malformed'];

/** An unknown reason, as only crafted posts have, counts as the most common one. */
const errorKey = (reason: string) =>
  `newsletter.error.${REASONS.find((known) => known === reason) ?? 'malformed'}` as const;
