import type { ContentFailure } from '#ports/content-source.ts';
import type { SchemaDrift, UpstreamGuard } from '#ports/upstreams.ts';
import type { Size } from '#src/content/image-sizes.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { unreadable } from './content-failure.ts';
import { fetchImageDimensions } from './image-dimensions.ts';
import type { ContentStack } from './open-stack.ts';
import { isOfLanguage } from './reading/entry-head.ts';
import type { JsonObject } from './reading/json-object.ts';
import { readReply, sendRequest } from './send-request.ts';
import { ITEMS_PER_PAGE, walkPages } from './walk-pages.ts';

/** The part of the delivery API that the shop uses. */
export interface ContentApi {
  /**
   * Returns at most 100 entries in the language of the locale. Fails if one is unreadable, or if
   * the count is above 0 without entries, because the requested entry may be the missing one.
   */
  entries(
    contentType: string,
    query: EntriesQuery,
  ): Promise<Result<readonly JsonObject[], ContentFailure>>;
  /**
   * Returns what `keep` makes of all entries, 100 per request. A few unreadable entries are dropped
   * and reported.
   */
  allEntries<Kept>(
    contentType: string,
    query: EntriesQuery,
    keep: (entry: JsonObject) => Kept | undefined,
  ): Promise<Result<readonly Kept[], ContentFailure>>;
  /**
   * Returns image dimensions by file uid, because entries lack them: of the files that the locale
   * shows, its own or those of a locale that it falls back to.
   */
  imageDimensions(
    uids: readonly string[],
    locale: Locale,
  ): Promise<Result<ReadonlyMap<string, Size>, ContentFailure>>;
}

export type EntriesQuery = {
  readonly locale: Locale;
  readonly query: JsonObject;
  /** References to resolve. */
  readonly include?: readonly string[];
  /** Fields to leave out: of the entry, or of the references at a path. */
  readonly except?: readonly string[];
  readonly exceptOf?: Readonly<Record<string, readonly string[]>>;
};

export function createContentApi(
  stack: Promise<ContentStack>,
  guard: UpstreamGuard,
  drift: SchemaDrift,
): ContentApi {
  const page = (contentType: string, query: EntriesQuery, skip: number) =>
    sendRequest(
      addressOf(contentType, query),
      async () =>
        readReply(await entriesQuery(await stack, contentType, query, skip).find(), 'entries'),
      guard,
    );

  return {
    async entries(contentType, query) {
      const reply = await page(contentType, query, 0);
      if (!reply.ok) return reply;
      if (reply.value.isWhole) return ok(inLanguage(reply.value.items, query.locale));
      drift.report({ upstream: 'contentstack', place: `${contentType}.entries[]` });
      return err(unreadable(addressOf(contentType, query)));
    },
    allEntries: (contentType, query, keep) =>
      walkPages({
        url: addressOf(contentType, query),
        page: (skip) => page(contentType, query, skip),
        reportDropped: (path) =>
          drift.report({ upstream: 'contentstack', place: `${contentType}.${path}` }),
        keep: (entry) => (isOfLanguage(entry, query.locale) ? keep(entry) : undefined),
      }),
    imageDimensions: (uids, locale) => fetchImageDimensions({ stack, guard, drift }, uids, locale),
  };
}

const addressOf = (contentType: string, { locale }: EntriesQuery): string =>
  `/content_types/${contentType}/entries?locale=${locale}`;

/** References have to be set before the query, otherwise they are lost. */
function entriesQuery(
  stack: ContentStack,
  contentType: string,
  { locale, query, include = [], except = [], exceptOf = {} }: EntriesQuery,
  skip: number,
) {
  const entries = stack.contentType(contentType).entry().locale(locale).includeFallback();
  if (include.length > 0) entries.includeReference([...include]);
  if (except.length > 0) entries.except([...except]);
  return entries.query(query).addParams({
    ...Object.fromEntries(Object.entries(exceptOf).flatMap(referenceExceptions)),
    include_count: true,
    asc: 'uid',
    skip,
    limit: ITEMS_PER_PAGE,
  });
}

const referenceExceptions = ([path, fields]: readonly [string, readonly string[]]) =>
  fields.map((field, index) => [`except[${path}][${index}]`, field] as const);

const inLanguage = (entries: readonly JsonObject[], locale: Locale): readonly JsonObject[] =>
  entries.filter((entry) => isOfLanguage(entry, locale));
