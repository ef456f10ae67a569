import type { ReactNode } from 'react';
import { MAX_EMAIL_LENGTH, parseEmail } from '#src/shared/email.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { addressErrorText } from '../../i18n/address-text.ts';
import { useShop } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { FormErrors } from '../form/FormErrors.tsx';
import { TextField } from '../form/Field.tsx';
import { useForm } from '../form/use-form.ts';
import { PostForm } from '../ContentLink.tsx';
import styles from './CartForm.module.css';
import { EditableDetail } from './EditableDetail.tsx';

type CartEmailProps = {
  readonly email: string | null;
  readonly posted: PostedForm | undefined;
};

/** E-mail address for messages about the cart (C9). */
export function CartEmail({ email, posted }: CartEmailProps): ReactNode {
  const { text } = useShop();
  const postedEmail = posted?.form === 'email' ? posted : undefined;
  return (
    <EditableDetail
      id="cart-email"
      title={text('cart.email')}
      value={email && <p>{email}</p>}
      placeholder={text('cart.email-none')}
      version={email ?? ''}
      isOpen={postedEmail !== undefined}
      savedMessage={text('cart.email-saved')}
    >
      {(form) => <EmailForm email={email} posted={postedEmail} {...form} />}
    </EditableDetail>
  );
}

type EmailFormProps = CartEmailProps & {
  readonly onSaved: () => void;
  readonly cancel: ReactNode;
};

function EmailForm({ email, posted, onSaved, cancel }: EmailFormProps): ReactNode {
  const { text, stores } = useShop();
  const form = useForm<'email'>({
    name: 'email',
    fields: ['email'],
    values: { email: email ?? '' },
    posted,
    validateField: (_, typed) => emailError(typed),
    validate: ({ email: typed = '' }) => toFieldErrors(emailError(typed)),
    errorText: (_, reason) =>
      addressErrorText(text, 'email', reason === 'missing' ? reason : 'malformed', 'NL'),
    send: async ({ email: typed = '' }) => {
      const result = await stores.cart.setEmail(typed, (code) => code === 'INVALID_EMAIL');
      if (result.kind === 'granted') onSaved();
      return toFieldErrors(result.kind === 'refused' ? 'malformed' : undefined);
    },
  });
  return (
    <PostForm className={styles['form']} action="/cart/email" {...form.props}>
      <FormErrors {...form.summary} />
      <div className={styles['line']}>
        <TextField
          label={text('cart.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL_LENGTH}
          {...form.field('email')}
        />
        <Button type="submit" isPending={form.isSending}>
          {text('cart.email-save')}
        </Button>
      </div>
      {cancel}
    </PostForm>
  );
}

function emailError(typed: string): string | undefined {
  const judged = parseEmail(typed);
  return judged.ok ? undefined : judged.error;
}

const toFieldErrors = (reason: string | undefined) =>
  reason === undefined ? [] : [{ field: 'email', reason } as const];
