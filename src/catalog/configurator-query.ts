import { encodePercent } from '../routing/percent-encoding.ts';
import { formatQuery, parseQuery, queryValue } from '../routing/query-string.ts';
import { splitUrl } from '../routing/split-url.ts';

/** The name under which an address says that the configurator is open, and at which part. */
const NAME = 'configurator';

/** The key of the part that a shopper looks at in the configurator; nothing while it is closed. */
export const openPart = (query: string): string | undefined => queryValue(query, NAME) || undefined;

/** The address of the same page with the configurator open at a part, or closed. */
export function withOpenPart(url: string, part?: string): string {
  const { path, query } = splitUrl(url);
  const kept = parseQuery(query).filter(({ name }) => name !== NAME);
  const own = part === undefined ? [] : parseQuery(`${NAME}=${encodePercent(part)}`);
  return `${path}${formatQuery([...kept, ...own])}`;
}
