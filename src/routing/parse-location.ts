import type { Domains } from './domains.ts';
import { DEFAULT_LOCALE, type Locale } from '../shared/locale.ts';
import { localeOfHost } from './host-locale.ts';
import { splitUrl, type SplitUrl } from './split-url.ts';

/** Shop and page that a request addresses. The path has no trailing slash unless it is `/`. */
export type ShopLocation = SplitUrl & {
  readonly locale: Locale;
  /** False if the host is not the shop's: default locale, and no canonical link. */
  readonly hostKnown: boolean;
};

/** Parses any `Host` header and any request target. */
export function parseLocation(
  host: string | undefined,
  url: string,
  domains: Domains,
): ShopLocation {
  const locale = localeOfHost(host, domains);
  const { path, query } = splitUrl(url);
  return {
    locale: locale ?? DEFAULT_LOCALE,
    hostKnown: locale !== undefined,
    path: withoutTrailingSlashes(path),
    query,
  };
}

/** Loops, as a pattern takes quadratic time on a long run of slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
