import {
  readCount,
  type Reader,
  readFields,
  readText,
  withDefault,
} from '../shared/json-reader.ts';
import { LOCALES } from '../shared/locale.ts';
import { parseSelection } from './filter-document.ts';
import type { SearchRequest } from './search-result.ts';
import { normalizeSearchText } from './search-text.ts';
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORTING,
  MAX_PAGE_SIZE,
  parseSorting,
  type Sorting,
} from './sorting-and-page-size.ts';

type PageType = SearchRequest['pageType'];
const PAGE_TYPES: readonly PageType[] = ['category', 'search'];

const readPageType: Reader<PageType> = (value) => PAGE_TYPES.find((type) => type === value);

/** Category ids are numbers in some programs, texts in others. */
const readId: Reader<string> = (value) =>
  typeof value === 'number' ? readCount(value)?.toString() : readText(value);

const readQuery: Reader<string> = (value) =>
  typeof value === 'string' ? normalizeSearchText(value) : undefined;

const readSorting: Reader<Sorting> = (value) =>
  typeof value === 'string' ? parseSorting(value) : undefined;

const readCountWithin =
  (min: number, max: number): Reader<number> =>
  (value) => {
    const count = readCount(value);
    return count !== undefined && count >= min && count <= max ? count : undefined;
  };

const FIELDS = {
  locale: (value: unknown) => LOCALES.find((locale) => locale === value),
  pageType: withDefault<PageType | null>(readPageType, null),
  objectId: withDefault(readId, ''),
  query: withDefault(readQuery, ''),
  filters: withDefault(parseSelection, []),
  page: withDefault(readCountWithin(1, Number.MAX_SAFE_INTEGER), 1),
  sorting: withDefault(readSorting, DEFAULT_SORTING),
  itemsPerPage: withDefault(readCountWithin(0, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
};

const EXPECTED: Readonly<Record<keyof typeof FIELDS, string>> = {
  locale: `one of ${LOCALES.join(', ')}`,
  pageType: 'category or search',
  objectId: 'the id of a category',
  query: 'a text',
  filters: 'a list of {name, label, value: [..]} with prices as amounts or one range min-max',
  page: 'a whole number from 1',
  sorting: 'a text',
  itemsPerPage: `a whole number from 0 to ${MAX_PAGE_SIZE}`,
};

/** Reads a request document of external programs; `pageType` is null if it is omitted. */
export const readSearchRequest = readFields(FIELDS);

/** Explains in English, field by field, why {@link readSearchRequest} cannot read a document. */
export function explainSearchRequest(value: unknown): string {
  const names = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
  return names
    .filter((name) => readFields({ [name]: FIELDS[name] })(value) === undefined)
    .map((name) => `${name} must be ${EXPECTED[name]}.`)
    .join(' ');
}
