import type { FieldReason, FormInput } from '#src/shared/form.ts';
import type { Locale } from '#src/shared/locale.ts';
import {
  readWithdrawal,
  WITHDRAWAL_FIELDS,
  type WithdrawalError,
  type WithdrawalField,
} from '#src/withdrawal/withdrawal.ts';
import { type FormText, useFormText } from '../../i18n/form-texts.ts';
import { useShop } from '../../shop-context.tsx';
import { useForm, type Form } from '../form/use-form.ts';
import type { PostedFormResult } from '../newsletter/FormResult.tsx';

type WithdrawalFormParts = {
  readonly values: FormInput<WithdrawalField>;
  /** Data that a browser without script posted to this form. */
  readonly posted: PostedFormResult | undefined;
  /** Called with the parsed values. */
  readonly onFilledIn: (values: FormInput<WithdrawalField>) => void;
};

/** First step of a withdrawal. It sends nothing: the values are reviewed first. */
export function useWithdrawalForm({
  values,
  posted,
  onFilledIn,
}: WithdrawalFormParts): Form<WithdrawalField> {
  const { locale } = useShop();
  const text = useFormText();
  return useForm<WithdrawalField>({
    name: 'withdrawal',
    fields: WITHDRAWAL_FIELDS,
    values,
    posted: posted?.form,
    validate: (all) => validationErrorsOf(all, locale),
    validateField: (field, _typed, all) =>
      validationErrorsOf(all, locale).find((error) => error.field === field)?.reason,
    errorText: (field, reason) => text(errorKey(field, reason)),
    send(all) {
      const withdrawal = readWithdrawal(all, locale);
      if (!withdrawal.ok) return Promise.resolve(withdrawal.error);
      const { locale: _, ...read } = withdrawal.value;
      onFilledIn(read);
      return Promise.resolve([]);
    },
  });
}

function validationErrorsOf(
  typed: FormInput<WithdrawalField>,
  locale: Locale,
): readonly WithdrawalError[] {
  const withdrawal = readWithdrawal(typed, locale);
  return withdrawal.ok ? [] : withdrawal.error;
}

const MISSING: Readonly<Record<WithdrawalField, FormText>> = {
  name: 'withdraw.error.name',
  order: 'withdraw.error.order',
  email: 'withdraw.error.email',
  items: 'withdraw.error.malformed',
};

/** An unknown reason, as only crafted posts have, counts as the most common one. */
function errorKey(field: WithdrawalField, reason: string): FormText {
  const known = reason as FieldReason;
  if (known === 'missing') return MISSING[field];
  if (known === 'too-long') return 'withdraw.error.too-long';
  return field === 'email' ? 'withdraw.error.email-malformed' : 'withdraw.error.malformed';
}
