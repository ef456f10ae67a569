import type { Router } from 'express';
import { ADVICE_FIELDS, readAdviceRequest } from '#src/advice/advice-request.ts';
import { HOME_PATH } from '../forms/answer-form.ts';
import { type PreviewQuery, validatePreviewQuery } from '#src/routing/preview-query.ts';
import {
  failedForm,
  type FormAction,
  type FormOutcome,
  invalidForm,
  readTextFields,
} from '../forms/form-action.ts';
import { createFormRoutes, type FormRoutesInput } from './form-routes.ts';

/**
 * The mattress advice. The answer to the post is the page with the result: no redirect, because its
 * address would have to say who was advised.
 */
export const createAdviceForms = (input: FormRoutesInput): Router =>
  createFormRoutes(input, [
    {
      path: '/result',
      act: adviseFromForm,
      pageOf: ({ adviceUrl }) => adviceUrl ?? HOME_PATH,
    },
  ]);

const adviseFromForm: FormAction = async (body, { ports }) => {
  const values = readTextFields(body, ADVICE_FIELDS);
  const preview = validatePreviewQuery(readTextFields(body, PREVIEW_FIELDS));
  const posted = { form: 'advice', values, errors: [] } as const;
  const rules = await ports.adviceRules.current(preview);
  if (!rules.ok) return failedForm(posted, { status: 503 });
  const request = readAdviceRequest(values, rules.value);
  const answer: FormOutcome = request.ok
    ? { kind: 'step', status: 200, posted }
    : invalidForm('advice', values, request.error);
  return preview ? { ...answer, preview } : answer;
};

/** Posted by the script of a preview: its table may be a draft. */
const PREVIEW_FIELDS = [
  'live_preview',
  'content_type_uid',
  'entry_uid',
  'preview_timestamp',
] as const satisfies readonly (keyof PreviewQuery)[];
