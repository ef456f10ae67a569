import type { ContentSource } from '#ports/content-source.ts';
import type { Shell } from '#src/content/shell.ts';
import type { Locale } from '#src/shared/locale.ts';

/** What stands around every page of a locale. */
export type LoadShell = (locale: Locale) => Promise<Shell>;

/** Without menu and footer there is no page: such a failure is the request's. */
export const createLoadShell =
  (content: ContentSource): LoadShell =>
  async (locale) => {
    const shell = await content.shell(locale);
    if (shell.ok) return shell.value;
    throw new Error(`No shell for ${locale}: ${shell.error.message}`);
  };
