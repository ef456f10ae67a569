import type { ContentFailure } from '#ports/content-source.ts';
import { readCount, readFields, readText, type Reader } from '#src/shared/json-reader.ts';
import type { Size } from '#src/content/awards.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { allOk } from './all-ok.ts';
import { toContentFailure, unreadable } from './content-failure.ts';
import type { ContentStack } from './open-stack.ts';
import { isOfLanguage } from './own-language.ts';
import { isObject, isShallow, type JsonObject } from './reading/json-object.ts';

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
/** Their uids travel in the address. */
const MOST_FILES = 50;

export function createContentApi(stack: ContentStack): ContentApi {
  const page = (contentType: string, question: EntriesQuestion, skip: number) =>
    ask(`/content_types/${contentType}/entries?locale=${question.locale}`, async () =>
      readReply(await entriesQuery(stack, contentType, question, skip).find(), 'entries'),
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
    async sizes(uids) {
      const lists = stepsTo(uids.length, MOST_FILES).map((start) =>
        uids.slice(start, start + MOST_FILES),
      );
      const replies = await allOk(
        lists.map((list) =>
          ask('/assets', async () =>
            readReply(
              await stack
                .asset()
                .includeDimension()
                .query()
                .containedIn('uid', [...list])
                .find(),
              'assets',
            ),
          ),
        ),
      );
      return replies.ok
        ? ok(new Map(replies.value.flatMap(({ items }) => items.flatMap(sizeOf))))
        : replies;
    },
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

type Reply = { readonly items: readonly JsonObject[]; readonly count: number };

async function ask(
  url: string,
  send: () => Promise<Reply | undefined>,
): Promise<Result<Reply, ContentFailure>> {
  try {
    const reply = await send();
    return reply ? ok(reply) : err(unreadable(url));
  } catch (thrown) {
    return err(toContentFailure(thrown, url));
  }
}

function readReply(reply: unknown, name: 'entries' | 'assets'): Reply | undefined {
  const items = isObject(reply) ? reply[name] : undefined;
  if (!Array.isArray(items) || !isShallow(items)) return undefined;
  const { count } = readFields({ count: readCount })(reply) ?? { count: items.length };
  return { items: items.filter(isObject), count };
}

const inLanguage = (entries: readonly JsonObject[], locale: Locale): readonly JsonObject[] =>
  entries.filter((entry) => isOfLanguage(entry, locale));

const stepsTo = (count: number, step: number): readonly number[] =>
  Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);

const readSize: Reader<{ readonly uid: string; readonly dimension: Size }> = readFields<{
  uid: string;
  dimension: Size;
}>({
  uid: readText,
  dimension: readFields<{ width: number; height: number }>({ width: readCount, height: readCount }),
});

const sizeOf = (asset: JsonObject): readonly (readonly [string, Size])[] => {
  const read = readSize(asset);
  return read ? [[read.uid, read.dimension]] : [];
};
