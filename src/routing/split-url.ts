/** The parts of an address that a page depends on, still percent-encoded. */
export type SplitUrl = {
  /** With a leading slash. */
  readonly path: string;
  /** With a leading question mark; empty when there is none. */
  readonly query: string;
};

/** Splits an address; drops an origin before the path and a fragment after it. */
export function splitUrl(url: string): SplitUrl {
  const [address = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('#', 1);
  const [path = ''] = address.split('?', 1);
  const query = address.slice(path.length);
  return { path: path.startsWith('/') ? path : `/${path}`, query: query === '?' ? '' : query };
}

/** Path and query of a URL, without its fragment. */
export function withoutAnchor(url: string): string {
  const { path, query } = splitUrl(url);
  return `${path}${query}`;
}

/** Fragment of a URL, with its `#`; empty if it has none. */
export function anchorOf(url: string): string {
  const place = url.indexOf('#');
  return place < 0 ? '' : url.slice(place);
}
