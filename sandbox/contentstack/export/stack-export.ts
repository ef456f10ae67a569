import {
  contentTypes,
  globalFields,
  type SchemaField,
} from '#adapters/contentstack/model/content-model.ts';
import { LOCALES, languageOf, languageTag, type Locale } from '#src/shared/locale.ts';
import {
  type Asset,
  assetUrl,
  createAssetLibrary,
  formatAsset,
  withFileOrigin,
} from '../entries/asset-library.ts';
import { entriesOfContent, type StackContent } from '../entries/entries-of-content.ts';
import { MASTER_LOCALE, parentLocale } from '../entries/entry-store.ts';
import {
  formatEntry,
  INSTALLED_AT,
  isJsonObject,
  type JsonObject,
  type StoredEntry,
} from '../entries/stored-entry.ts';

/** A file of an exported stack, by its path in the folder: JSON, or a copy of a picture. */
export type ExportedFile =
  | { readonly path: string; readonly json: string }
  | { readonly path: string; readonly picture: string };

/** Pages with which an empty stack begins. */
export type Seed = Pick<StackContent, 'content' | 'store' | 'advice'>;

/** The environment that a stack's entries are published to, with the addresses of its shops. */
export type ExportedEnvironment = {
  readonly name: string;
  readonly urls: Readonly<Record<Locale, string>>;
};

/**
 * Returns the files of a stack as the vendor's command line imports them
 * (`csdx cm:stacks:import --data-dir`): the content model, the locales and an environment, and with
 * a seed its entries and their pictures. Equal for equal data.
 *
 * A product without blocks of its own is not written: the catalogue has its page.
 */
export function exportStack(
  environment: ExportedEnvironment,
  seed?: Seed,
): readonly ExportedFile[] {
  return [
    json('export-info.json', { contentVersion: 2, logsPath: '' }),
    ...localeFiles(),
    json('environments/environments.json', {
      [ENVIRONMENT_UID]: {
        uid: ENVIRONMENT_UID,
        name: environment.name,
        urls: LOCALES.map((locale) => ({ url: environment.urls[locale], locale })),
        deploy_content: false,
      },
    }),
    json('global_fields/globalfields.json', [...globalFields.values()]),
    json(
      'content_types/schema.json',
      Array.from(contentTypes.values(), (type) => ({
        ...type,
        schema: type.schema.map(withGlobalFields),
      })),
    ),
    ...(seed ? seedFiles(seed) : []),
  ];
}

const json = (path: string, value: unknown): ExportedFile => ({
  path,
  json: `${JSON.stringify(value, withFileOrigin(IMAGE_ORIGIN), 2)}\n`,
});

/** Replaced by the importer, like every uid, with that of the stack. */
const ENVIRONMENT_UID = 'bltenvironment00000';
const API_KEY = 'bltexportedstack000';
const IMAGE_ORIGIN = 'https://images.contentstack.io';

/** The master is a file of its own: a stack is created with it, and it cannot be changed. */
function localeFiles(): readonly ExportedFile[] {
  const described = LOCALES.map((locale) => {
    const isMaster = locale === MASTER_LOCALE;
    const uid = `bltlocale${locale.replace('-', '')}`;
    const fallback = isMaster ? null : fallbackOf(locale);
    return { code: locale, uid, name: nameOf(locale), fallback_locale: fallback };
  });
  const byUid = (isMaster: boolean) =>
    Object.fromEntries(
      described
        .filter(({ code }) => (code === MASTER_LOCALE) === isMaster)
        .map((one) => [one.uid, one]),
    );
  return [
    json('locales/master-locale.json', byUid(true)),
    json('locales/locales.json', byUid(false)),
  ];
}

/** The first locale of another language falls back to the master. */
const fallbackOf = (locale: Locale): string =>
  parentLocale(locale) === locale ? MASTER_LOCALE : parentLocale(locale);

