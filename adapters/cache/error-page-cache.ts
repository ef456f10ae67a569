import type { Clock } from '#ports/clock-and-ids.ts';
import type { ContentSource } from '#ports/content-source.ts';
import { ERROR_PAGE_LIFETIME } from '#src/content/caching.ts';
import type { Locale } from '#src/shared/locale.ts';

type Answer = ReturnType<ContentSource['errorPage']>;
type CachedAnswer = { readonly answer: Answer; readonly until: number };

/**
 * Loads a locale's error page once a day, however many addresses are not found (H8). Failures are
 * not cached: the next request loads again.
 */
export function withErrorPageCache(content: ContentSource, clock: Clock): ContentSource {
  const cached = new Map<Locale, CachedAnswer>();
  return {
    ...content,
    async errorPage(locale) {
      const known = cached.get(locale);
      if (known && clock.now() < known.until) return known.answer;
      const entry = { answer: content.errorPage(locale), until: clock.now() + ERROR_PAGE_LIFETIME };
      cached.set(locale, entry);
      const page = await entry.answer;
      if (!page.ok && cached.get(locale) === entry) cached.delete(locale);
      return page;
    },
  };
}
