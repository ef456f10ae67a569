import type { ContentSource } from '#ports/content-source.ts';
import type { Log } from '#ports/log.ts';
import type { Shell } from '#src/content/shell.ts';
import type { Locale } from '#src/shared/locale.ts';

/** What stands around every page of a locale; `undefined` while it cannot be had. */
export type LoadShell = (locale: Locale) => Promise<Shell | undefined>;

export const createLoadShell =
  (content: ContentSource, log: Log): LoadShell =>
  async (locale) => {
    const shell = await content.shell(locale);
    if (shell.ok) return shell.value;
    log.error('shell-unavailable', { locale, ...shell.error });
    return undefined;
  };