/** The service's names: `Dutch - Netherlands`. */
const nameOf = (locale: Locale): string =>
  [
    new Intl.DisplayNames('en', { type: 'language' }).of(languageOf(locale)),
    new Intl.DisplayNames('en', { type: 'region' }).of(languageTag(locale).slice(-2)),
  ].join(' - ');

/** The importer looks for files in the fields of a content type, including global ones. */
function withGlobalFields(field: SchemaField): SchemaField {
  const shared =
    field.data_type === 'global_field' ? globalFields.get(String(field['reference_to'])) : field;
  const { schema, blocks } = { ...field, schema: shared?.['schema'] } as {
    readonly schema?: readonly SchemaField[];
    readonly blocks?: readonly SchemaField[];
  };
  return {
    ...field,
    ...(schema && { schema: schema.map(withGlobalFields) }),
    ...(blocks && { blocks: blocks.map(withGlobalFields) }),
  };
}

function seedFiles(seed: Seed): readonly ExportedFile[] {
  const assets = createAssetLibrary();
  const { published } = entriesOfContent({ ...seed, assets, apiKey: API_KEY });
  const written = published.filter((entry) => !isBareProduct(entry));
  const shown = new Set(written.flatMap(({ fields }) => assetUids(fields)));
  const pictures = [...assets.all].filter(([uid]) => shown.has(uid));
  const details = pictures.map(([uid, versions]) => [uid, exportAsset(versions)] as const);
  const files = pictures.flatMap(([uid, versions]) =>
    [...versions.values()].slice(0, 1).map(({ filename, path }) => ({
      path: `assets/files/${uid}/${filename}`,
      picture: path,
    })),
  );
  return [
    ...entryFiles(written),
    json('assets/assets.json', { 1: ASSETS_FILE }),
    json(`assets/${ASSETS_FILE}`, Object.fromEntries(details)),
    ...files,
  ];
}

const ASSETS_FILE = 'seed-assets.json';
const ENTRIES_FILE = 'seed-entries.json';

const isBareProduct = ({ fields }: StoredEntry): boolean =>
  fields['page_type'] === 'Product' && (fields['blocks'] as readonly unknown[]).length === 0;

/** The uids of the files in an entry, including those in its rich texts. */
function assetUids(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(assetUids);
  if (!isJsonObject(value)) return [];
  const uid = value['asset-uid'] ?? (typeof value['filename'] === 'string' && value['uid']);
  return typeof uid === 'string' ? [uid] : Object.values(value).flatMap(assetUids);
}

/** An index and a file of entries per content type and locale. */
function entryFiles(entries: readonly StoredEntry[]): readonly ExportedFile[] {
  return [...contentTypes.keys()].flatMap((contentType) =>
    LOCALES.flatMap((locale) => {
      const some = entries.filter(
        (entry) => entry.contentType === contentType && entry.locale === locale,
      );
      if (some.length === 0) return [];
      const folder = `entries/${contentType}/${locale}`;
      const byUid = some.map((entry) => [entry.uid, exportEntry(entry)] as const);
      return [
        json(`${folder}/index.json`, { 1: ENTRIES_FILE }),
        json(`${folder}/${ENTRIES_FILE}`, Object.fromEntries(byUid)),
      ];
    }),
  );
}

const exportEntry = (entry: StoredEntry): JsonObject => ({
  ...formatEntry({ ...entry, fields: filled(entry.fields) }, undefined),
  publish_details: [publishedIn(entry.locale)],
});

const publishedIn = (locale: string) => ({
  environment: ENVIRONMENT_UID,
  locale,
  time: INSTALLED_AT,
  version: 1,
});

/** Leaves fields out that an editor left empty: the management API takes no null for a group. */
const filled = (fields: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, filledValue(value)]],
    ),
  );

function filledValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filledValue);
  return isJsonObject(value) ? filled(value) : value;
}

function exportAsset(versions: ReadonlyMap<string, Asset>): JsonObject {
  const [asset] = versions.values();
  return asset
    ? {
        ...formatAsset(asset, API_KEY),
        url: assetUrl(asset, API_KEY),
        publish_details: Array.from(versions.keys(), publishedIn),
      }
    : {};
}
