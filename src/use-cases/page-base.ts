import type { LocalePaths, PageEntry } from '../content/page-entry.ts';
import type { PreviewState } from '../content/preview.ts';
import { orderDay } from '../delivery/delivery-day.ts';
import { bedOfQuery, type MyBed, withBed } from '../my-bed/my-bed.ts';
import type { Domains } from '../routing/parse-location.ts';
import { parsePreviewQuery } from '../routing/preview-query.ts';
import { noindexPolicy, type PageStatus } from '../seo/head.ts';
import type { SeoFacts } from '../seo/seo-facts.ts';
import { seoPolicy } from '../seo/seo-policy.ts';
import { absoluteUrl } from '../seo/site.ts';
import { type Locale, LOCALES, localizedText, type LocalizedText } from '../shared/locale.ts';
import type { Counterpart, PageModel } from './page-model.ts';
import type { PageContext } from './page-request.ts';

/** Fields that every page has, whatever its type. */
export type PageBase = Omit<PageModel, 'type'>;

/** Facts about a page that are not in its request. */
export type PageSeoFacts = Partial<
  Pick<SeoFacts, 'path' | 'failure' | 'listing' | 'picture' | 'product'>
>;

/**
 * What every page has: its URL, day, title, breadcrumbs and counterparts, and its head by
 * {@link seoPolicy}, of the entry and these facts.
 */
export function pageBase(
  { ports, site, request, shell }: PageContext,
  entry: PageEntry,
  pageFacts: PageSeoFacts = {},
): PageBase {
  const { locale, hostKnown, path, query, posted } = request;
  const facts = { site, locale, hostKnown, path, query };
  const policy = seoPolicy({ ...facts, entry, shell, ...pageFacts });
  const bed = bedOfQuery(query);
  const preview = previewOf(query, { entry, shell }, policy.status);
  return {
    locale,
    url: path + query,
    today: orderDay(ports.clock.now()),
    head: preview ? noindexPolicy(policy) : policy,
    title: entry.title,
    breadcrumbs: entry.breadcrumbs,
    counterparts: counterpartsOf(site.domains, entry.alternates, bed),
    ...(bed && { bed }),
    ...(posted && { posted }),
    ...(preview && { preview }),
  };
}

/**
 * Entry of a page of the shop's own at the same path in every locale: no editor has it, and it is
 * not indexed. `url`: the page as it is now, with its query.
 */
export const ownPageEntry = (
  locale: Locale,
  page: { readonly path: string; readonly title: LocalizedText; readonly url?: string },
): PageEntry => ({
  type: 'Content',
  uid: page.path,
  title: localizedText(page.title, locale),
  url: page.path,
  metadata: { disableSearchIndexing: true },
  alternates: Object.fromEntries(LOCALES.map((other) => [other, page.url ?? page.path])),
  breadcrumbs: [{ title: localizedText(HOME, locale), url: '/' }],
  blocks: [],
});

const HOME: LocalizedText = { nl: 'Home', de: 'Startseite', en: 'Home' };

/** Preview state of a page: an outage is neither the draft nor the published page. */
function previewOf(
  query: string,
  { entry, shell }: { readonly entry: PageEntry; readonly shell: PageContext['shell'] },
  status: PageStatus,
): PreviewState | undefined {
  const preview = parsePreviewQuery(query);
  if (!preview) return undefined;
  if (status === 503) return { query: preview, shows: 'nothing' };
  if (entry.isDraft) return { query: preview, shows: 'draft' };
  return { query: preview, shows: shell.isDraft ? 'shell' : 'published' };
}

/**
 * All locales that have a domain; for one that lacks this page, its home page. Each has the bed, because
 * a browser keeps it for one host.
 */
export const counterpartsOf = (
  domains: Domains,
  paths: LocalePaths,
  bed?: MyBed,
): readonly Counterpart[] =>
  LOCALES.flatMap((locale) => {
    const path = paths[locale];
    const href = absoluteUrl(domains, locale, withBed(path ?? '/', bed));
    if (href === undefined) return [];
    return [{ locale, href, ...(path === undefined && { isHome: true }) }];
  });
