import type { PageEntry } from '../content/page-entry.ts';
import type { Site } from '../seo/site.ts';
import { browseListing } from './browse-listing.ts';
import type { PageOutcome, PagePorts, PageRequest, Visit } from './page-request.ts';
import { showCart } from './show-cart.ts';
import { showContent } from './show-content.ts';
import { showError } from './show-error.ts';
import { showProduct } from './show-product.ts';

export type { PageOutcome, PagePorts, PageRequest } from './page-request.ts';

/** The page at an address: the content service says which type it is (H7). */
export async function showPage(
  ports: PagePorts,
  site: Site,
  request: PageRequest,
): Promise<PageOutcome> {
  const { locale, path } = request;
  const [found, shell] = await Promise.all([
    ports.content.pageByUrl(locale, path),
    ports.content.shell(locale),
  ]);
  const visit = { ports, site, request, shell: shell.ok ? shell.value : SILENT_SHELL };
  const failure = [found, shell].find((answer) => !answer.ok);
  if (failure) ports.log.error('content-unavailable', { locale, path, ...failure.error });
  if (!found.ok || !shell.ok) return showError(visit, 503);
  return found.value && isAt(found.value, path)
    ? showEntry(visit, found.value)
    : showError(visit, 404);
}

/** The head of an error page when the shop's defaults cannot be had: the error's own words. */
const SILENT_SHELL: Visit['shell'] = {
  shopName: '',
  defaults: { metaTitle: '', metaDescription: '' },
};

/** Only a category has more addresses than its own: those of its filters (F1). */
const isAt = (entry: PageEntry, path: string): boolean =>
  entry.url === path || (entry.type === 'Lister' && path.startsWith(`${entry.url}/`));

function showEntry(visit: Visit, entry: PageEntry): Promise<PageOutcome> {
  switch (entry.type) {
    case 'Home':
    case 'Content':
      return showContent(visit, entry);
    case 'Lister':
      return browseListing(visit, entry);
    case 'Product':
      return showProduct(visit, entry);
    case 'Cart':
      return showCart(visit, entry);
    case 'Error':
      return showError(visit, 404);
  }
}
