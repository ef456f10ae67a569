import type { Clock } from '#ports/clock-and-ids.ts';
import type { ContentSource } from '#ports/content-source.ts';
import { ERROR_PAGE_LIFETIME } from '#src/content/caching.ts';
import type { Locale } from '#src/shared/locale.ts';

type Answer = ReturnType<ContentSource['errorPage']>;
type Kept = { readonly answer: Answer; readonly until: number };

/**
 * Loads a locale's error page once a day, however many addresses are not found (H8). Failures are
 * not cached: the next request loads again.
 */
export function withErrorPageCache(content: ContentSource, clock: Clock): ContentSource {
  const kept = new Map<Locale, Kept>();
  return {
    ...content,
    async errorPage(locale) {
      const known = kept.get(locale);
      if (known && clock.now() < known.until) return known.answer;
      const asked = { answer: content.errorPage(locale), until: clock.now() + ERROR_PAGE_LIFETIME };
      kept.set(locale, asked);
      const page = await asked.answer;
      if (!page.ok && kept.get(locale) === asked) kept.delete(locale);
      return page;
    },
  };
}
