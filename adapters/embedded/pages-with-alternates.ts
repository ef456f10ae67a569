import type { PageEntry } from '#src/content/page-entry.ts';
import { mergeMetadata } from '#src/content/page-metadata.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import type { ContentData } from './content-data.ts';

/** Returns a locale's pages with the alternates that link back; noindex pages unchanged (H4). */
export function pagesWithAlternates(data: ContentData, locale: Locale): readonly PageEntry[] {
  const isOpen = (page: PageEntry, place: Locale): boolean =>
    mergeMetadata(page.metadata, data[place].shell.defaults).disableSearchIndexing !== true;
  const isNamed = (place: Locale, url: string | undefined): boolean => {
    const page = data[place].pages.find((one) => one.url === url);
    return page === undefined || isOpen(page, place);
  };
  return data[locale].pages.map((page): PageEntry => {
    if (!isOpen(page, locale)) return page;
    const named = LOCALES.filter(
      (place) => place in page.alternates && isNamed(place, page.alternates[place]),
    );
    const alternates = Object.fromEntries(named.map((place) => [place, page.alternates[place]]));
    return Object.assign({}, page, { alternates });
  });
}
