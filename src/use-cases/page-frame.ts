import { orderDay } from '../delivery/order-day.ts';
import type { LocalePaths, PageEntry } from '../content/page-entry.ts';
import { parsePreviewQuery } from '../content/preview-query.ts';
import type { ShownPreview } from '../content/shown-preview.ts';
import { addressOf } from '../seo/address.ts';
import type { PageStatus } from '../seo/head.ts';
import type { PolicyFacts } from '../seo/policy-facts.ts';
import { closedToSearch } from '../seo/preview-policy.ts';
import { seoPolicy } from '../seo/seo-policy.ts';
import type { Domains } from '../routing/domains.ts';
import { LOCALES } from '../shared/locale.ts';
import type { Counterpart, PageModel } from './page-model.ts';
import type { Visit } from './page-request.ts';

/** Fields that every page has, whatever its type. */
export type PageFrame = Omit<PageModel, 'type'>;

/** Facts about a page that are not in its request. */
export type OwnFacts = Partial<Pick<PolicyFacts, 'path' | 'failure' | 'listing' | 'picture'>>;

export function pageFrame(
  { ports, site, request, shell }: Visit,
  entry: PageEntry,
  own: OwnFacts = {},
): PageFrame {
  const { locale, hostKnown, path, query, posted } = request;
  const asked = { site, locale, hostKnown, path, query };
  const policy = seoPolicy({ ...asked, entry, shell, ...own });
  const preview = previewOf(query, { entry, shell }, policy.status);
  return {
    locale,
    url: path + query,
    today: orderDay(ports.clock.now()),
    head: preview ? closedToSearch(policy) : policy,
    title: entry.title,
    breadcrumbs: entry.breadcrumbs,
    counterparts: counterpartsOf(site.domains, entry.alternates),
    ...(posted && { posted }),
    ...(preview && { preview }),
  };
}

/** Preview state of a page: an outage is neither the draft nor the published page. */
function previewOf(
  query: string,
  { entry, shell }: { readonly entry: PageEntry; readonly shell: Visit['shell'] },
  status: PageStatus,
): ShownPreview | undefined {
  const preview = parsePreviewQuery(query);
  if (!preview) return undefined;
  if (status === 503) return { query: preview, shows: 'nothing' };
  if (entry.isDraft) return { query: preview, shows: 'draft' };
  return { query: preview, shows: shell.isDraft ? 'shell' : 'published' };
}

/** All locales that have a domain; for one that lacks this page, its home page. */
export const counterpartsOf = (domains: Domains, paths: LocalePaths): readonly Counterpart[] =>
  LOCALES.flatMap((locale) => {
    const path = paths[locale];
    const href = addressOf(domains, locale, path ?? '/');
    if (href === undefined) return [];
    return [{ locale, href, ...(path === undefined && { isHome: true }) }];
  });
