import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { ContentData, LocaleContent } from '#adapters/embedded/content-data.ts';
import { createContentPages } from '#adapters/embedded/content-pages.ts';
import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '#src/shared/locale.ts';
import type { AssetLibrary } from './asset-library.ts';
import type { FieldContext } from './link-field.ts';
import { parentLocale } from './entry-store.ts';
import { type EntryInput, pageEntries } from './page-entries.ts';
import { shellEntries, shellEntry } from './shell-entries.ts';
import { INSTALLED_AT, type StoredEntry, isJsonObject, type JsonObject } from './stored-entry.ts';

/** The input for a stack's entries. */
export type StackContent = {
  readonly content: ContentData;
  readonly store: CatalogueStore;
  readonly assets: AssetLibrary;
  readonly apiKey: string;
  /** Without it, editors have not written the table of the advice. */
  readonly advice?: AdviceTables;
};

/** The table of the mattress advice and its draft, of any shape: an editor may leave fields empty. */
export type AdviceTables = { readonly published: unknown; readonly draft?: unknown };

export type StackEntries = {
  readonly published: readonly StoredEntry[];
  readonly drafts: readonly StoredEntry[];
};

const PUBLISHED = 1;
const DRAFTED = 2;

/**
 * Converts the embedded shop's pages to entries, with a version in each locale whose words differ:
 * as editors do, the others are left to the locale that they fall back to.
 */
export function entriesOfContent(stack: StackContent): StackEntries {
  const written = LOCALES.map((locale) => localEntries(stack, locale));
  const { published, draft } = stack.advice ?? {};
  return {
    published: [
      ...withoutInherited(
        written.flatMap(({ locale, entries }) => store(entries, locale, PUBLISHED)),
      ),
      ...store(adviceRulesEntries(published), DEFAULT_LOCALE, PUBLISHED),
    ],
    drafts: [
      ...written.flatMap(({ locale, drafts }) => store(drafts, locale, DRAFTED)),
      ...store(adviceRulesEntries(draft), DEFAULT_LOCALE, DRAFTED),
    ],
  };
}

function localEntries({ content, store, assets, apiKey }: StackContent, locale: Locale) {
  const localeContent = content[locale];
  const pages = [...localeContent.pages, ...productPages(localeContent, store, locale)];
  const maker: FieldContext = {
    assets,
    apiKey,
    locale,
    labelOf: (name) => attributeLabel(name, locale),
  };
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

const versionName = ({ contentType, uid }: StoredEntry, locale: string): string =>
  [contentType, uid, locale].join(' ');

/** Drops versions that equal the one that their locale falls back to. */
function withoutInherited(entries: readonly StoredEntry[]): readonly StoredEntry[] {
  const versions = new Map(entries.map((entry) => [versionName(entry, entry.locale), entry]));
  return entries.filter((entry) => {
    const parent = versions.get(versionName(entry, parentLocale(entry.locale)));
    return parent === undefined || parent === entry || !isSameVersion(parent, entry);
  });
}

const isSameVersion = (one: StoredEntry, other: StoredEntry): boolean =>
  one.updatedAt === other.updatedAt && JSON.stringify(one.fields) === JSON.stringify(other.fields);

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

/** The entry of the table of the advice, written once for all locales; none without a table. */
const adviceRulesEntries = (table: unknown): readonly EntryInput[] =>
  isJsonObject(table)
    ? [{ contentType: 'advice_rules', uid: 'advice_rules', fields: fieldsOf(table) }]
    : [];

const fieldsOf = (table: JsonObject): JsonObject => ({
  title: 'Advice rules',
  ...withFieldNames(table),
});

/** As editors' fields are named: `upTo` is `up_to`, the shape `H` is `h`, `de-at` is `de_at`. */
const withFieldNames = (value: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(value).map(([name, field]) => [fieldName(name), fieldValue(field)]),
  );

function fieldValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fieldValue);
  return isJsonObject(value) ? withFieldNames(value) : value;
}

const fieldName = (name: string): string =>
  name
    .replace(/(?<=[a-z])[A-Z]/gu, (letter) => `_${letter}`)
    .replace('-', '_')
    .toLowerCase();
