import {
  type PreviewQuery,
  type RawPreviewQuery,
  validatePreviewQuery,
} from '../routing/preview-query.ts';
import {
  readAs,
  type Reader,
  readFlag,
  readIf,
  readObject,
  readOneOf,
  readText,
  readTextUpTo,
  type ValueOf,
} from '../shared/json-reader.ts';
import { type Locale, readLocale } from '../shared/locale.ts';
import { PAGE_TYPES } from './page-entry.ts';

/* Requests for content, as programs write them. */

const MAX_URL_LENGTH = 2048;

const readPath = readIf(
  readTextUpTo(MAX_URL_LENGTH),
  (text) => text.startsWith('/'),
  'must be a path that begins with /',
);
const readUid = readTextUpTo(200);

/** Preview parameters of an editor, not validated. */
const readPreview: Reader<RawPreviewQuery> = readObject(
  {},
  {
    live_preview: readText,
    content_type_uid: readText,
    entry_uid: readText,
    preview_timestamp: readText,
  },
);

type WithPreview = { readonly livePreviewQuery?: RawPreviewQuery };

/** Validates the preview by the same rule as in a page URL. */
const withPreview = <T extends WithPreview>(read: Reader<T>) =>
  readAs(read, ({ livePreviewQuery = {}, ...request }) => ({
    ...request,
    preview: validatePreviewQuery(livePreviewQuery),
  }));

const readPageQuery = readObject(
  { url: readPath, locale: readLocale },
  {
    /** Ignored, because the URL determines both; other programs send them. */
    fullUrl: readTextUpTo(MAX_URL_LENGTH),
    isUrlFilteredCategory: readFlag,
    livePreviewQuery: readPreview,
  },
);

/** Query for the page of a URL. */
export const parsePageQuery = withPreview(readPageQuery);

/** Writes what {@link parsePageQuery} reads. */
export const formatPageByUrlQuery = (
  locale: Locale,
  url: string,
  preview?: PreviewQuery,
): ValueOf<typeof readPageQuery> => ({
  url,
  locale,
  ...(preview && { livePreviewQuery: preview }),
});

/** Query for the editors' page of a filter combination. */
export const readFilteredPageQuery = readObject({ url: readPath, locale: readLocale });
export type FilteredPageQuery = ValueOf<typeof readFilteredPageQuery>;

/** Query for all such pages of a category. */
export const readFilteredPagesQuery = readObject({ locale: readLocale, uid: readUid });
export type FilteredPagesQuery = ValueOf<typeof readFilteredPagesQuery>;

const readBreadcrumbsQuery = readObject(
  { locale: readLocale, uid: readUid },
  { livepreview: readPreview },
);

export const parseBreadcrumbsQuery = readAs(
  readBreadcrumbsQuery,
  ({ livepreview = {}, ...query }) => ({ ...query, preview: validatePreviewQuery(livepreview) }),
);

/** Query for the pages of the sitemap, all or those of one type. */
export const readSitemapQuery = readObject(
  { locale: readLocale },
  { content_type: readOneOf(PAGE_TYPES) },
);
export type SitemapQuery = ValueOf<typeof readSitemapQuery>;

/** Content that exists once per locale. */
const SINGLE_TYPES = ['Error', 'Shell', 'OldAddresses'] as const;

const readSingleType = readOneOf(SINGLE_TYPES);

const readSingleQuery = readObject(
  { type: readSingleType, locale: readLocale },
  {
    url: readTextUpTo(MAX_URL_LENGTH),
    /** Only for a shell: the other types have no drafts. */
    livePreviewQuery: readPreview,
  },
);

const parseSingleQuery = withPreview(readSingleQuery);

/** Query for an entry that is a page. */
export const parsePageEntryQuery = withPreview(
  readObject(
    { url: readPath, locale: readLocale },
    {
      type: readOneOf(PAGE_TYPES.filter((type) => type !== 'Error')),
      livePreviewQuery: readPreview,
    },
  ),
);

export type SingleQuery = ValueOf<typeof parseSingleQuery>;
export type PageEntryQuery = ValueOf<typeof parsePageEntryQuery>;

const readTyped = readObject(
  {},
  { type: readOneOf([...new Set([...PAGE_TYPES, ...SINGLE_TYPES])]) },
);

/** Query for any entry: its type says whether it is a page. */
export const parseEntryQuery: Reader<SingleQuery | PageEntryQuery> = (value, report) => {
  const typed = readTyped(value, report);
  if (typed === undefined) return undefined;
  return isSingleType(typed.type)
    ? parseSingleQuery(value, report)
    : parsePageEntryQuery(value, report);
};

export const isSingleQuery = (query: SingleQuery | PageEntryQuery): query is SingleQuery =>
  isSingleType(query.type);

const isSingleType = (type: unknown): boolean => readSingleType(type) !== undefined;
