import { COMPARE_PATH } from '../compare/compare-list.ts';
import { isPersonal } from '../content/personal-block.ts';
import { firstPicture } from '../content/first-picture.ts';
import type { ContentEntry, HomeEntry, PageEntry } from '../content/page-entry.ts';
import { LEGAL_GUARANTEE_PATH } from '../duties/legal-guarantee.ts';
import { REVIEW_PATH, SAMPLES_PATH, STOCK_ALERT_PATH } from '../messages/letter-pages.ts';
import { normalListingQuery } from '../listing/normal-listing-query.ts';
import { bedFormTarget, isBedForm } from '../my-bed/my-bed.ts';
import { normalizeUrl } from '../routing/normalize-url.ts';
import { parsePreviewQuery } from '../routing/preview-query.ts';
import { redirectFor } from '../routing/redirects.ts';
import { withoutTracking, withTrackingOf } from '../routing/reserved-params.ts';
import { splitUrl } from '../routing/url-parts.ts';
import { mergeRemaps, type OldAddresses, type Site } from '../seo/site.ts';
import { fillBlocks } from './fill-blocks.ts';
import { showsDraftAdvice } from './show-advice.ts';
import { showLegalGuarantee, withDuties } from './page-duties.ts';
import { pageBase } from './page-base.ts';
import type { PageContext, PageOutcome, PagePorts, PageRequest } from './page-request.ts';
import { showCart, showCheckout } from './show-cart.ts';
import { showCategory } from './show-category.ts';
import { showCompare } from './show-compare.ts';
import { showError } from './show-error.ts';
import { showReviewForm, showSamplesForm, showStockAlert } from './show-form.ts';
import { showProduct } from './show-product.ts';
import { showSearch } from './show-search.ts';

export type { PageOutcome, PagePorts, PageRequest } from './page-request.ts';

/**
 * Shows the page of a URL in any spelling: with extra slashes, in capitals, with needless escapes.
 * Another spelling is redirected to the page in one step, even if that has moved; if there is none,
 * it is a 404 at once. Only listings and products redirect because of the query string alone.
 *
 * @param written requested path and query.
 */
export async function showPageByUrl(
  ports: PagePorts,
  site: Site,
  request: PageRequest,
  written: string,
): Promise<PageOutcome> {
  const location = normalizeUrl(written) ?? written;
  const { path } = splitUrl(location);
  const outcome = await showPage(ports, site, { ...request, path });
  const isNormal = path === splitUrl(written).path;
  return isNormal || !isFound(outcome) ? outcome : { kind: 'moved', status: 301, location };
}

/**
 * Shows the page of a URL: the content service gives its type (H7). Tracking parameters of
 * `requested` change no page; a redirect keeps them. A page has one time, so that all its days are
 * counted from the same, also if the cut-off of orders passes while it is built.
 */
export async function showPage(
  ports: PagePorts,
  site: Site,
  requested: PageRequest,
): Promise<PageOutcome> {
  const now = ports.clock.now();
  const request = { ...requested, query: withoutTracking(requested.query) };
  const { locale, path, query } = request;
  const preview = parsePreviewQuery(query);
  if (isBedForm(query)) {
    const location = withTrackingOf(requested.query, bedFormTarget(path, query));
    return { kind: 'moved', status: 303, location };
  }
  const [found, shell, old] = await Promise.all([
    ports.content.pageByUrl(locale, path, preview),
    ports.content.shell(locale, preview),
    ports.content.oldAddresses(locale),
  ]);
  const failure = [found, shell, old].find((answer) => !answer.ok);
  if (failure) ports.log.error('content-unavailable', { locale, path, ...failure.error });
  const { remap, redirects } = old.ok ? old.value : NO_OLD_ADDRESSES;
  const context = {
    ports: { ...ports, clock: { now: () => now } },
    site: { ...site, remap: mergeRemaps(site.remap, { [locale]: remap }) },
    request,
    shell: shell.ok ? shell.value : EMPTY_SHELL,
  };
  const show = async (): Promise<PageOutcome> => {
    if (!found.ok || !shell.ok) return showError(context, 503);
    const { value: entry } = found;
    if (entry?.url === path) return showEntry(context, entry, requested);
    const other = await showOtherAddress(context, redirects, requested);
    if (other) return other;
    return entry && isEntryPath(entry, path)
      ? showEntry(context, entry, requested)
      : showError(context, 404);
  };
  const outcome = await show();
  return outcome.kind === 'page' ? { ...outcome, model: withDuties(outcome.model) } : outcome;
}

/**
 * Answers an address that no entry has as its own: one that editors redirect, a page of the shop
 * itself, or the commerce system's own address of a page. `undefined` for all others, such as a
 * listing with filters.
 */
