import type { ContentSource } from '#ports/content-source.ts';
import type { Log } from '#ports/log.ts';
import type { Shell } from '#src/content/shell.ts';
import { linkRules, type LinkRules } from '#src/seo/link-rules.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { knownForAWhile, type Known } from './known-for-a-while.ts';

/** What the content service says when it is asked for a shell. */
export type ShellAnswer = ReturnType<ContentSource['shell']>;

/**
 * What stands around every page of a locale; `undefined` while it cannot be had. A preview has it as an
 * editor is writing it, by what was answered when it was asked for; while that cannot be had, what is
 * published stands around a page that says so.
 */
export type LoadShell = (locale: Locale, draft?: ShellAnswer) => Promise<Shell | undefined>;

/** Where it is not known which pages there are, links say nothing of them. */
export function createLoadShell(content: ContentSource, log: Log): LoadShell {
  const rulesOf = knownForAWhile({ read: rulesIn(content, log), most: LOCALES.length });
  const load: LoadShell = async (locale, draft) => {
    const [shell, links] = await Promise.all([draft ?? content.shell(locale), rulesOf(locale)]);
    if (shell.ok) return links ? { ...shell.value, links } : shell.value;
    log.error('shell-unavailable', { locale, ...shell.error });
    return draft && load(locale);
  };
  return load;
}

/** Pages wait for them a moment and no longer: only the `rel` of their links depends on them. */
const rulesIn =
  (content: ContentSource, log: Log): Known<Locale, LinkRules> =>
  async (locale) => {
    const [shell, pages] = await Promise.all([content.shell(locale), content.sitemapPages(locale)]);
    if (!pages.ok) log.warn('link-rules-unavailable', { locale, ...pages.error });
    return shell.ok && pages.ok ? linkRules(pages.value, shell.value.defaults) : undefined;
  };
