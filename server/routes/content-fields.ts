import { z } from 'zod';
import type { ContentFailure } from '#ports/content-source.ts';
import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import type { FacetLabelLookup } from '#src/content/filtered-page-document.ts';
import { validatePreviewQuery } from '#src/routing/preview-query.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { okAnswer, errorAnswer, type BffAnswer } from './bff-method.ts';

export const contentLocale = z.enum(LOCALES);
export const pagePath = z.string().startsWith('/').max(2048);
export const entryName = z.string().max(200);

/** Preview parameters of an editor, parsed by the same rule as in a page URL. */
export const previewField = z
  .object({
    live_preview: z.string(),
    content_type_uid: z.string(),
    entry_uid: z.string(),
    preview_timestamp: z.string(),
  })
  .partial()
  .default({})
  .transform(validatePreviewQuery);

/** Localized labels of product attributes. */
export const labelsFor =
  (locale: Locale): FacetLabelLookup =>
  (name) =>
    attributeLabel(name, locale);

/**
 * Content for other programs, or `null`. Failures keep the service's status and message (B4).
 *
 * @param isDraft whether an editor's preview requested it: it is never cached then.
 */
export function answerFromContent<T>(
  content: Result<T, ContentFailure>,
  format: (value: NonNullable<T>) => unknown = (value) => value,
  { isDraft = false, headers }: ContentAnswerOptions = {},
): BffAnswer {
  if (!content.ok) {
    const { status, message, retryAfterSeconds } = content.error;
    return errorAnswer(status, message, retryAfterSeconds);
  }
  const found = content.value ? format(content.value) : null;
  const cacheOverride = isDraft ? 'never' : found === null ? 'briefly' : undefined;
  return okAnswer(found, { ...(cacheOverride && { cacheOverride }), ...(headers && { headers }) });
}

type ContentAnswerOptions = Pick<BffAnswer, 'headers'> & { readonly isDraft?: boolean };
