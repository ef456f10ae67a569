import { z } from 'zod';
import type { ContentFailure } from '#ports/content-source.ts';
import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import type { LabelOf } from '#src/content/filtered-page-document.ts';
import { readPreview } from '#src/content/preview-query.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { answered, failed, type BffAnswer } from './bff-method.ts';

export const contentLocale = z.enum(LOCALES);
export const pagePath = z.string().startsWith('/').max(2048);
export const entryName = z.string().max(200);

/** What an editor's live preview hands on, by the rule that reads it off an address. */
export const previewField = z
  .object({
    live_preview: z.string(),
    content_type_uid: z.string(),
    entry_uid: z.string(),
    preview_timestamp: z.string(),
  })
  .partial()
  .default({})
  .transform(readPreview);

/** What shoppers of a locale call a property. */
export const labelsIn =
  (locale: Locale): LabelOf =>
  (name) =>
    attributeLabel(name, locale);

/**
 * As other programs see it, null for nothing. A failure keeps the service's status and message (B4).
 *
 * @param isDraft whether it was asked for by an editor's preview: nobody else is to see that.
 */
export function contentAnswered<T>(
  content: Result<T, ContentFailure>,
  format: (value: NonNullable<T>) => unknown = (value) => value,
  { isDraft = false, headers }: ContentTerms = {},
): BffAnswer {
  if (!content.ok) {
    const { status, message, retryAfterSeconds } = content.error;
    return failed(status, message, retryAfterSeconds);
  }
  const found = content.value ? format(content.value) : null;
  const kept = isDraft ? 'never' : found === null ? 'briefly' : undefined;
  return answered(found, { ...(kept && { kept }), ...(headers && { headers }) });
}

type ContentTerms = Pick<BffAnswer, 'headers'> & { readonly isDraft?: boolean };
