import type { Router } from 'express';
import {
  type EncodedPicture,
  MAX_REVIEW_PICTURE_BYTES,
  PICTURE_UPLOAD_RATE_LIMIT,
  type PictureReason,
  type PostedPictures,
  REVIEW_PICTURE_FIELDS,
  type ReviewPictureField,
} from '#src/catalog/review-picture.ts';
import {
  REVIEW_FORM_FIELDS,
  REVIEW_VERSION_FIELD,
  readReviewForm,
} from '#src/catalog/written-review.ts';
import type { ReviewNotice } from '#src/forms/form-notice.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import {
  REVIEW_PATH,
  REVIEWED_PRODUCT_PARAM,
  writeReviewPath,
} from '#src/messages/letter-pages.ts';
import { queryValue } from '#src/routing/url-parts.ts';
import { confirmReview } from '#src/use-cases/review-purchases.ts';
import { submitReview } from '#src/use-cases/submit-review.ts';
import {
  failedForm,
  type FormAction,
  type FormOutcome,
  invalidForm,
  readTextFields,
} from '../forms/form-action.ts';
import { letterAction } from '../forms/letter-action.ts';
import type { EncodePosted } from '../images/posted-pictures.ts';
import { type UploadedFile, uploadedFiles } from '../read-upload.ts';
import {
  createFormRoutes,
  type FormRoutesInput,
  type FormUpload,
  MAX_FORM_BYTES,
  MAX_FORM_FIELDS,
} from './form-routes.ts';

type ReviewFormsInput = FormRoutesInput & { readonly encodePosted: EncodePosted };

/** Forms of reviews (WR1). A link of a letter changes nothing: mail scanners open it. */
export const createReviewForms = (input: ReviewFormsInput): Router =>
  createFormRoutes(input, [
    {
      path: '/submit',
      act: submitFromForm(input.encodePosted),
      pageOf: () => REVIEW_PATH,
      upload: PICTURES,
    },
    { path: '/confirm', act: confirmFromForm, pageOf: () => REVIEW_PATH },
    { path: '/discard', act: discardFromForm, pageOf: () => REVIEW_PATH },
  ]);

const SUBMITTED: ReviewNotice = 'review-submitted';
const DISCARDED: ReviewNotice = 'review-discarded';
const CHANGED: ReviewNotice = 'review-changed';

/** Pictures of a review (WR4), where its moderators take any. */
const PICTURES: FormUpload = {
  limits: {
    files: REVIEW_PICTURE_FIELDS.length,
    maxFileBytes: MAX_REVIEW_PICTURE_BYTES,
    // Room for a file that is too large, which the form then says.
    maxBytes: 5 * MAX_REVIEW_PICTURE_BYTES,
    fields: MAX_FORM_FIELDS,
    maxFieldBytes: MAX_FORM_BYTES,
  },
  isTaken: ({ reviewWriter }) => reviewWriter.takesPictures(),
  rateLimit: PICTURE_UPLOAD_RATE_LIMIT,
  formOf(query) {
    const product = queryValue(query, REVIEWED_PRODUCT_PARAM) ?? '';
    return {
      to: writeReviewPath(product),
      posted: { form: 'review', values: { product }, errors: [] },
    };
  },
};

/**
 * Answers with the page itself, so that a tab shows it in place; a repeated post writes no letter.
 * No picture is encoded for a form that is to be corrected first.
 */
const submitFromForm =
  (encodePosted: EncodePosted): FormAction =>
  async (body, { ports, locale, client }) => {
    const files = uploadedFiles(body).filter(isPicture);
    const values = { ...readTextFields(body, REVIEW_FORM_FIELDS), ...chosenFields(files) };
    const to = writeReviewPath(values.product);
    const posted: PostedForm = { form: 'review', values, errors: [] };
    const read = (pictures: PostedPictures) => readReviewForm(values, locale, pictures);
    const typed = read(tooLargeOf(files));
    if (!typed.ok) return { ...invalidForm('review', values, typed.error), to };
    const pictures = await encodeFiles(files, (bytes) => encodePosted(bytes, client));
    if (pictures === 'busy') return { ...failedForm(posted, { status: 503 }), to };
    const form = read(pictures);
    if (!form.ok) return { ...invalidForm('review', values, form.error), to };
    const answer = await submitReview(ports, form.value);
    return answer.ok
      ? { kind: 'step', status: 200, notice: SUBMITTED, to }
      : rejected(answer.error, posted, to);
  };

type PictureFile = UploadedFile & { readonly field: ReviewPictureField };

/** A file of any other field counts for nothing. */
const isPicture = (file: UploadedFile): file is PictureFile =>
  REVIEW_PICTURE_FIELDS.some((field) => field === file.field);

/** The fields in which files were chosen: a browser cannot show them again. */
const chosenFields = (files: readonly PictureFile[]): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map(({ field }) => [field, 'on']));

const tooLargeOf = (files: readonly PictureFile[]): PostedPictures =>
  Object.fromEntries(
    files.filter(({ isTooLarge }) => isTooLarge).map(({ field }) => [field, 'picture-too-large']),
  );

/** The encoded pictures by field; `busy` if there is no process or no time for them. */
async function encodeFiles(
  files: readonly PictureFile[],
  encode: (files: readonly Uint8Array[]) => ReturnType<EncodePosted>,
): Promise<PostedPictures | 'busy'> {
  if (files.length === 0) return {};
  const encoded = await encode(files.map(({ bytes }) => bytes));
  if (!encoded.ok) return encoded.error;
  const pictures: { [Field in ReviewPictureField]?: EncodedPicture | PictureReason } = {};
  encoded.value.forEach((picture, index) => {
    const field = files[index]?.field;
    if (field) pictures[field] = picture.ok ? picture.value : `picture-${picture.error}`;
  });
  return pictures;
}

type SubmitFailure = Extract<Awaited<ReturnType<typeof submitReview>>, { ok: false }>['error'];

function rejected(error: SubmitFailure, posted: PostedForm, to: string): FormOutcome {
  // The page says that there is nothing to review.
  if (error.kind === 'product-not-found') return { kind: 'rejected', status: 422, posted, to };
  return { ...failedForm(posted, error), to };
}

/** A review that was corrected since it was read is shown again, to be read first. */
const confirmFromForm = letterAction({
  form: 'review',
  path: REVIEW_PATH,
  async act(id, { ports }, body) {
    const { version } = readTextFields(body, [REVIEW_VERSION_FIELD]);
    const answer = await confirmReview(ports, id, Number(version));
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
