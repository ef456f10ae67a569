import { COMPARE_PATH } from '../compare/compare-url.ts';
import type { OldAddresses } from '../content/old-addresses.ts';
import type { PageEntry } from '../content/page-entry.ts';
import { parsePreviewQuery } from '../content/preview-query.ts';
import { redirectFor, type Redirect } from '../routing/redirects.ts';
import { mergeRemaps } from '../seo/remap.ts';
import type { Site } from '../seo/site.ts';
import { showCategory } from './show-category.ts';
import { showSearch } from './show-search.ts';
import type { PageOutcome, PagePorts, PageRequest, PageContext } from './page-request.ts';
import { showCart, showCheckout } from './show-cart.ts';
import { showCompare } from './show-compare.ts';
import { showContent } from './show-content.ts';
import { showError } from './show-error.ts';
import { showProduct } from './show-product.ts';

export type { PageOutcome, PagePorts, PageRequest } from './page-request.ts';

/** Shows the page of a URL: the content service gives its type (H7). */
export async function showPage(
  ports: PagePorts,
  site: Site,
  request: PageRequest,
): Promise<PageOutcome> {
  const { locale, path, query } = request;
  const preview = parsePreviewQuery(query);
  const [found, shell, old] = await Promise.all([
    ports.content.pageByUrl(locale, path, preview),
    ports.content.shell(locale, preview),
    ports.content.oldAddresses(locale),
  ]);
  const { remap, redirects } = old.ok ? old.value : NO_OLD_ADDRESSES;
  const context = {
    ports,
    site: { ...site, remap: mergeRemaps(site.remap, { [locale]: remap }) },
    request,
    shell: shell.ok ? shell.value : EMPTY_SHELL,
  };
  const failure = [found, shell, old].find((answer) => !answer.ok);
  if (failure) ports.log.error('content-unavailable', { locale, path, ...failure.error });
  if (!found.ok || !shell.ok) return showError(context, 503);
  if (found.value?.url === path) return showEntry(context, found.value);
  const redirect = redirectFor(redirects, request);
  if (redirect) return showRedirect(context, redirect);
  if (path === COMPARE_PATH) return showCompare(context);
  return found.value && isEntryPath(found.value, path)
    ? showEntry(context, found.value)
    : showError(context, 404);
}

/**
 * Editors' redirects apply after the existing pages, and before the URLs that follow from those:
 * the filters of a listing.
 */
const showRedirect = (
  context: PageContext,
  redirect: Redirect,
): Promise<PageOutcome> | PageOutcome =>
  redirect.status === 410
    ? showError(context, 410)
    : { kind: 'moved', status: redirect.status, location: redirect.target };

/** Pages are shown without them: they only help visitors of outdated URLs. */
const NO_OLD_ADDRESSES: OldAddresses = { remap: {}, redirects: {} };

/** Head of an error page while the shop's defaults are unavailable: the error's own texts. */
const EMPTY_SHELL: PageContext['shell'] = {
  shopName: '',
  defaults: { metaTitle: '', metaDescription: '' },
};

/** Only listings have URLs besides their own: those of their filters (F1, S1). */
const isEntryPath = (entry: PageEntry, path: string): boolean =>
  entry.url === path || (LISTING_TYPES.has(entry.type) && path.startsWith(`${entry.url}/`));

const LISTING_TYPES: ReadonlySet<PageEntry['type']> = new Set(['Lister', 'Search'] as const);

function showEntry(context: PageContext, entry: PageEntry): Promise<PageOutcome> {
  switch (entry.type) {
    case 'Home':
    case 'Content':
      return showContent(context, entry);
    case 'Lister':
      return showCategory(context, entry);
    case 'Product':
      return showProduct(context, entry);
    case 'Search':
      return showSearch(context, entry);
    case 'Cart':
      return showCart(context, entry);
    case 'Checkout':
      return showCheckout(context, entry);
    case 'Error':
      return showError(context, 404);
  }
}
