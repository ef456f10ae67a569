import type { ContentSource } from '#ports/content-source.ts';
import {
  isSingleQuery,
  type PageEntryQuery,
  parseEntryQuery,
  parsePageEntryQuery,
  type SingleQuery,
} from '#src/content/content-request.ts';
import { formatPage, formatWithMetadata } from '#src/content/page-document.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import { formatShell } from '#src/content/shell.ts';
import { languageTag } from '#src/shared/locale.ts';
import {
  findContent,
  findInFallbackLocales,
  type FoundContent,
} from '#src/use-cases/find-content.ts';
import { resolveContent } from '#src/use-cases/resolve-content.ts';
import { type BffAnswer, bffMethod, type BffMethod, okAnswer, oneArgument } from './bff-method.ts';
import { answerFromContent, labelsFor } from './content-answer.ts';

/**
 * Entries by URL, type and locale. Content that a locale lacks is that of its language's first
 * locale (`findInFallbackLocales`); `Content-Language` names the locale of the answer.
 */
export const CONTENT_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'getContent',
    bffMethod('content', oneArgument(parseEntryQuery), (request, { ports: { content } }) =>
      isSingleQuery(request) ? answerOne(content, request) : answerPage(content, request),
    ),
  ],
  [
    'getContentExtended',
    bffMethod('products', oneArgument(parsePageEntryQuery), async (request, { ports }) => {
      const { preview } = request;
      const isDraft = preview !== undefined;
      const found = await findContent(ports.content, request);
      if (!found.ok || !found.value) return answerFromContent(found, () => null, { isDraft });
      const resolved = await resolveContent(ports, found.value, preview);
      if (!resolved.ok) return answerFromContent(resolved);
      const { locale } = found.value;
      const { entry, product, isComplete } = resolved.value;
      const document = formatPage(entry, request.url, labelsFor(locale));
      const caching = isDraft || !isComplete ? ({ cacheOverride: 'never' } as const) : {};
      return okAnswer(
        { ...document, locale, ...(product && { product }) },
        { ...contentLanguage(found), ...caching },
      );
    }),
  ],
];

async function answerPage(content: ContentSource, request: PageEntryQuery): Promise<BffAnswer> {
  const found = await findContent(content, request);
  const format = ({ content: entry, locale }: FoundContent<PageEntry>) =>
    formatPage(entry, request.url, labelsFor(locale));
  return answerFromContent(found, format, {
    ...contentLanguage(found),
    isDraft: request.preview !== undefined,
  });
}

async function answerOne(
  content: ContentSource,
  { type, locale, preview }: SingleQuery,
): Promise<BffAnswer> {
  switch (type) {
    case 'Error': {
      const found = await findInFallbackLocales(locale, (one) => content.errorPage(one));
      return answerFromContent(
        found,
        (error) => formatWithMetadata(error.content),
        contentLanguage(found),
      );
    }
    case 'Shell': {
      const found = await findInFallbackLocales(locale, (one) => content.shell(one, preview));
      const terms = { ...contentLanguage(found), isDraft: preview !== undefined };
      return answerFromContent(found, (shell) => formatShell(shell.content), terms);
    }
    case 'OldAddresses':
      return answerFromContent(await content.oldAddresses(locale));
  }
}

/** `Content-Language` of an answer. */
const contentLanguage = (found: {
  readonly ok: boolean;
  readonly value?: FoundContent<unknown> | undefined;
}) => (found.value ? { headers: { 'Content-Language': languageTag(found.value.locale) } } : {});
