import type { Clock } from '#ports/clock-and-ids.ts';
import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import type { Log } from '#ports/log.ts';
import { LONG_LIST, LONG_LIST_LIFETIME } from '#src/content/caching.ts';
import type { LinkRules, Shell } from '#src/content/shell.ts';
import type { PreviewQuery } from '#src/routing/preview-query.ts';
import { linkRules } from '#src/seo/link-rules.ts';
import type { Locale } from '#src/shared/locale.ts';
import { memoizePerObject, memoizeRecent } from '#src/shared/memoize.ts';
import type { Result } from '#src/shared/result.ts';
import type { ServerPorts } from './server-ports.ts';
import { LIFETIME, staleWhileRevalidate, type CachedLookup } from './stale-while-revalidate.ts';

/** Header, footer and settings around every page of a locale, for one request. */
export type LoadedShell = {
  /**
   * With the link rules, if they are known, and without the words of filters, which the browser
   * does not need; `undefined` while unavailable. If a draft failed, the published shell, around a
   * page that says so.
   */
  readonly shell: Shell | undefined;
  /** The content service's answer, for {@link withLoadedShell}. */
  readonly answer: Result<Shell, ContentFailure>;
};

export type LoadShell = (locale: Locale, preview?: PreviewQuery) => Promise<LoadedShell>;

/** Loads a locale's shell with its link rules, which are renewed while the former ones are used. */
export function createLoadShell(
  content: ContentSource,
  log: Log,
  stopwatch: Clock = performance,
): LoadShell {
  const rulesOf = staleWhileRevalidate(rulesIn(content, log), stopwatch, ({ isLong }) =>
    isLong ? LONG_LIST_LIFETIME : LIFETIME,
  );
  const load: LoadShell = async (locale, preview) => {
    const [answer, rules] = await Promise.all([content.shell(locale, preview), rulesOf(locale)]);
    if (answer.ok) {
      return { shell: shownShell(answer.value)(rules?.links), answer };
    }
    log.error('shell-unavailable', { locale, ...answer.error });
    const { shell } = preview ? await load(locale) : { shell: undefined };
    return { shell, answer };
  };
  return load;
}

/**
 * The same object for as long as content and rules are the same ones, so that whatever is made of
 * it is made once.
 */
const shownShell = memoizePerObject((loaded: Shell) =>
  memoizeRecent(1, (links: LinkRules | undefined): Shell => {
    const { filterTranslations: _, ...shell } = loaded;
    return links ? { ...shell, links } : shell;
  }),
);

/** Marks the shells of a shop without a checkout: its page only shows the order. */
export const withoutOrders =
  (load: LoadShell): LoadShell =>
  async (locale, preview) => {
    const { shell, answer } = await load(locale, preview);
    return { shell: shell && shellWithoutOrders(shell), answer };
  };

const shellWithoutOrders = memoizePerObject((shell: Shell): Shell => ({
  ...shell,
  takesNoOrders: true,
}));

/** The ports with a loaded shell: a page and the frame around it are made of one answer. */
export const withLoadedShell = (
  ports: ServerPorts,
  { answer }: Pick<LoadedShell, 'answer'>,
): ServerPorts => ({
  ...ports,
  content: { ...ports.content, shell: () => Promise.resolve(answer) },
});

/** The link rules of a locale, and whether they were made of a long list of pages. */
type ShopRules = { readonly links: LinkRules; readonly isLong: boolean };

/** Optional: pages wait only briefly for the rules, because they affect only the `rel` of links. */
const rulesIn =
  (content: ContentSource, log: Log): CachedLookup<ShopRules> =>
  async (locale) => {
    const [shell, pages] = await Promise.all([content.shell(locale), content.sitemapPages(locale)]);
    if (!pages.ok) log.warn('link-rules-unavailable', { locale, ...pages.error });
    if (!shell.ok || !pages.ok) return undefined;
    const links = linkRules(pages.value, shell.value.defaults);
    return { links, isLong: pages.value.length > LONG_LIST };
  };
