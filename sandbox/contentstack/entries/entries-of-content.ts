import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { ContentData, LocaleContent } from '#adapters/embedded/content-data.ts';
import { createContentPages } from '#adapters/embedded/content-pages.ts';
import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import type { AssetLibrary } from './asset-library.ts';
import type { FieldContext } from './link-field.ts';
import { type EntryInput, pageEntries } from './page-entries.ts';
import { shellEntries, shellEntry } from './shell-entries.ts';
import { INSTALLED_AT, type StoredEntry } from './stored-entry.ts';

/** The input for a stack's entries. */
export type StackContent = {
  readonly content: ContentData;
  readonly store: CatalogueStore;
  readonly assets: AssetLibrary;
  readonly apiKey: string;
};

export type StackEntries = {
  readonly published: readonly StoredEntry[];
  readonly drafts: readonly StoredEntry[];
};

const PUBLISHED = 1;
const DRAFTED = 2;

/** Converts the embedded shop's pages to entries, one version per locale. */
export function entriesOfContent(stack: StackContent): StackEntries {
  const written = LOCALES.map((locale) => localEntries(stack, locale));
  return {
    published: written.flatMap(({ locale, entries }) => store(entries, locale, PUBLISHED)),
    drafts: written.flatMap(({ locale, drafts }) => store(drafts, locale, DRAFTED)),
  };
}

function localEntries({ content, store, assets, apiKey }: StackContent, locale: Locale) {
  const localeContent = content[locale];
  const pages = [...localeContent.pages, ...productPages(localeContent, store, locale)];
  const maker: FieldContext = { assets, apiKey, labelOf: (name) => attributeLabel(name, locale) };
  const enter = (page: PageEntry) => pageEntries(page, [...pages, ...localeContent.drafts], maker);
  return {
    locale,
    entries: [
      ...[...pages, localeContent.errorPage].flatMap(enter),
      ...shellEntries(localeContent, maker),
    ],
    drafts: [
      ...localeContent.drafts.flatMap(enter),
      ...(localeContent.draftShell ? [shellEntry(localeContent.draftShell, maker)] : []),
    ],
  };
}

function productPages(
  localeContent: LocaleContent,
  store: CatalogueStore,
  locale: Locale,
): readonly PageEntry[] {
  const pages = createContentPages(localeContent, store, locale);
  return pages.all().flatMap(({ type, uid }) => (type === 'Product' && pages.byUid(uid)) || []);
}

const store = (
  entries: readonly EntryInput[],
  locale: Locale,
  version: number,
): readonly StoredEntry[] =>
  entries.map(({ contentType, uid, modified, fields }) => ({
    contentType,
    uid,
    locale,
    version,
    updatedAt: modified === undefined ? INSTALLED_AT : new Date(modified).toISOString(),
    fields,
  }));
