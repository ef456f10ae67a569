import { normalAddress } from '../routing/normal-address.ts';
import { splitUrl } from '../routing/split-url.ts';
import type { Site } from '../seo/site.ts';
import type { PageOutcome, PagePorts, PageRequest } from './page-request.ts';
import { showPage } from './show-page.ts';

/**
 * What is at an address however it is spelt: with slashes too many, in capitals, with needless
 * escapes. Such a spelling is led to the page in one step, wherever that went meanwhile; where there
 * is none, it is told so at once. The query string alone leads nobody anywhere.
 *
 * @param written path and query as they were asked for.
 */
export async function showAddress(
  ports: PagePorts,
  site: Site,
  request: PageRequest,
  written: string,
): Promise<PageOutcome> {
  const location = normalAddress(written) ?? written;
  const { path } = splitUrl(location);
  const outcome = await showPage(ports, site, { ...request, path });
  const isNormal = path === splitUrl(written).path;
  return isNormal || !isThere(outcome) ? outcome : { kind: 'moved', status: 301, location };
}

const isThere = (outcome: PageOutcome): boolean =>
  outcome.kind === 'page' && outcome.model.head.status === 200;
