import type { SearchBox } from '#ports/search-box.ts';
import type { CombinedSearch } from '#src/search/combined-search.ts';
import type { Locale } from '#src/shared/locale.ts';
import { responseKey } from './response-key.ts';
import { freshOnly, CATALOG_LIFETIMES } from './lifetimes.ts';
import { isCacheableText } from './cacheable-search.ts';
import type { Cacheability } from './response-store.ts';
import type { UpstreamCache } from './upstream-cache.ts';

/** Caches answers of the search box. An empty answer may be a failure (S5) and is not cached. */
export function withSearchBoxCache(searchBox: SearchBox, answers: UpstreamCache): SearchBox {
  const ask = async <T>(
    [question, locale, ...facts]: readonly [string, Locale, ...unknown[]],
    worth: (answer: T) => Cacheability,
    load: () => Promise<T>,
  ): Promise<T> => {
    const key = responseKey(`searchBox.${question}`, locale, ...facts);
    return (await answers.ask({ key, tags: () => ['search'], worth }, load)).answer;
  };
  return {
    find(locale, text, place) {
      const load = () => searchBox.find(locale, text, place);
      return isCacheableText(text)
        ? ask(['find', locale, text, place], groupsCacheability, load)
        : load();
    },
    didYouMean(locale, text) {
      const load = () => searchBox.didYouMean(locale, text);
      return isCacheableText(text)
        ? ask(['didYouMean', locale, text], textsCacheability, load)
        : load();
    },
    topSearches: (locale) =>
      ask(
        ['topSearches', locale],
        ({ searches }) => (searches.length === 0 ? 'failed' : CATALOG_LIFETIMES),
        () => searchBox.topSearches(locale),
      ),
  };
}

const groupsCacheability = (found: CombinedSearch): Cacheability =>
  Object.values(found).every((group) => group.length === 0)
    ? 'passing'
    : freshOnly(CATALOG_LIFETIMES);

const textsCacheability = (texts: readonly string[]): Cacheability =>
  texts.length === 0 ? 'passing' : freshOnly(CATALOG_LIFETIMES);
