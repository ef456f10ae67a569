import type { ContentFailure } from '#ports/content-source.ts';
import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import type { FacetLabelLookup } from '#src/content/filtered-page-document.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { okAnswer, errorAnswer, type BffAnswer } from './bff-method.ts';

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
