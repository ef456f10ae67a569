import { type SyntheticEvent, useState } from 'react';
import { REVIEW_PICTURE_FIELDS } from '#src/catalog/review-picture.ts';
import { REVIEWED_PRODUCT_PARAM, REVIEW_PATH } from '#src/messages/letter-pages.ts';
import { encodePercent } from '#src/routing/percent-encoding.ts';
import { postOrSubmit } from '../../post-form.ts';
import { useShop } from '../../shop-context.tsx';

/** Where a review is posted; the product is said again for a body that is not read. */
export const reviewAction = (sku: string): string =>
  `${REVIEW_PATH}/submit?${REVIEWED_PRODUCT_PARAM}=${encodePercent(sku)}`;

const FIRST_ERROR = 'main :is([aria-invalid], [data-invalid] input)';

/** Posts in place; otherwise the browser posts the form as it does without script. */
export function usePostReview(sku: string) {
  const { postForm } = useShop();
  const [isSending, setSending] = useState(false);
  const postInPlace = async (form: HTMLFormElement): Promise<void> => {
    const post = async () => postForm(reviewAction(sku), await typedFields(form));
    if (await postOrSubmit(form, post)) document.querySelector<HTMLElement>(FIRST_ERROR)?.focus();
  };
  const post = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    void postInPlace(event.currentTarget).finally(() => setSending(false));
  };
  return { isSending, post };
}

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
  if (files.length === 0) {
    const texts = [...data].filter(
      (entry): entry is [string, string] => !(entry[1] instanceof File),
    );
    return Object.fromEntries(texts);
  }
  const { shrinkPicture } = await import('./picture-file.ts');
  for (const { field, file } of files) data.set(field, await shrinkPicture(file));
  return data;
}
