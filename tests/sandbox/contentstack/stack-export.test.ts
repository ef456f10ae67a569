import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedPictureSource } from '#adapters/embedded/embedded-picture-source.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import type { PictureSource } from '#ports/content-source.ts';
import { exportStack } from '#sandbox/contentstack/export/stack-export.ts';
import { writeStack } from '#sandbox/contentstack/export/write-stack.ts';
import { isJsonObject, type JsonObject } from '#sandbox/contentstack/entries/stored-entry.ts';
import { err } from '#src/shared/result.ts';
import { forEveryLocale, LOCALES } from '#src/shared/locale.ts';
import { entryFaults } from '../../support/entry-faults.ts';

const environment = {
  name: 'production',
  urls: forEveryLocale((locale) => `https://${locale}.example`),
};
const store = createCatalogueStore(catalogue);
const pictures = createEmbeddedPictureSource('demo/pictures');
const advice = { published: adviceRules };
const exported = exportStack(environment, { content, store, advice });

const folder = await mkdtemp(join(tmpdir(), 'stack-'));
afterAll(() => rm(folder, { recursive: true }));
const written = await writeStack(join(folder, 'stack'), exported, pictures);

/** A file of the folder, as the importer reads it. */
const read = async (path: string): Promise<JsonObject> =>
  JSON.parse(await readFile(join(folder, 'stack', path), 'utf8')) as JsonObject;

type ExportedEntry = JsonObject & { readonly publish_details: readonly JsonObject[] };

/** The entries of all content types and locales, found by their indexes. */
async function readEntries() {
  const all: { contentType: string; locale: string; uid: string; entry: ExportedEntry }[] = [];
  for (const contentType of await readdir(join(folder, 'stack/entries'))) {
    for (const locale of await readdir(join(folder, 'stack/entries', contentType))) {
      const index = await read(`entries/${contentType}/${locale}/index.json`);
      for (const file of Object.values(index)) {
        const entries = await read(`entries/${contentType}/${locale}/${String(file)}`);
        for (const [uid, entry] of Object.entries(entries))
          all.push({ contentType, locale, uid, entry: entry as ExportedEntry });
      }
    }
  }
  return all;
}

const entries = await readEntries();
const { 1: assetsFile } = await read('assets/assets.json');
const assets = await read(`assets/${String(assetsFile)}`);

/** All objects within a value, itself included. */
const objectsIn = (value: unknown): readonly JsonObject[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isJsonObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
};

const SYSTEM_FIELDS = new Set(
  'uid locale ACL tags _version _in_progress publish_details created_at created_by updated_at updated_by'.split(
    ' ',
  ),
);

const ownFields = (entry: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !SYSTEM_FIELDS.has(name)));

describe('an exported stack', () => {
  it('is the same for the same shop', () => {
    expect(exportStack(environment, { content, store, advice })).toEqual(exported);
  });

  it('has the layout of the importer, in its second version', async () => {
    expect(written).toEqual({ ok: true, value: exported.length });
    expect((await readdir(join(folder, 'stack'))).join(' ')).toBe(
      'assets content_types entries environments export-info.json global_fields locales',
    );
    expect(await read('export-info.json')).toMatchObject({ contentVersion: 2 });
  });

  it('has the locales, each with the one it falls back to', async () => {
    const master = Object.values(await read('locales/master-locale.json'));
    const others = Object.values(await read('locales/locales.json'));
    expect(master).toMatchObject([{ code: 'nl-nl', name: 'Dutch - Netherlands' }]);
    expect(others).toMatchObject([
      { code: 'nl-be', fallback_locale: 'nl-nl' },
      { code: 'de-de', fallback_locale: 'nl-nl' },
      { code: 'de-at', fallback_locale: 'de-de' },
      { code: 'en-us', fallback_locale: 'nl-nl' },
    ]);
  });

  it('has the fields of global fields in its content types, where the importer finds files', async () => {
    const types = objectsIn(await read('content_types/schema.json'));
    const shared = types.filter(({ data_type }) => data_type === 'global_field');
    expect(shared.length).toBeGreaterThan(10);
    for (const field of shared) expect(field['schema']).not.toHaveLength(0);
  });

  it('has entries of every page type that follow their content type', () => {
    const faults = entries.flatMap(({ contentType, entry }) =>
      entryFaults(contentType, ownFields(entry)),
    );
    expect([...new Set(faults)]).toEqual([]);
    const types = new Set(entries.map(({ entry }) => entry['page_type']));
    for (const type of ['Home', 'Lister', 'Product', 'Content', 'Search', 'Cart', 'Error'])
      expect(types).toContain(type);
  });

  it('has no product without blocks of its own', () => {
    const products = entries.filter(({ entry }) => entry['page_type'] === 'Product');
    for (const { entry } of products) expect(entry['blocks']).not.toHaveLength(0);
    expect(products.length).toBeLessThan(catalogue.products.length);
  });

  it('refers only to its own entries and files', () => {
    const known = new Set(
      entries.map(({ contentType, uid }) => JSON.stringify([contentType, uid])),
    );
    const parts = entries.flatMap(({ entry }) => objectsIn(entry));
    const references = parts.flatMap(({ uid, _content_type_uid: type }) =>
      type === undefined ? [] : JSON.stringify([type, uid]),
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((name) => !known.has(name))).toEqual([]);
    const named = new Set(
      parts.map((part) => part['asset-uid'] ?? (part['filename'] !== undefined && part['uid'])),
    );
    named.delete(false);
    expect(named).toEqual(new Set(Object.keys(assets)));
  });

  it('has the file of every asset where the importer looks for it', async () => {
    const found = await readdir(join(folder, 'stack/assets/files'), { recursive: true });
    const files = Object.values(assets) as { uid: string; filename: string }[];
    expect(files.length).toBeGreaterThan(20);
    for (const { uid, filename } of files) expect(found).toContain(join(uid, filename));
  });

  it('is published in its environment, an entry in its locale, a file in those that show it', async () => {
    const environments = Object.keys(await read('environments/environments.json'));
    for (const { locale, entry } of entries)
      expect(entry.publish_details).toMatchObject([{ locale, environment: environments[0] }]);
    for (const asset of Object.values(assets) as ExportedEntry[]) {
      const locales = asset.publish_details.map(({ locale }) => locale);
      expect(LOCALES.filter((locale) => locales.includes(locale))).toEqual(locales);
      expect(locales).not.toHaveLength(0);
    }
  });
});

describe('a stack without a seed', () => {
  it('has the content model, the locales and the environment', () => {
    const seedless = exportStack(environment).map(({ path }) => path);
    expect(seedless).toEqual(
      exported.map(({ path }) => path).filter((path) => !/^(?:assets|entries)\//u.test(path)),
    );
  });
});

describe('writeStack', () => {
  it('writes into an empty folder only', async () => {
    const again = await writeStack(join(folder, 'stack'), exported, pictures);
    expect(again).toEqual(err({ kind: 'not-empty' }));
  });

  it('fails for a picture that cannot be read', async () => {
    const none: PictureSource = { read: () => Promise.resolve(err('not-found')) };
    const answer = await writeStack(join(folder, 'other'), exported, none);
    expect(answer).toMatchObject(err({ kind: 'picture-unreadable', why: 'not-found' }));
  });
});
