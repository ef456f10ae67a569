import { encodePercent } from '../routing/percent-encoding.ts';
import { formatQuery, parseQuery, queryValue } from '../routing/query-string.ts';
import { splitUrl } from '../routing/split-url.ts';

/** Query parameter that opens the configurator at a part. */
export const CONFIGURATOR_PARAM = 'configurator';

/** The key of the part that is open in the configurator; `undefined` if it is closed. */
export const openConfiguratorPart = (query: string): string | undefined =>
  queryValue(query, CONFIGURATOR_PARAM) || undefined;

/** The URL of the same page with the configurator open at a part, or closed. */
export function withConfiguratorPart(url: string, part?: string): string {
  const { path, query } = splitUrl(url);
  const kept = parseQuery(query).filter(({ name }) => name !== CONFIGURATOR_PARAM);
  const own = part === undefined ? [] : parseQuery(`${CONFIGURATOR_PARAM}=${encodePercent(part)}`);
  return `${path}${formatQuery([...kept, ...own])}`;
}
