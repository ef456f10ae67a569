/** The parts of an address that a page depends on, still percent-encoded. */
export type SplitUrl = {
  /** With a leading slash. */
  readonly path: string;
  /** With a leading question mark; empty when there is none. */
  readonly query: string;
};

/** Takes an address apart; an origin before the path and a fragment behind it are dropped. */
export function splitUrl(url: string): SplitUrl {
  const [address = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('#', 1);
  const [path = ''] = address.split('?', 1);
  const query = address.slice(path.length);
  return { path: path.startsWith('/') ? path : `/${path}`, query: query === '?' ? '' : query };
}

/** Path and query of a URL, without the place on the page. */
export function withoutAnchor(url: string): string {
  const { path, query } = splitUrl(url);
  return `${path}${query}`;
}

/** The place on the page that a URL names, with its `#`; empty where it names none. */
export function anchorOf(url: string): string {
  const place = url.indexOf('#');
  return place < 0 ? '' : url.slice(place);
}
