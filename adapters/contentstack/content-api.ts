import type { ContentFailure } from '#ports/content-source.ts';
import type { UpstreamGuard } from '#ports/upstream-guard.ts';
import type { Size } from '#src/content/awards.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { allOk } from './all-ok.ts';
import { ask, readReply, stepsTo } from './ask.ts';
import { fileSizes } from './file-sizes.ts';
import type { ContentStack } from './open-stack.ts';
import { isOfLanguage } from './own-language.ts';
import type { JsonObject } from './reading/json-object.ts';

/** The delivery API, as far as the shop asks it. */
export interface ContentApi {
  /** At most a hundred entries that speak the language of the locale. */
  entries(
    contentType: string,
    question: EntriesQuestion,
  ): Promise<Result<readonly JsonObject[], ContentFailure>>;
  /** All of them, a hundred at a time. */
  everyEntry(
    contentType: string,
    question: EntriesQuestion,
  ): Promise<Result<readonly JsonObject[], ContentFailure>>;
  /** How large pictures are, by the uids of their files: entries do not say. */
  sizes(uids: readonly string[]): Promise<Result<ReadonlyMap<string, Size>, ContentFailure>>;
}

export type EntriesQuestion = {
  readonly locale: Locale;
  readonly query: JsonObject;
  /** References to be resolved. */
  readonly include?: readonly string[];
  /** Fields that are not wanted: of the entry, or of the references at a path. */
  readonly except?: readonly string[];
  readonly exceptOf?: Readonly<Record<string, readonly string[]>>;
};

const MOST_PER_REPLY = 100;

export function createContentApi(stack: ContentStack, guard: UpstreamGuard): ContentApi {
  const page = (contentType: string, question: EntriesQuestion, skip: number) =>
    ask(
      `/content_types/${contentType}/entries?locale=${question.locale}`,
      async () =>
        readReply(await entriesQuery(stack, contentType, question, skip).find(), 'entries'),
      guard,
    );

  return {
    async entries(contentType, question) {
      const reply = await page(contentType, question, 0);
      return reply.ok ? ok(inLanguage(reply.value.items, question.locale)) : reply;
    },
    async everyEntry(contentType, question) {
      const first = await page(contentType, question, 0);
      if (!first.ok) return first;
      const skips = stepsTo(first.value.count, MOST_PER_REPLY).slice(1);
      const rest = await allOk(skips.map((skip) => page(contentType, question, skip)));
      if (!rest.ok) return rest;
      const items = [first.value, ...rest.value].flatMap((reply) => reply.items);
      return ok(inLanguage(items, question.locale));
    },
    sizes: (uids) => fileSizes(stack, uids, guard),
  };
}

/** References of the query before the query: only then are they kept. */
function entriesQuery(
  stack: ContentStack,
  contentType: string,
  { locale, query, include = [], except = [], exceptOf = {} }: EntriesQuestion,
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
    limit: MOST_PER_REPLY,
  });
}

const referenceExceptions = ([path, fields]: readonly [string, readonly string[]]) =>
  fields.map((field, index) => [`except[${path}][${index}]`, field] as const);

const inLanguage = (entries: readonly JsonObject[], locale: Locale): readonly JsonObject[] =>
  entries.filter((entry) => isOfLanguage(entry, locale));
