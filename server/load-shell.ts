import type { ContentSource } from '#ports/content-source.ts';
import type { Log } from '#ports/log.ts';
import type { Shell } from '#src/content/shell.ts';
import type { LinkRules } from '#src/content/shell.ts';
import { linkRules } from '#src/seo/link-rules.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { staleWhileRevalidate, type CachedLookup } from './stale-while-revalidate.ts';

export type ShellAnswer = ReturnType<ContentSource['shell']>;

/**
 * Header, footer and settings around every page of a locale; `undefined` while unavailable. A
 * preview passes the draft shell that it has requested; if that failed, the published shell is
 * used, around a page that says so.
 */
export type LoadShell = (locale: Locale, draft?: ShellAnswer) => Promise<Shell | undefined>;

/** Adds the link rules to the shell, if they are known. */
export function createLoadShell(content: ContentSource, log: Log): LoadShell {
  const rulesOf = staleWhileRevalidate({ read: rulesIn(content, log), maxEntries: LOCALES.length });
  const load: LoadShell = async (locale, draft) => {
    const [shell, links] = await Promise.all([draft ?? content.shell(locale), rulesOf(locale)]);
    if (shell.ok) return links ? { ...shell.value, links } : shell.value;
    log.error('shell-unavailable', { locale, ...shell.error });
    return draft && load(locale);
  };
  return load;
}

/** Optional: pages wait only briefly for the rules, because they affect only the `rel` of links. */
const rulesIn =
  (content: ContentSource, log: Log): CachedLookup<Locale, LinkRules> =>
  async (locale) => {
    const [shell, pages] = await Promise.all([content.shell(locale), content.sitemapPages(locale)]);
    if (!pages.ok) log.warn('link-rules-unavailable', { locale, ...pages.error });
    return shell.ok && pages.ok ? linkRules(pages.value, shell.value.defaults) : undefined;
  };
