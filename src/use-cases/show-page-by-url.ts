import { normalizeUrl } from '../routing/normalize-url.ts';
import { splitUrl } from '../routing/split-url.ts';
import type { Site } from '../seo/site.ts';
import type { PageOutcome, PagePorts, PageRequest } from './page-request.ts';
import { showPage } from './show-page.ts';

/**
 * Shows the page of a URL in any spelling: with extra slashes, in capitals, with needless escapes.
 * Another spelling is redirected to the page in one step, even if that has moved; if there is none,
 * it is a 404 at once. A difference in the query string alone causes no redirect.
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

const isFound = (outcome: PageOutcome): boolean =>
  outcome.kind === 'page' && outcome.model.head.status === 200;
