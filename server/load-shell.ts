import type { ContentSource } from '#ports/content-source.ts';
import type { Log } from '#ports/log.ts';
import type { Shell } from '#src/content/shell.ts';
import { linkRules } from '#src/seo/link-rules.ts';
import type { Locale } from '#src/shared/locale.ts';

/** What stands around every page of a locale; `undefined` while it cannot be had. */
export type LoadShell = (locale: Locale) => Promise<Shell | undefined>;

/** Where it is not known which pages there are, links say nothing of them. */
export const createLoadShell =
  (content: ContentSource, log: Log): LoadShell =>
  async (locale) => {
    const [shell, pages] = await Promise.all([content.shell(locale), content.sitemapPages(locale)]);
    if (!pages.ok) log.warn('link-rules-unavailable', { locale, ...pages.error });
    if (shell.ok) return pages.ok ? withLinks(shell.value, pages.value) : shell.value;
    log.error('shell-unavailable', { locale, ...shell.error });
    return undefined;
  };

const withLinks = (shell: Shell, pages: Parameters<typeof linkRules>[0]): Shell => ({
  ...shell,
  links: linkRules(pages, shell.defaults),
});
