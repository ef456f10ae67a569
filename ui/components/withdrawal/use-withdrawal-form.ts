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
  /** Called with the parsed values. */
  readonly onFilledIn: (values: Typed<WithdrawalField>) => void;
};

/** First step of a withdrawal. It sends nothing: the values are reviewed first. */
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

/** An unknown reason, as only crafted posts have, counts as the most common one. */
function errorKey(field: WithdrawalField, reason: string): TextKey {
  const known = reason as FieldReason;
  if (known === 'missing') return MISSING[field];
  if (known === 'too-long') return 'withdraw.error.too-long';
  return field === 'email' ? 'newsletter.error.malformed' : 'withdraw.error.malformed';
}
