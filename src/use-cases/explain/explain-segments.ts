import type { CategoryPageEntry, PageEntry, SearchEntry } from '../../content/page-entry.ts';
import { formatFilters } from '../../filters/format-filters.ts';
import { knownFilters, selectionFromFilters } from '../../filters/selection-from-filters.ts';
import { parseFilterSegments } from '../../filters/url-grammar.ts';
import { decodePercent } from '../../routing/percent-encoding.ts';
import { SEARCH_TEXT_PARAM } from '../../routing/reserved-params.ts';
import { rewriteSearch, splitSearchSegments } from '../../search/search-path.ts';
import { orderedFacetsForUrls } from '../query-products.ts';
import { explainFilterSegments, type FilterWords } from './explain-filters.ts';
import type { ExplainedSegment, Explanation } from './explanation.ts';
import type { MadePage } from './made-page.ts';

/** A listing's URL, matched with the facets of the unfiltered listing. */
export type ListingFacts = {
  /** Absent if the facets are unknown. */
  readonly words?: FilterWords;
  readonly filters?: NonNullable<Explanation['filters']>;
  /** Whether its filters are no selection. */
  readonly isRefused: boolean;
};

/** The filters of a page's URL; `undefined` if its entry is no listing. */
export function listingFactsOf(
  { answers, location }: MadePage,
  path: string,
): ListingFacts | undefined {
  const { entry, unfiltered, shell } = answers;
  const { locale, query } = location;
  if (!isListing(entry)) return undefined;
  const isFromQuery = entry.type === 'Search' && path === entry.url;
  const all = filterSegments(path, query, entry);
  if (!unfiltered) return { isRefused: !isFromQuery && !parseFilterSegments(all).ok };
  const facets = orderedFacetsForUrls(unfiltered.result, shell ?? {}, locale);
  const words = { locale, facets, others: [] };
  const written = isFromQuery ? knownFilters(all, facets, locale) : all;
  const parsed = parseFilterSegments(written);
  const selection = parsed.ok ? selectionFromFilters(parsed.value, facets, locale) : parsed;
  const isRefused = !selection.ok;
  if (isRefused || written.length === 0) return { words, isRefused };
  const canonical = formatFilters(selection.value, facets, locale);
  return { words, isRefused, filters: { written: written.join('/'), canonical } };
}

const isListing = (entry: PageEntry | undefined): entry is CategoryPageEntry | SearchEntry =>
  entry?.type === 'Lister' || entry?.type === 'Search';

function filterSegments(
  path: string,
  query: string,
  entry: CategoryPageEntry | SearchEntry,
): readonly string[] {
  const below = path.slice(entry.url.length).split('/').slice(1);
  if (entry.type === 'Lister') return below;
  return splitSearchSegments(path === entry.url ? rewriteSearch(query) : below).filters;
}

/** Explains each segment of a path; `status` is that of its page. */
export function explainSegments(
  path: string,
  entry: PageEntry | undefined,
  words: FilterWords | undefined,
  status: number | undefined,
): readonly ExplainedSegment[] {
  const segments = path.split('/').filter(Boolean);
  const own = entry ? entry.url.split('/').filter(Boolean).length : 0;
  const below = segments.slice(own);
  const texts = below.map((segment) => decodePercent(segment) ?? segment);
  return [
    ...segments.slice(0, own).map((text) => ({ text, role: 'page' as const })),
    ...(isListing(entry)
      ? explainBelowListing(below, texts, entry, words)
      : texts.map((text) => ({ text, role: roleWithoutListing(status) }))),
  ];
}

/** The comparison of products is a page without an entry. */
function roleWithoutListing(status: number | undefined): 'page' | 'unread' | 'unmatched' {
  if (status === 200) return 'page';
  return status === 503 ? 'unread' : 'unmatched';
}

/** The text of a search may be among its filters (S1). */
function explainBelowListing(
  written: readonly string[],
  texts: readonly string[],
  { type }: CategoryPageEntry | SearchEntry,
  words: FilterWords | undefined,
): readonly ExplainedSegment[] {
  const index = written.findIndex(
    (segment, at) => type === 'Search' && at % 2 === 0 && segment === SEARCH_TEXT_PARAM,
  );
  if (index < 0 || index + 1 >= written.length) return explainFilterSegments(written, words);
  const filters = explainFilterSegments(written.toSpliced(index, 2), words);
  return filters.toSpliced(
    index,
    0,
    { text: SEARCH_TEXT_PARAM, role: 'text-name' },
    { text: texts[index + 1] ?? '', role: 'text' },
  );
}
