import { REVIEW_PICTURE_FIELDS } from '#src/catalog/review-picture.ts';
import { REVIEWED_PRODUCT_PARAM, REVIEW_PATH } from '#src/messages/letter-pages.ts';
import { encodePercent } from '#src/routing/percent-encoding.ts';
import { textFields, usePostInPlace } from '../form/use-post-in-place.ts';

/** Where a review is posted; the product is said again for a body that is not read. */
export const reviewAction = (sku: string): string =>
  `${REVIEW_PATH}/submit?${REVIEWED_PRODUCT_PARAM}=${encodePercent(sku)}`;

const FIRST_ERROR = 'main :is([aria-invalid], [data-invalid] input)';

export const usePostReview = (action: string) =>
  usePostInPlace({ action, fieldsOf: typedFields, news: FIRST_ERROR });

/** With files only if some are chosen. */
async function typedFields(
  form: HTMLFormElement,
): Promise<FormData | Readonly<Record<string, string>>> {
  const data = new FormData(form);
  const files = REVIEW_PICTURE_FIELDS.flatMap((field) => {
    const file = data.get(field);
    data.delete(field);
    return file instanceof File && file.size > 0 ? [{ field, file }] : [];
  });
  if (files.length === 0) return textFields(data);
  const { shrinkPicture } = await import('./picture-file.ts');
  for (const { field, file } of files) data.set(field, await shrinkPicture(file));
  return data;
}
