import { rememberRecent } from '../shared/remember.ts';
import { decodePercent } from './percent-encoding.ts';

/** One `name=value` of a query string, decoded, and as it was written. */
export type QueryParameter = {
  readonly name: string;
  readonly value: string;
  readonly written: string;
};

/**
 * How many parameters of a query string are read. An address may have more of them, for campaigns and
 * the like put theirs behind our own: they change nothing of the page, and nothing of its canonical
 * address.
 */
export const MOST_PARAMETERS = 100;

/** As many as the pages have that a server renders between two waits. */
const MOST_REMEMBERED = 16;

/**
 * Reads any query string, with or without its question mark: the first {@link MOST_PARAMETERS}
 * parameters; broken escapes stay as they are. A page asks for its own dozens of times: it is taken
 * apart once.
 */
export const parseQuery: (query: string) => readonly QueryParameter[] = rememberRecent(
  MOST_REMEMBERED,
  (query) => {
    const parameters: QueryParameter[] = [];
    let start = query.startsWith('?') ? 1 : 0;
    while (start < query.length && parameters.length < MOST_PARAMETERS) {
      const next = query.indexOf('&', start);
      const end = next === -1 ? query.length : next;
      if (end > start) parameters.push(parseParameter(query.slice(start, end)));
      start = end + 1;
    }
    return parameters;
  },
);

function parseParameter(written: string): QueryParameter {
  const [name = ''] = written.split('=', 1);
  return { name: decode(name), value: decode(written.slice(name.length + 1)), written };
}

/** Writes parameters as they were written; nothing where there are none. */
export const formatQuery = (parameters: readonly QueryParameter[]): string =>
  parameters.length === 0 ? '' : `?${parameters.map(({ written }) => written).join('&')}`;

/** What a query string says of `name`, the first time it does. */
export const queryValue = (query: string, name: string): string | undefined =>
  parseQuery(query).find((parameter) => parameter.name === name)?.value;

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  return decodePercent(spaced) ?? spaced;
}
