import type { ContentSource } from '#ports/content-source.ts';
import type { Log } from '#ports/log.ts';
import type { Shell } from '#src/content/shell.ts';
import type { SitemapPage } from '#src/content/sitemap-page.ts';
import { linkRules, type LinkRules } from '#src/seo/link-rules.ts';
import type { Locale } from '#src/shared/locale.ts';

/** What stands around every page of a locale; `undefined` while it cannot be had. */
export type LoadShell = (locale: Locale) => Promise<Shell | undefined>;

/** Where it is not known which pages there are, links say nothing of them. */
export const createLoadShell =
  (content: ContentSource, log: Log, rulesOf = rememberRules()): LoadShell =>
  async (locale) => {
    const [shell, pages] = await Promise.all([content.shell(locale), content.sitemapPages(locale)]);
    if (!pages.ok) log.warn('link-rules-unavailable', { locale, ...pages.error });
    if (shell.ok)
      return pages.ok ? { ...shell.value, links: rulesOf(pages.value, shell.value) } : shell.value;
    log.error('shell-unavailable', { locale, ...shell.error });
    return undefined;
  };

type RulesOf = (pages: readonly SitemapPage[], shell: Shell) => LinkRules;

/** A source that answers the same pages again has their rules read once. */
function rememberRules(): RulesOf {
  const known = new WeakMap<readonly SitemapPage[], LinkRules>();
  return (pages, { defaults }) => {
    const rules = known.get(pages) ?? linkRules(pages, defaults);
    known.set(pages, rules);
    return rules;
  };
}
