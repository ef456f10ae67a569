import type { Router } from 'express';
import type { Shell } from '#src/content/shell.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import type { WithdrawalNotice } from '#src/forms/form-notice.ts';
import { readWithdrawal, WITHDRAWAL_FIELDS } from '#src/withdrawal/withdrawal.ts';
import { readIdempotencyKey } from '../idempotency-key.ts';
import { HOME_PATH } from '../forms/answer-form.ts';
import {
  failedForm,
  type FormAction,
  type FormOutcome,
  invalidForm,
  readTextFields,
} from '../forms/form-action.ts';
import { createFormRoutes, type FormRoutesInput } from './form-routes.ts';

/** Both steps of a withdrawal for browsers without JavaScript, and the way back to the first. */
export const createWithdrawalForms = (input: FormRoutesInput): Router =>
  createFormRoutes(input, [
    { path: '/review', act: reviewWithdrawalFromForm, pageOf: withdrawalPage },
    { path: '/change', act: editWithdrawalFromForm, pageOf: withdrawalPage },
    { path: '/confirm', act: confirmWithdrawalFromForm, pageOf: withdrawalPage },
  ]);

const withdrawalPage = ({ withdrawalUrl }: Shell): string => withdrawalUrl ?? HOME_PATH;

/*
 * Withdrawal in two steps (Directive 2011/83/EU, Art. 11a): review of the typed values, then
 * confirmation. The review page is private to one shopper, so it can contain the idempotency key
 * that makes a double submit one declaration.
 */

const DECLARED: WithdrawalNotice = 'withdrawal-declared';

const reviewWithdrawalFromForm: FormAction = (body, { ports, locale }) => {
  const values = readTextFields(body, WITHDRAWAL_FIELDS);
  const withdrawal = readWithdrawal(values, locale);
  if (!withdrawal.ok) return Promise.resolve(invalidForm('withdrawal', values, withdrawal.error));
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
const editWithdrawalFromForm: FormAction = (body) =>
  Promise.resolve(
    step({ form: 'withdrawal', values: readTextFields(body, WITHDRAWAL_FIELDS), errors: [] }),
  );

const confirmWithdrawalFromForm: FormAction = async (body, visit) => {
  const { ports, locale } = visit;
  const values = readTextFields(body, [...WITHDRAWAL_FIELDS, 'key']);
  const withdrawal = readWithdrawal(values, locale);
  const key = readIdempotencyKey(values.key);
  // Values that differ from the reviewed ones are reviewed again first.
  if (!withdrawal.ok || key === undefined) return reviewWithdrawalFromForm(body, visit);
  const answer = await ports.withdrawals.declare(withdrawal.value, key);
  return answer.ok
    ? { kind: 'done', notice: DECLARED }
    : failedForm({ form: 'withdrawal-review', values, errors: [] }, answer.error);
};

const step = (posted: PostedForm): FormOutcome => ({ kind: 'step', status: 200, posted });
