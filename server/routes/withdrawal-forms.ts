import type { Router } from 'express';
import type { Shell } from '#src/content/shell.ts';
import { HOME_PATH } from '../forms/answer-form.ts';
import {
  editWithdrawalFromForm,
  confirmWithdrawalFromForm,
  reviewWithdrawalFromForm,
} from '../forms/withdrawal-actions.ts';
import { createFormRoutes, type FormRoutesInput } from './form-routes.ts';

/** Both steps of a withdrawal for browsers without JavaScript, and the way back to the first. */
export const createWithdrawalForms = (input: FormRoutesInput): Router =>
  createFormRoutes(input, [
    { path: '/review', act: reviewWithdrawalFromForm, pageOf: withdrawalPage },
    { path: '/change', act: editWithdrawalFromForm, pageOf: withdrawalPage },
    { path: '/confirm', act: confirmWithdrawalFromForm, pageOf: withdrawalPage },
  ]);

const withdrawalPage = ({ withdrawalUrl }: Shell): string => withdrawalUrl ?? HOME_PATH;
