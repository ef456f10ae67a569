import type { Router } from 'express';
import {
  REVIEW_FORM_FIELDS,
  REVIEW_VERSION_FIELD,
  readReviewForm,
} from '#src/catalog/written-review.ts';
import type { ReviewNotice } from '#src/forms/form-notice.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { REVIEW_PATH, writeReviewPath } from '#src/messages/letter-pages.ts';
import { submitReview } from '#src/use-cases/submit-review.ts';
import { failedForm, type FormAction, invalidForm, readTextFields } from '../forms/form-action.ts';
import { letterAction } from '../forms/letter-action.ts';
import { createFormRoutes, type FormRoutesInput } from './form-routes.ts';

/** Forms of reviews (WR1). A link of a letter changes nothing: mail scanners open it. */
export const createReviewForms = (input: FormRoutesInput): Router =>
  createFormRoutes(input, [
    { path: '/submit', act: submitFromForm, pageOf: () => REVIEW_PATH },
    { path: '/confirm', act: confirmFromForm, pageOf: () => REVIEW_PATH },
    { path: '/discard', act: discardFromForm, pageOf: () => REVIEW_PATH },
  ]);

const SUBMITTED: ReviewNotice = 'review-submitted';
const DISCARDED: ReviewNotice = 'review-discarded';
const CHANGED: ReviewNotice = 'review-changed';

/** Answers with the page itself, so that a tab shows it in place; a repeated post writes no letter. */
const submitFromForm: FormAction = async (body, { ports, locale }) => {
  const values = readTextFields(body, REVIEW_FORM_FIELDS);
  const to = writeReviewPath(values.product);
  const form = readReviewForm(values, locale);
  if (!form.ok) return { ...invalidForm('review', values, form.error), to };
  const answer = await submitReview(ports, form.value);
  if (answer.ok) return { kind: 'step', status: 200, notice: SUBMITTED, to };
  const { error } = answer;
  const posted: PostedForm = { form: 'review', values, errors: [] };
  // The page says that there is nothing to review.
  if (error.kind === 'product-not-found') return { kind: 'rejected', status: 422, posted, to };
  return { ...failedForm(posted, error), to };
};

/** A review that was corrected since it was read is shown again, to be read first. */
const confirmFromForm = letterAction({
  form: 'review',
  path: REVIEW_PATH,
  async act(id, { ports }, body) {
    const { version } = readTextFields(body, [REVIEW_VERSION_FIELD]);
    const answer = await ports.reviewWriter.confirm(id, Number(version));
    if (!answer.ok) return answer.error.kind === 'review-not-found' ? undefined : answer.error;
    return answer.value.status === 'unconfirmed' ? { notice: CHANGED } : undefined;
  },
});

const discardFromForm = letterAction({
  form: 'review',
  path: REVIEW_PATH,
  async act(id, { ports }) {
    const answer = await ports.reviewWriter.discard(id);
    return answer.ok ? { notice: DISCARDED } : answer.error;
  },
});
