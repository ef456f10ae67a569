import {
  readAs,
  readCount,
  type Reader,
  readFieldsWith,
  readListOf,
  readOneOf,
  readTextUpTo,
  readWholeNumber,
  withDefault,
} from '../shared/json-reader.ts';
import { MAX_WORKING_DAYS } from '../delivery/delivery-day.ts';
import { readLocale } from '../shared/locale.ts';
import { selectionReader } from './filter-document.ts';
import type { SearchRequest } from './search-result.ts';
import { readSearchText } from './text-request.ts';
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORTING,
  MAX_PAGE_SIZE,
  parseSorting,
} from './sorting-and-page-size.ts';

/** Maximum number of filters, and of values per filter: more than any listing has. */
const MAX_FILTERS = 256;

/** Numbers of working days that a request may have counted: each may take a query. */
const MAX_COUNTED_DAYS = 20;

const readDays = readWholeNumber(0, MAX_WORKING_DAYS);

type PageType = SearchRequest['pageType'];

const readIdText = readTextUpTo(64);

/** Category ids are numbers in some programs, texts in others. */
const readId: Reader<string> = (value, report) =>
  typeof value === 'number' ? readCount(value, report)?.toString() : readIdText(value, report);

/**
 * Parses a search request of other programs (S4). All fields but the locale are optional; a request
 * with a category, but no page type, is about that category. An unknown sorting is the default
 * order (L7).
 */
export const parseSearchRequest: Reader<SearchRequest> = readAs(
  readFieldsWith(
    {
      locale: readLocale,
      pageType: withDefault<PageType | null>(readOneOf(['category', 'search']), null),
      objectId: withDefault(readId, ''),
      query: withDefault(readSearchText, ''),
      filters: withDefault(selectionReader(readTextUpTo(200), MAX_FILTERS), []),
      page: withDefault(readWholeNumber(1), 1),
      sorting: withDefault(readAs(readTextUpTo(200), parseSorting), DEFAULT_SORTING),
      itemsPerPage: withDefault(readWholeNumber(0, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
    },
    {
      deliveredWithin: readDays,
      countedDays: readListOf(readDays, 0, MAX_COUNTED_DAYS),
    },
  ),
  ({ pageType, filters: selection, ...rest }) => {
    const defaultType = rest.objectId === '' ? 'search' : 'category';
    return { ...rest, pageType: pageType ?? defaultType, selection };
  },
);
