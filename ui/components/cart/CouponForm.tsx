import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { parseCouponCode } from '#src/cart/coupon.ts';
import { USER_ERROR_CODES } from '#src/cart/cart.ts';
import type { CommandResult } from '#src/cart/command-result.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import type { Money } from '#src/pricing/money.ts';
import { cartErrorText } from '../../i18n/cart-error-text.ts';
import type { Translate } from '../../i18n/texts.ts';
import { useShop } from '../../shop-context.tsx';
import type { IsErrorShownInForm } from '../../stores/cart-notifier.ts';
import { Button } from '../Button.tsx';
import { TextField } from '../form/Field.tsx';
import { useForm } from '../form/use-form.ts';
import { PostForm } from '../ContentLink.tsx';
import styles from './CartForm.module.css';

type CouponFormProps = {
  readonly posted: PostedForm | undefined;
  /** Coupon code from a link, prefilled. */
  readonly linkedCode: string | undefined;
  /** Whether to submit the offered code at once. */
  readonly isSubmittedAtOnce: boolean;
  /** Cancel button, beside the submit button. */
  readonly cancel: ReactNode;
  /** Called on each submission: removes the result of the last one. */
  readonly onSubmit: () => void;
  /** Called with a code once it is applied. */
  readonly onApplied: (code: string) => void;
};

/** Form for a discount code. A plain form, which script submits in place; a rejected code stays. */
export function CouponForm(props: CouponFormProps): ReactNode {
  const { posted, linkedCode, isSubmittedAtOnce, cancel, onSubmit, onApplied } = props;
  const { text, stores } = useShop();
  const [missing, setMissing] = useState(posted?.errors[0]?.missing);
  const isShownInForm = useIsErrorShownInForm();
  const form = useForm<'coupon_code'>({
    name: 'coupon',
    fields: ['coupon_code'],
    values: linkedCode === undefined ? {} : { coupon_code: linkedCode },
    posted,
    // An incomplete code is not an error before it is sent.
    validateField: () => undefined,
    validate: ({ coupon_code: typed = '' }) => toFieldErrors(codeErrorOf(typed)),
    errorText: (_, reason) => couponErrorText(text, reason, missing),
    onSubmit,
    send: async ({ coupon_code: typed = '' }) => {
      const result = await stores.cart.applyCoupon(typed.trim(), isShownInForm);
      setMissing(result.kind === 'refused' ? result.errors[0]?.missing : undefined);
      if (result.kind !== 'granted') return toFieldErrors(errorCodeOf(result));
      form.setValues({ coupon_code: '' });
      onApplied(typed.trim());
      return [];
    },
  });
  useSubmitOnce(form.props.ref, isSubmittedAtOnce);
  return (
    <PostForm className={styles['form']} action="/cart/coupon" {...form.props}>
      <div className={styles['short']}>
        <TextField
          label={text('cart.coupon-label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('coupon_code')}
        />
        <ApplyButton isPending={form.isSending} />
      </div>
      {cancel}
    </PostForm>
  );
}

function ApplyButton({ isPending }: { readonly isPending: boolean }): ReactNode {
  const { text } = useShop();
  return (
    <Button type="submit" variant="outlined" isPending={isPending}>
      {text('cart.coupon-apply')}
    </Button>
  );
}

/** A rejected code is shown at its field, if the field still exists when the answer arrives. */
function useIsErrorShownInForm(): IsErrorShownInForm {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (code) => isMounted.current && (code === 'busy' || code.startsWith('COUPON_'));
}

/** Submits a form for the shopper as soon as `isDue`, once at most. */
function useSubmitOnce(form: RefObject<HTMLFormElement | null>, isDue: boolean): void {
  const wasSent = useRef(false);
  useEffect(() => {
    if (!isDue || wasSent.current) return;
    wasSent.current = true;
    form.current?.requestSubmit();
  }, [form, isDue]);
}

function codeErrorOf(typed: string): string | undefined {
  const code = parseCouponCode(typed);
  return code.ok ? undefined : code.error;
}

/** Errors shown at the field; the others are notifications. */
function errorCodeOf(result: CommandResult): string | undefined {
  switch (result.kind) {
    case 'refused':
      return result.errors[0]?.code;
    case 'busy':
      return BUSY;
    case 'granted':
    case 'failed':
    case 'unconfirmed':
    case 'dropped':
    case 'superseded':
    case 'queue-full':
      return undefined;
  }
}

const BUSY = 'TOO_MANY_TRIES';

const toFieldErrors = (reason: string | undefined) =>
  reason === undefined ? [] : [{ field: 'coupon_code', reason } as const];

/** Message for a rejected code. A malformed code counts as an unknown one. */
function couponErrorText(text: Translate, reason: string, missing: Money | undefined): string {
  if (reason === 'missing') return text('cart.coupon-missing');
  if (reason === BUSY) return text('cart.coupon-busy');
  const code = USER_ERROR_CODES.find((code) => code === reason);
  return cartErrorText(text, { code: code ?? 'COUPON_NOT_FOUND', ...(missing && { missing }) });
}
