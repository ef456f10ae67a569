import { memoizeRecent } from '../shared/memoize.ts';
import { decodePercent } from './percent-encoding.ts';

/** The parts of an address that a page depends on, still percent-encoded. */
export type SplitUrl = {
  /** With a leading slash. */
  readonly path: string;
  /** With a leading question mark; empty when there is none. */
  readonly query: string;
};

/** Splits an address; drops an origin before the path and a fragment after it. */
export function splitUrl(url: string): SplitUrl {
  const local = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '');
  const address = upTo('#', local);
  const path = upTo('?', address);
  const query = address.slice(path.length);
  return { path: path.startsWith('/') ? path : `/${path}`, query: query === '?' ? '' : query };
}

function upTo(mark: string, text: string): string {
  const index = text.indexOf(mark);
  return index < 0 ? text : text.slice(0, index);
}

/** Path and query of a URL, without its fragment. */
export function withoutAnchor(url: string): string {
  const { path, query } = splitUrl(url);
  return `${path}${query}`;
}

/** Fragment of a URL, with its `#`; empty if it has none. */
export function anchorOf(url: string): string {
  const index = url.indexOf('#');
  return index < 0 ? '' : url.slice(index);
}

/** One `name=value` of a query string, decoded, and as it was written. */
export type QueryParameter = {
  readonly name: string;
  readonly value: string;
  readonly written: string;
};

/**
 * Maximum number of parameters read from a query string. An address may have more, since campaigns
 * append theirs to our own: they change neither the page nor its canonical URL.
 */
export const MAX_PARAMETERS = 100;

/** Number of memoized query strings: those of the pages rendered between two waits. */
const CACHE_SIZE = 16;

/**
 * Parses any query string, with or without its question mark: the first {@link MAX_PARAMETERS}
 * parameters; broken escapes stay as they are. Memoized, as a page reads its own dozens of times.
 */
export const parseQuery: (query: string) => readonly QueryParameter[] = memoizeRecent(
  CACHE_SIZE,
  (query) => {
    const parameters: QueryParameter[] = [];
    let start = query.startsWith('?') ? 1 : 0;
    while (start < query.length && parameters.length < MAX_PARAMETERS) {
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

/** Formats parameters as they were written; empty if there are none. */
export const formatQuery = (parameters: readonly QueryParameter[]): string =>
  parameters.length === 0 ? '' : `?${parameters.map(({ written }) => written).join('&')}`;

/** An address without one of its parameters; drops a fragment. */
export function withoutParameter(url: string, name: string): string {
  const { path, query } = splitUrl(url);
  return path + formatQuery(parseQuery(query).filter((parameter) => parameter.name !== name));
}

/**
 * An address with parameters, each as it is to be written, in place of those whose names are
 * replaced; keeps its fragment.
 */
export function replaceParameters(
  url: string,
  isReplaced: (name: string) => boolean,
  parameters: readonly string[],
): string {
  const { path, query } = splitUrl(url);
  const others = parseQuery(query).filter(({ name }) => !isReplaced(name));
  const own = parameters.flatMap((written) => parseQuery(written));
  return path + formatQuery([...others, ...own]) + anchorOf(url);
}

/** First value of `name` in a query string. */
export const queryValue = (query: string, name: string): string | undefined =>
  parseQuery(query).find((parameter) => parameter.name === name)?.value;

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  return decodePercent(spaced) ?? spaced;
}

/** Appends parameters to a path, each as it is to be written. */
export const withParameters = (path: string, parameters: readonly string[]): string =>
  parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
