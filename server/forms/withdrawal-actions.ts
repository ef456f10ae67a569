import type { PostedForm } from '#src/forms/posted-form.ts';
import type { WithdrawalNotice } from '#src/withdrawal/withdrawal-notice.ts';
import { readWithdrawal, WITHDRAWAL_FIELDS } from '#src/withdrawal/withdrawal.ts';
import { actionField } from '../cart-fields.ts';
import type { FormAction, FormOutcome } from './form-action.ts';
import { troubleIn } from './trouble-in.ts';
import { slipIn, typedTexts } from './typed-texts.ts';

/*
 * Withdrawal in two steps (Directive 2011/83/EU, Art. 11a): review of the typed values, then
 * confirmation. The review page is private to one shopper, so it can contain the idempotency key
 * that makes a double submit one declaration.
 */

const DECLARED: WithdrawalNotice = 'withdrawal-declared';

export const reviewFromForm: FormAction = (body, { ports, locale }) => {
  const values = typedTexts(body, WITHDRAWAL_FIELDS);
  const withdrawal = readWithdrawal(values, locale);
  if (!withdrawal.ok) return Promise.resolve(slipIn('withdrawal', values, withdrawal.error));
  const { locale: _, ...read } = withdrawal.value;
  return Promise.resolve(
    step({
      form: 'withdrawal-review',
      values: { ...values, ...read, key: ports.ids.next() },
      errors: [],
    }),
  );
};

/** Returns to the first step for changes. */
export const changeFromReview: FormAction = (body) =>
  Promise.resolve(
    step({ form: 'withdrawal', values: typedTexts(body, WITHDRAWAL_FIELDS), errors: [] }),
  );

export const confirmFromReview: FormAction = async (body, visit) => {
  const { ports, locale } = visit;
  const values = typedTexts(body, [...WITHDRAWAL_FIELDS, 'key']);
  const withdrawal = readWithdrawal(values, locale);
  const key = actionField.safeParse(values.key);
  // Values that differ from the reviewed ones are reviewed again first.
  if (!withdrawal.ok || !key.success) return reviewFromForm(body, visit);
  const answer = await ports.withdrawals.declare(withdrawal.value, key.data);
  return answer.ok
    ? { kind: 'done', notice: DECLARED }
    : troubleIn({ form: 'withdrawal-review', values, errors: [] }, answer.error);
};

const step = (posted: PostedForm): FormOutcome => ({ kind: 'step', status: 200, posted });