async function showOtherAddress(
  context: PageContext,
  redirects: OldAddresses['redirects'],
  requested: PageRequest,
): Promise<PageOutcome | undefined> {
  const { path, query } = requested;
  const redirect = redirectFor(redirects, requested);
  if (redirect?.status === 410) return showError(context, 410);
  if (redirect) return { kind: 'moved', status: redirect.status, location: redirect.target };
  if (path === COMPARE_PATH) return showCompare(context);
  if (path === LEGAL_GUARANTEE_PATH) return showLegalGuarantee(context);
  if (path === STOCK_ALERT_PATH) return showStockAlert(context);
  if (path === REVIEW_PATH) return showReviewForm(context);
  if (path === SAMPLES_PATH) return showSamplesForm(context);
  const shopPath = await pathWithoutSuffix(context);
  if (shopPath === undefined) return undefined;
  return { kind: 'moved', status: 301, location: shopPath + query };
}

/**
 * The page at an address of the commerce system's own storefront, which search engines still know:
 * `/matras-wolk` for `/matras-wolk.html`. The system is asked only if the last segment has a dot.
 */
async function pathWithoutSuffix({ ports, request }: PageContext): Promise<string | undefined> {
  const { locale, path } = request;
  if (!path.slice(path.lastIndexOf('/')).includes('.')) return undefined;
  const suffix = await ports.addresses.suffix(locale);
  const shopPath = path.slice(0, path.length - suffix.length);
  if (suffix === '' || !path.endsWith(suffix) || shopPath.endsWith('/')) return undefined;
  const page = await ports.content.pageByUrl(locale, shopPath);
  return page.ok && page.value?.url === shopPath ? shopPath : undefined;
}

/** Pages are shown without them: they only help visitors of outdated URLs. */
const NO_OLD_ADDRESSES: OldAddresses = { remap: {}, redirects: {} };

/** Head of an error page while the shop's defaults are unavailable: the error's own texts. */
const EMPTY_SHELL: PageContext['shell'] = {
  shopName: '',
  defaults: { metaTitle: '', metaDescription: '' },
};

/** Only listings have URLs besides their own: those of their filters (F1, S1). */
export const isEntryPath = (entry: PageEntry, path: string): boolean =>
  entry.url === path || (LISTING_TYPES.has(entry.type) && path.startsWith(`${entry.url}/`));

const LISTING_TYPES: ReadonlySet<PageEntry['type']> = new Set(['Lister', 'Search'] as const);

/**
 * Shows an entry at its URL, or a listing at that of its filters. The query string of a listing that
 * is found is redirected to the one without parameters that change nothing. `requested` has the
 * tracking parameters that a redirect keeps; the request of the context is without them.
 */
async function showEntry(
  context: PageContext,
  entry: PageEntry,
  requested: PageRequest,
): Promise<PageOutcome> {
  const { path, query: written } = context.request;
  const query = LISTING_TYPES.has(entry.type) ? normalListingQuery(written) : written;
  const show = PAGES_BY_TYPE[entry.type] as ShowEntry<PageEntry>;
  const shown = await show({ ...context, request: { ...context.request, query } }, entry);
  const outcome: PageOutcome =
    query !== written && isFound(shown)
      ? { kind: 'moved', status: 308, location: path + query }
      : shown;
  if (outcome.kind === 'page') return outcome;
  return { ...outcome, location: withTrackingOf(requested.query, outcome.location) };
}

/** An editorial page: the home page, or one about the shop. */
async function showContent(
  context: PageContext,
  entry: HomeEntry | ContentEntry,
): Promise<PageOutcome> {
  const blocks = await fillBlocks(context, entry.blocks);
  const written = blocks.some(isPersonal) ? withoutIndexing(entry) : entry;
  const shown = blocks.some(showsDraftAdvice) ? { ...written, isDraft: true as const } : written;
  const picture = firstPicture(blocks);
  const frame = pageBase(context, shown, picture && { picture });
  if (entry.type === 'Home') return { kind: 'page', model: { type: 'home', ...frame, blocks } };
  const { article, modified } = entry;
  const facts = article && { article, ...(modified !== undefined && { modified }) };
  return { kind: 'page', model: { type: 'content', ...frame, blocks, ...facts } };
}

/** A page with one visitor's data is not indexable, whatever its editor says. */
const withoutIndexing = <Entry extends HomeEntry | ContentEntry>(entry: Entry): Entry => ({
  ...entry,
  metadata: { ...entry.metadata, disableSearchIndexing: true },
});

const isFound = (outcome: PageOutcome): boolean =>
  outcome.kind === 'page' && outcome.model.head.status === 200;

type ShowEntry<Entry extends PageEntry> = (
  context: PageContext,
  entry: Entry,
) => PageOutcome | Promise<PageOutcome>;

/** What shows an entry, by its type. A new type without one does not compile. */
const PAGES_BY_TYPE: {
  readonly [Type in PageEntry['type']]: ShowEntry<Extract<PageEntry, { readonly type: Type }>>;
} = {
  Home: showContent,
  Content: showContent,
  Lister: showCategory,
  Product: showProduct,
  Search: showSearch,
  Cart: showCart,
  Checkout: showCheckout,
  Error: (context) => showError(context, 404),
};
