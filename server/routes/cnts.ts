import { z } from 'zod';
import type { ContentFailure } from '#ports/content-source.ts';
import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import { formatFilteredPage, type LabelOf } from '#src/content/filtered-page-document.ts';
import { formatDescribed, formatPage } from '#src/content/page-document.ts';
import { PAGE_TYPES } from '#src/content/page-type.ts';
import { formatShell } from '#src/content/shell-document.ts';
import type { SitemapPage } from '#src/content/sitemap-page.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { answered, bffMethod, failed, type BffMethod } from './bff-method.ts';

const locale = z.enum(LOCALES);
const path = z.string().startsWith('/').max(2048);
const text = z.string().max(200);

/** What an editor's live preview hands on; `parsePreviewQuery` reads the same off an address. */
const preview = z
  .object({
    live_preview: text,
    content_type_uid: text.optional(),
    entry_uid: text.optional(),
  })
  .optional();

const pageQuestion = z.object({
  url: path,
  locale,
  /** Both told by the address itself; other programs send them along. */
  fullUrl: z.string().max(2048).optional(),
  isUrlFilteredCategory: z.boolean().optional(),
  livePreviewQuery: preview,
});

/** `/api/cnts`: pages and what stands around them. */
export const CNTS_METHODS: ReadonlyMap<string, BffMethod> = new Map([
  [
    'getPageDataByUrl',
    bffMethod('public', z.tuple([pageQuestion]), async ([page], { ports: { content } }) =>
      contentAnswered(
        await content.pageByUrl(page.locale, page.url, page.livePreviewQuery),
        (found) => formatPage(found, page.url, labelsIn(page.locale)),
      ),
    ),
  ],
  [
    'getFilteredPageData',
    bffMethod('public', z.tuple([z.object({ url: path, locale })]), async ([page], { ports }) =>
      contentAnswered(await ports.content.filteredPage(page.locale, page.url), (found) =>
        formatFilteredPage(found, labelsIn(page.locale)),
      ),
    ),
  ],
  [
    'getIndexableFilteredCategories',
    bffMethod('public', z.tuple([z.object({ locale, uid: text })]), async ([lister], { ports }) =>
      contentAnswered(await ports.content.filteredPages(lister.locale, lister.uid), (pages) =>
        pages.map((page) => formatFilteredPage(page, labelsIn(lister.locale))),
      ),
    ),
  ],
  [
    'getBreadcrumbs',
    bffMethod(
      'public',
      z.tuple([z.object({ locale, uid: text, livepreview: preview })]),
      async ([page], { ports: { content } }) =>
        contentAnswered(await content.breadcrumbs(page.locale, page.uid, page.livepreview)),
    ),
  ],
  [
    'getSitemapData',
    bffMethod(
      'public',
      z.tuple([z.object({ locale, content_type: z.enum(PAGE_TYPES).optional() })]),
      async ([{ locale, content_type: type }], { ports }) => {
        const pages = await ports.content.sitemapPages(locale);
        const isAsked = (page: SitemapPage) => type === undefined || page.type === type;
        return contentAnswered(pages, (all) => all.filter(isAsked).map(formatDescribed));
      },
    ),
  ],
  [
    'getContent',
    bffMethod(
      'public',
      z.tuple([z.object({ type: z.enum(['Error', 'Shell', 'OldAddresses']), locale })]),
      async ([{ type, locale }], { ports: { content } }) => {
        switch (type) {
          case 'Error':
            return contentAnswered(await content.errorPage(locale), formatDescribed);
          case 'Shell':
            return contentAnswered(await content.shell(locale), formatShell);
          case 'OldAddresses':
            return contentAnswered(await content.oldAddresses(locale));
        }
      },
    ),
  ],
]);

/** What shoppers of a locale call a property. */
const labelsIn =
  (locale: Locale): LabelOf =>
  (name) =>
    attributeLabel(name, locale);

/** As other programs see it, null for nothing. A failure keeps the service's status and message (B4). */
const contentAnswered = <T>(
  content: Result<T, ContentFailure>,
  format: (value: NonNullable<T>) => unknown = (value) => value,
) =>
  content.ok
    ? answered(content.value ? format(content.value) : null)
    : failed(content.error.status, content.error.message);
