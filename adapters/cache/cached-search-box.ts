import type { SearchBox } from '#ports/search-box.ts';
import type { CombinedSearch } from '#src/search/combined-search.ts';
import type { Locale } from '#src/shared/locale.ts';
import { answerKey } from './answer-key.ts';
import { brief, GOODS } from './lifetimes.ts';
import { isCommonText } from './search-bounds.ts';
import type { Worth } from './answer-shelf.ts';
import type { SharedAnswers } from './shared-answers.ts';

/** Caches answers of the search box. An empty answer may be a failure (S5) and is not cached. */
export function withSearchBoxCache(searchBox: SearchBox, answers: SharedAnswers): SearchBox {
  const ask = async <T>(
    [question, locale, ...facts]: readonly [string, Locale, ...unknown[]],
    worth: (answer: T) => Worth,
    load: () => Promise<T>,
  ): Promise<T> => {
    const key = answerKey(`searchBox.${question}`, locale, ...facts);
    return (await answers.ask({ key, tags: () => ['search'], worth }, load)).answer;
  };
  return {
    find(locale, text, place) {
      const load = () => searchBox.find(locale, text, place);
      return isCommonText(text) ? ask(['find', locale, text, place], worthOfGroups, load) : load();
    },
    didYouMean(locale, text) {
      const load = () => searchBox.didYouMean(locale, text);
      return isCommonText(text) ? ask(['didYouMean', locale, text], worthOfTexts, load) : load();
    },
    topSearches: (locale) =>
      ask(
        ['topSearches', locale],
        ({ searches }) => (searches.length === 0 ? 'failed' : GOODS),
        () => searchBox.topSearches(locale),
      ),
  };
}

const worthOfGroups = (found: CombinedSearch): Worth =>
  Object.values(found).every((group) => group.length === 0) ? 'passing' : brief(GOODS);

const worthOfTexts = (texts: readonly string[]): Worth =>
  texts.length === 0 ? 'passing' : brief(GOODS);
