import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import { entryTag, localeTag } from '#src/content/content-tags.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { answerKey } from './answer-key.ts';
import { brief, CONTENT, ERROR_PAGE, type Lifetimes } from './lifetimes.ts';
import type { Worth } from './answer-shelf.ts';
import type { SharedAnswers } from './shared-answers.ts';

/** Caches content. Drafts are loaded each time and are not shared. */
export function withContentCache(content: ContentSource, answers: SharedAnswers): ContentSource {
  const ask = createAsk(answers);
  return {
    pageByUrl(locale, path, preview) {
      if (preview) return content.pageByUrl(locale, path, preview);
      return ask(['pageByUrl', locale, path], () => content.pageByUrl(locale, path), {
        worth: (page) => worthOfPage(page, path),
        uidOf: (page) => page?.uid,
      });
    },
    filteredPages: (locale, uid) =>
      ask(['filteredPages', locale, uid], () => content.filteredPages(locale, uid)),
    filteredPage: (locale, url) =>
      ask(['filteredPage', locale, url], () => content.filteredPage(locale, url)),
    breadcrumbs: (locale, uid, preview) =>
      preview
        ? content.breadcrumbs(locale, uid, preview)
        : ask(['breadcrumbs', locale, uid], () => content.breadcrumbs(locale, uid)),
    sitemapPages: (locale) => ask(['sitemapPages', locale], () => content.sitemapPages(locale)),
    oldAddresses: (locale) => ask(['oldAddresses', locale], () => content.oldAddresses(locale)),
    errorPage: (locale) =>
      ask(['errorPage', locale], () => content.errorPage(locale), { worth: () => ERROR_PAGE }),
    shell: (locale, preview) =>
      preview
        ? content.shell(locale, preview)
        : ask(['shell', locale], () => content.shell(locale)),
  };
}

type Answer<T> = Result<T, ContentFailure>;
type Place = readonly [question: string, locale: Locale, ...facts: readonly unknown[]];

type Judgement<T> = {
  readonly worth?: (value: T) => Worth;
  readonly uidOf?: (value: T) => string | undefined;
};

const createAsk =
  (answers: SharedAnswers) =>
  async <T>(
    [question, locale, ...facts]: Place,
    load: () => Promise<Answer<T>>,
    { worth = worthOf, uidOf = () => undefined }: Judgement<T> = {},
  ): Promise<Answer<T>> => {
    const key = answerKey(`content.${question}`, locale, ...facts);
    const tags = (answer: Answer<T>) => {
      const uid = answer.ok ? uidOf(answer.value) : undefined;
      return [localeTag(locale), ...(uid === undefined ? [] : [entryTag(uid)])];
    };
    const judge = (answer: Answer<T>) => (answer.ok ? worth(answer.value) : 'failed');
    const { answer } = await answers.ask({ key, tags, worth: judge }, load);
    return answer;
  };

const worthOf = (value: unknown): Lifetimes => (value === undefined ? brief(CONTENT) : CONTENT);

/** A name and a value for each of three filters; deeper paths have no end, so no cache (FT18). */
const MOST_SEGMENTS_BELOW = 6;

function worthOfPage(page: PageEntry | undefined, path: string): Worth {
  const below = countSegments(path) - countSegments(page?.url ?? '');
  return below > MOST_SEGMENTS_BELOW ? 'passing' : worthOf(page);
}

const countSegments = (path: string): number => path.split('/').filter(Boolean).length;
