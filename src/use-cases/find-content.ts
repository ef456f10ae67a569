import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import type { PageEntry } from '../content/page-entry.ts';
import type { PageType } from '../content/page-type.ts';
import type { PreviewQuery } from '../content/preview-query.ts';
import { readableLocales, type Locale } from '../shared/locale.ts';
import { ok, type Result } from '../shared/result.ts';

/** Something of the content service's, and whose words it has. */
export type Found<T> = { readonly content: T; readonly locale: Locale };

export type ContentQuestion = {
  readonly locale: Locale;
  /** The page's own address, to the letter: one below it finds nothing. */
  readonly url: string;
  /** Nothing of another type is meant. */
  readonly type?: PageType | undefined;
  readonly preview?: PreviewQuery | undefined;
};

/** The page at an address, in the words of the locale or of one that its shoppers read as well. */
export const findContent = (
  source: Pick<ContentSource, 'pageByUrl'>,
  { locale, url, type, preview }: ContentQuestion,
): Promise<Result<Found<PageEntry> | undefined, ContentFailure>> =>
  inReadableLocales(locale, async (one) => {
    const page = await source.pageByUrl(one, url, preview);
    if (!page.ok || !page.value) return page;
    const isMeant = page.value.url === url && (type === undefined || page.value.type === type);
    return ok(isMeant ? page.value : undefined);
  });

/**
 * What a locale has not is that of the first locale of its language: an Austrian reads what was
 * written for Germany. Nobody is shown another language, so that what neither has is not there. A
 * failure other than a 404 is one at once: what cannot be asked for may be there.
 */
export async function inReadableLocales<T>(
  locale: Locale,
  ask: (locale: Locale) => Promise<Result<T | undefined, ContentFailure>>,
): Promise<Result<Found<T> | undefined, ContentFailure>> {
  let failure: Result<undefined, ContentFailure> = ok(undefined);
  for (const one of readableLocales(locale)) {
    const answer = await ask(one);
    if (answer.ok && answer.value !== undefined) return ok({ content: answer.value, locale: one });
    if (answer.ok) continue;
    if (answer.error.status !== NOT_THERE) return answer;
    failure = answer;
  }
  return failure;
}

const NOT_THERE = 404;
