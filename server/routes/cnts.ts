import { z } from 'zod';
import { formatFilteredPage } from '#src/content/filtered-page-document.ts';
import { formatPage, formatWithMetadata } from '#src/content/page-document.ts';
import { PAGE_TYPES, type SitemapPage } from '#src/content/page-entry.ts';
import { bffMethod, type BffMethod } from './bff-method.ts';
import { CONTENT_METHODS } from './cnts-content.ts';
import {
  answerFromContent,
  entryName,
  labelsFor,
  contentLocale as locale,
  pagePath,
  previewField,
} from './content-fields.ts';

const pageQueryField = z.object({
  url: pagePath,
  locale,
  /** Ignored, because the URL determines both; other programs send them. */
  fullUrl: z.string().max(2048).optional(),
  isUrlFilteredCategory: z.boolean().optional(),
  livePreviewQuery: previewField,
});

/** `/api/cnts`: pages, and the content around them. The name is fixed, whichever adapter answers. */
export const CNTS_METHODS: ReadonlyMap<string, BffMethod> = new Map([
  [
    'getPageDataByUrl',
    bffMethod('content', z.tuple([pageQueryField]), async ([page], { ports: { content } }) =>
      answerFromContent(
        await content.pageByUrl(page.locale, page.url, page.livePreviewQuery),
        (found) => formatPage(found, page.url, labelsFor(page.locale)),
        { isDraft: page.livePreviewQuery !== undefined },
      ),
    ),
  ],
  [
    'getFilteredPageData',
    bffMethod(
      'content',
      z.tuple([z.object({ url: pagePath, locale })]),
      async ([page], { ports }) =>
        answerFromContent(await ports.content.filteredPage(page.locale, page.url), (found) =>
          formatFilteredPage(found, labelsFor(page.locale)),
        ),
    ),
  ],
  [
    'getIndexableFilteredCategories',
    bffMethod(
      'content',
      z.tuple([z.object({ locale, uid: entryName })]),
      async ([lister], { ports }) =>
        answerFromContent(await ports.content.filteredPages(lister.locale, lister.uid), (pages) =>
          pages.map((page) => formatFilteredPage(page, labelsFor(lister.locale))),
        ),
    ),
  ],
  [
    'getBreadcrumbs',
    bffMethod(
      'content',
      z.tuple([z.object({ locale, uid: entryName, livepreview: previewField })]),
      async ([page], { ports: { content } }) =>
        answerFromContent(
          await content.breadcrumbs(page.locale, page.uid, page.livepreview),
          undefined,
          { isDraft: page.livepreview !== undefined },
        ),
    ),
  ],
  [
    'getSitemapData',
    bffMethod(
      'content',
      z.tuple([z.object({ locale, content_type: z.enum(PAGE_TYPES).optional() })]),
      async ([{ locale, content_type: type }], { ports }) => {
        const pages = await ports.content.sitemapPages(locale);
        const isRequested = (page: SitemapPage) => type === undefined || page.type === type;
        return answerFromContent(pages, (all) => all.filter(isRequested).map(formatWithMetadata));
      },
    ),
  ],
  ...CONTENT_METHODS,
]);
