import type { PostedForm } from '#src/forms/posted-form.ts';
import type { WithdrawalNotice } from '#src/withdrawal/withdrawal-notice.ts';
import { readWithdrawal, WITHDRAWAL_FIELDS } from '#src/withdrawal/withdrawal.ts';
import { actionField } from '../cart-fields.ts';
import type { FormAction, FormOutcome } from './form-action.ts';
import { troubleIn } from './trouble-in.ts';
import { slipIn, typedTexts } from './typed-texts.ts';

/*
 * A withdrawal in two steps (Directive 2011/83/EU, Art. 11a): what was filled in is shown again, and
 * declared by a second press. The page that shows it is one shopper's alone, so that it can hold the
 * key by which two presses are one declaration.
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

/** Back to the first step, to change something. */
export const changeFromReview: FormAction = (body) =>
  Promise.resolve(
    step({ form: 'withdrawal', values: typedTexts(body, WITHDRAWAL_FIELDS), errors: [] }),
  );

export const confirmFromReview: FormAction = async (body, visit) => {
  const { ports, locale } = visit;
  const values = typedTexts(body, [...WITHDRAWAL_FIELDS, 'key']);
  const withdrawal = readWithdrawal(values, locale);
  const key = actionField.safeParse(values.key);
  // What is not as the second step left it is shown again before it counts.
  if (!withdrawal.ok || !key.success) return reviewFromForm(body, visit);
  const answer = await ports.withdrawals.declare(withdrawal.value, key.data);
  return answer.ok
    ? { kind: 'done', notice: DECLARED }
    : troubleIn({ form: 'withdrawal-review', values, errors: [] }, answer.error);
};

const step = (posted: PostedForm): FormOutcome => ({ kind: 'step', status: 200, posted });
