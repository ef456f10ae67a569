import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import type { PageEntry, PageType } from '../content/page-entry.ts';
import type { PreviewQuery } from '../routing/preview-query.ts';
import { fallbackLocales, type Locale } from '../shared/locale.ts';
import { ok, type Result } from '../shared/result.ts';

/** Content of the content service, with the locale that it is written in. */
export type FoundContent<T> = { readonly content: T; readonly locale: Locale };

export type ContentQuery = {
  readonly locale: Locale;
  /** The page's own URL, exactly: a URL below it finds nothing. */
  readonly url: string;
  /** If set, pages of other types are not found. */
  readonly type?: PageType | undefined;
  readonly preview?: PreviewQuery | undefined;
};

/** Finds a page by its URL, in the locale or in another one that its shoppers read. */
export const findContent = (
  source: Pick<ContentSource, 'pageByUrl'>,
  { locale, url, type, preview }: ContentQuery,
): Promise<Result<FoundContent<PageEntry> | undefined, ContentFailure>> =>
  findInFallbackLocales(locale, async (one) => {
    const page = await source.pageByUrl(one, url, preview);
    if (!page.ok || !page.value) return page;
    const isRequestedPage =
      page.value.url === url && (type === undefined || page.value.type === type);
    return ok(isRequestedPage ? page.value : undefined);
  });

/**
 * Falls back to the first locale of the same language: an Austrian reads what was written for
 * Germany. Another language is never shown, so content that neither has is not found. A failure
 * other than a 404 is returned at once: content that cannot be requested may exist.
 */
export async function findInFallbackLocales<T>(
  locale: Locale,
  find: (locale: Locale) => Promise<Result<T | undefined, ContentFailure>>,
): Promise<Result<FoundContent<T> | undefined, ContentFailure>> {
  let failure: Result<undefined, ContentFailure> = ok(undefined);
  for (const one of fallbackLocales(locale)) {
    const answer = await find(one);
    if (answer.ok && answer.value !== undefined) return ok({ content: answer.value, locale: one });
    if (answer.ok) continue;
    if (answer.error.status !== NOT_FOUND) return answer;
    failure = answer;
  }
  return failure;
}

const NOT_FOUND = 404;
