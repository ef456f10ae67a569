import type { ContentSource } from '#ports/content-source.ts';
import type { ErrorEntry, PageEntry } from '#src/content/page-entry.ts';
import { urlPrefixes } from '#src/content/page-lookup.ts';
import type { Shell } from '#src/content/shell.ts';
import type { Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';

/** All pages of each locale, those of products among them. */
export type MemoryContent = Readonly<
  Record<
    Locale,
    {
      readonly pages: readonly PageEntry[];
      readonly errorPage: ErrorEntry;
      readonly shell: Shell;
    }
  >
>;

export const createMemoryContentSource = (content: MemoryContent): ContentSource => ({
  pageByUrl(locale, path) {
    const { pages } = content[locale];
    const found = urlPrefixes(path)
      .map((prefix) => pages.find(({ url }) => url === prefix))
      .find((page) => page !== undefined);
    return Promise.resolve(ok(found));
  },
  errorPage: (locale) => Promise.resolve(ok(content[locale].errorPage)),
  shell: (locale) => Promise.resolve(ok(content[locale].shell)),
});
