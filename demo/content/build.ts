import type { ContentData, LocaleContent } from '#adapters/embedded/content-data.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { placePage } from './place-page.ts';
import { placeErrorPage, placeShell } from './place-shell.ts';
import type { PageName, WrittenPages } from './written-page.ts';
import type { WrittenErrorPage, WrittenShell } from './written-shell.ts';

/** All that an editor of the demo shop writes. */
export type WrittenContent = {
  readonly pages: WrittenPages;
  readonly shell: WrittenShell;
  readonly errorPage: WrittenErrorPage;
};

/** The five shops, each in its own words, from pages that were written once. */
export function buildContent(written: WrittenContent): ContentData {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, localContent(written, locale)]),
  ) as ContentData;
}

function localContent({ pages, shell, errorPage }: WrittenContent, locale: Locale): LocaleContent {
  const place = { locale, pages };
  const names = Object.keys(pages) as PageName[];
  return {
    shell: placeShell(shell, place),
    errorPage: placeErrorPage(errorPage, place),
    pages: names.map((name) => placePage(name, place)),
  };
}
