import type { FieldReason, Typed } from '#src/shared/form.ts';
import type { Locale } from '#src/shared/locale.ts';
import {
  readWithdrawal,
  WITHDRAWAL_FIELDS,
  type WithdrawalError,
  type WithdrawalField,
} from '#src/withdrawal/withdrawal.ts';
import type { TextKey } from '#ui/i18n/texts.ts';
import { useShop } from '#ui/shop-context.tsx';
import { useForm, type Form } from '../form/use-form.ts';
import { usePosted } from '../newsletter/use-posted.ts';

type WithdrawalFormParts = {
  readonly values: Typed<WithdrawalField>;
  /** Takes what was filled in, as it was understood. */
  readonly onFilledIn: (values: Typed<WithdrawalField>) => void;
};

/** The first step of a withdrawal. Nothing is sent: what is filled in is shown again before. */
export function useWithdrawalForm({
  values,
  onFilledIn,
}: WithdrawalFormParts): Form<WithdrawalField> {
  const { locale, text } = useShop();
  const posted = usePosted('withdrawal');
  return useForm<WithdrawalField>({
    name: 'withdrawal',
    fields: WITHDRAWAL_FIELDS,
    values,
    posted: posted.form,
    validate: (all) => slipsIn(all, locale),
    validateField: (field, _typed, all) =>
      slipsIn(all, locale).find((slip) => slip.field === field)?.reason,
    words: (field, reason) => text(errorKey(field, reason)),
    send(all) {
      const withdrawal = readWithdrawal(all, locale);
      if (!withdrawal.ok) return Promise.resolve(withdrawal.error);
      const { locale: _, ...read } = withdrawal.value;
      onFilledIn(read);
      return Promise.resolve([]);
    },
  });
}

function slipsIn(typed: Typed<WithdrawalField>, locale: Locale): readonly WithdrawalError[] {
  const withdrawal = readWithdrawal(typed, locale);
  return withdrawal.ok ? [] : withdrawal.error;
}

const MISSING: Readonly<Record<WithdrawalField, TextKey>> = {
  name: 'withdraw.error.name',
  order: 'withdraw.error.order',
  email: 'withdraw.error.email',
  items: 'withdraw.error.malformed',
};

/** A reason that is none of the form's, as programs post, reads as the most common one. */
function errorKey(field: WithdrawalField, reason: string): TextKey {
  const known = reason as FieldReason;
  if (known === 'missing') return MISSING[field];
  if (known === 'too-long') return 'withdraw.error.too-long';
  return field === 'email' ? 'newsletter.error.malformed' : 'withdraw.error.malformed';
}
