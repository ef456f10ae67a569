import { type RequestHandler, type Response, Router } from 'express';
import type { Shell } from '#src/content/shell.ts';
import { GUIDE_FEED_PATH, guideFeedXml } from '#src/seo/guide-feed.ts';
import { OPEN_SEARCH_PATH, openSearchXml } from '#src/seo/open-search.ts';
import { absoluteUrl, type Site } from '#src/seo/site.ts';
import { WEB_MANIFEST_PATH, webManifest } from '#src/seo/web-manifest.ts';
import type { Locale } from '#src/shared/locale.ts';
import { memoize } from '#src/shared/memoize.ts';
import type { Translate } from '#ui/i18n/texts.ts';
import type { LocateShop } from '../request-source.ts';
import { sendText } from '../send-text.ts';
import type { ServerPorts } from '../server-ports.ts';
import { createServerTranslate } from '../texts.ts';

type ShopFilesInput = {
  readonly ports: Pick<ServerPorts, 'content'>;
  readonly site: Site;
  readonly locate: LocateShop;
};

/** A file that browsers request beside the pages of a shop. */
type ShopFile = {
  readonly path: string;
  readonly contentType: string;
  /** Its text; `undefined` for a 404, `null` while the content service is unavailable. */
  readonly read: (context: FileContext) => Promise<string | undefined | null>;
};

type FileContext = Pick<ShopFilesInput, 'ports'> & {
  readonly locale: Locale;
  readonly shell: Shell;
  readonly text: Translate;
  /** Absolute URL of a path; absent if the locale has no domain. */
  readonly addressOf?: (path: string) => string;
};

/** Web manifest, search description and feed of guides, each in the language of its host. */
export function createShopFiles(input: ShopFilesInput): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const textIn = memoize((locale: Locale) => createServerTranslate(locale));
  for (const file of FILES) router.get(file.path, answerWith(file, { ...input, textIn }));
  return router;
}

const FILES: readonly ShopFile[] = [
  {
    path: WEB_MANIFEST_PATH,
    contentType: 'application/manifest+json',
    read: ({ shell, locale }) => Promise.resolve(JSON.stringify(webManifest(shell, locale))),
  },
  {
    path: OPEN_SEARCH_PATH,
    contentType: 'application/opensearchdescription+xml',
    read: ({ shell: { shopName, defaults }, locale, addressOf }) =>
      Promise.resolve(
        addressOf &&
          openSearchXml({
            shopName,
            description: defaults.metaDescription,
            locale,
            absoluteUrl: addressOf,
          }),
      ),
  },
  { path: GUIDE_FEED_PATH, contentType: 'application/rss+xml', read: readGuideFeed },
];

async function readGuideFeed({ ports, locale, shell, text, addressOf }: FileContext) {
  if (!addressOf) return undefined;
  const pages = await ports.content.sitemapPages(locale);
  if (!pages.ok) return null;
  const title = text('feed.title', { shop: shell.shopName });
  return guideFeedXml({ title, shell, pages: pages.value, locale, absoluteUrl: addressOf });
}

type AnswerInput = ShopFilesInput & { readonly textIn: (locale: Locale) => Translate };

const answerWith =
  ({ contentType, read }: ShopFile, { ports, site, locate, textIn }: AnswerInput): RequestHandler =>
  async (request, response) => {
    const { locale } = locate(request);
    const origin = absoluteUrl(site.domains, locale, '');
    const addressOf = origin === undefined ? {} : { addressOf: (path: string) => origin + path };
    const shell = await ports.content.shell(locale);
    const context = { ports, locale, text: textIn(locale), ...addressOf };
    const file = shell.ok ? await read({ ...context, shell: shell.value }) : null;
    if (file === null) return refuseForNow(response);
    if (file === undefined) return void response.sendStatus(404);
    response.type(contentType).setHeader('Cache-Control', CACHING);
    sendText(request, response, file);
  };

function refuseForNow(response: Response): void {
  response.setHeader('Retry-After', RETRY_AFTER).setHeader('Cache-Control', 'no-store');
  response.sendStatus(503);
}

/** In seconds: the next request calls the unavailable upstream again. */
const RETRY_AFTER = '60';

/** A new guide appears in readers within the hour, as in a sitemap. */
const CACHING = 'public, max-age=3600, stale-while-revalidate=86400';
