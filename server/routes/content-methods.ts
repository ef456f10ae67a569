import {
  parseBreadcrumbsQuery,
  parsePageQuery,
  readFilteredPageQuery,
  readFilteredPagesQuery,
  readSitemapQuery,
} from '#src/content/content-request.ts';
import { formatFilteredPage } from '#src/content/filtered-page-document.ts';
import { formatPage, formatWithMetadata } from '#src/content/page-document.ts';
import { bffMethod, type BffMethod, oneArgument } from './bff-method.ts';
import { CONTENT_METHODS } from './cnts-content.ts';
import { answerFromContent, labelsFor } from './content-answer.ts';

/** `/api/cnts`: pages, and the content around them. The name is fixed, whichever adapter answers. */
export const CONTENT_SERVICE_METHODS: ReadonlyMap<string, BffMethod> = new Map([
  [
    'getPageDataByUrl',
    bffMethod('content', oneArgument(parsePageQuery), async (page, { ports: { content } }) =>
      answerFromContent(
        await content.pageByUrl(page.locale, page.url, page.preview),
        (found) => formatPage(found, page.url, labelsFor(page.locale)),
        { isDraft: page.preview !== undefined },
      ),
    ),
  ],
  [
    'getFilteredPageData',
    bffMethod('content', oneArgument(readFilteredPageQuery), async (page, { ports }) =>
      answerFromContent(await ports.content.filteredPage(page.locale, page.url), (found) =>
        formatFilteredPage(found, labelsFor(page.locale)),
      ),
    ),
  ],
  [
    'getIndexableFilteredCategories',
    bffMethod('content', oneArgument(readFilteredPagesQuery), async (lister, { ports }) =>
      answerFromContent(await ports.content.filteredPages(lister.locale, lister.uid), (pages) =>
        pages.map((page) => formatFilteredPage(page, labelsFor(lister.locale))),
      ),
    ),
  ],
  [
    'getBreadcrumbs',
    bffMethod('content', oneArgument(parseBreadcrumbsQuery), async (page, { ports: { content } }) =>
      answerFromContent(await content.breadcrumbs(page.locale, page.uid, page.preview), undefined, {
        isDraft: page.preview !== undefined,
      }),
    ),
  ],
  [
    'getSitemapData',
    bffMethod(
      'content',
      oneArgument(readSitemapQuery),
      async ({ locale, content_type: type }, { ports }) => {
        const pages = await ports.content.sitemapPages(locale, type && [type]);
        return answerFromContent(pages, (all) => all.map(formatWithMetadata));
      },
    ),
  ],
  ...CONTENT_METHODS,
]);
