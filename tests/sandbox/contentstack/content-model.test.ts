import { describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject } from '#sandbox/contentstack/entries/stored-entry.ts';
import { contentTypes } from '#sandbox/contentstack/delivery/content-types.ts';
import { createAssetLibrary } from '#sandbox/contentstack/entries/asset-library.ts';
import { entriesOfContent } from '#sandbox/contentstack/entries/entries-of-content.ts';
import link from '#sandbox/contentstack/global-fields/link.json';
import picture from '#sandbox/contentstack/global-fields/picture.json';
import seo from '#sandbox/contentstack/global-fields/seo.json';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { fallbackLocales, type Locale } from '#src/shared/locale.ts';
import { richContent } from '../../support/rich-content.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

type Field = JsonObject & { readonly uid: string; readonly data_type: string };

const globalFields = new Map([seo, link, picture].map((field) => [field.uid, field]));

const schemaOf = (holder: unknown): readonly Field[] =>
  isJsonObject(holder) ? ((holder['schema'] ?? []) as readonly Field[]) : [];

/** Paths of the values in an entry that its content type does not allow. */
function faults(fields: JsonObject, schema: readonly Field[], path: string): readonly string[] {
  const unknown = Object.keys(fields).filter((name) => !schema.some(({ uid }) => uid === name));
  return [
    ...unknown.map((name) => `${path}.${name} is in no schema`),
    ...schema.flatMap((field) => fieldFaults(fields[field.uid], field, `${path}.${field.uid}`)),
  ];
}

function fieldFaults(value: unknown, field: Field, path: string): readonly string[] {
  const isMissing = value === undefined || value === null;
  if (isMissing) return field['mandatory'] === true ? [`${path} is missing`] : [];
  if (field['multiple'] === true || field.data_type === 'reference') {
    if (!Array.isArray(value)) return [`${path} is no list`];
    return value.flatMap((item) => valueFaults(item, field, `${path}[]`));
  }
  return valueFaults(value, field, path);
}

function valueFaults(value: unknown, field: Field, path: string): readonly string[] {
  const isKind = KINDS.get(field.data_type);
  if (!isKind) return [`${path} has the unknown kind ${field.data_type}`];
  if (!isKind(value)) return [`${path} is no ${field.data_type}`];
  if (field.data_type === 'group') return faults(value as JsonObject, schemaOf(field), path);
  if (field.data_type === 'global_field') {
    const group = globalFields.get(String(field['reference_to']));
    return faults(value as JsonObject, schemaOf(group), path);
  }
  if (field.data_type === 'blocks') return blockFaults(value as JsonObject, field, path);
  return [];
}

function blockFaults(block: JsonObject, field: Field, path: string): readonly string[] {
  const [[kind, fields] = ['', {}]] = Object.entries(block);
  const known = (field['blocks'] as readonly Field[]).find(({ uid }) => uid === kind);
  return known
    ? faults(fields as JsonObject, schemaOf(known), `${path}.${kind}`)
    : [`${path}.${kind}`];
}

const hasFields =
  (...names: readonly string[]) =>
  (value: unknown): boolean =>
    isJsonObject(value) && names.every((name) => typeof value[name] === 'string');

const KINDS: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['text', (value: unknown) => typeof value === 'string'],
  ['isodate', (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))],
  ['number', (value: unknown) => typeof value === 'number'],
  ['boolean', (value: unknown) => typeof value === 'boolean'],
  ['group', isJsonObject],
  ['json', (value: unknown) => isJsonObject(value) && value['type'] === 'doc'],
  ['global_field', isJsonObject],
  ['blocks', isJsonObject],
  ['link', hasFields('href', 'title')],
  ['file', hasFields('uid', 'url', 'filename', 'content_type')],
  ['reference', hasFields('uid', '_content_type_uid')],
]);

describe.each([
  ['the demo shop', content, catalogue],
  ['a shop with everything in it', richContent, smallCatalogue],
])('the entries of %s', (_name, pages, goods) => {
  const store = createCatalogueStore(goods);
  const assets = createAssetLibrary();
  const entries = entriesOfContent({ content: pages, store, assets, apiKey: 'key' });
  const all = [...entries.published, ...entries.drafts];

  it('match the schema of their content type', () => {
    const found = all.flatMap(({ contentType, fields }) =>
      faults(fields, schemaOf(contentTypes.get(contentType)), contentType),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('refer only to existing entries of an allowed content type', () => {
    const known = new Set(all.map(({ contentType, uid }) => `${contentType} ${uid}`));
    for (const { contentType, fields } of all) {
      for (const field of schemaOf(contentTypes.get(contentType))) {
        if (field.data_type !== 'reference') continue;
        for (const { uid, _content_type_uid } of (fields[field.uid] ?? []) as JsonObject[]) {
          expect(field['reference_to']).toContain(_content_type_uid);
          expect(known).toContain(`${String(_content_type_uid)} ${String(uid)}`);
        }
      }
    }
  });

  it('are written in a locale only where they differ from those it falls back to', () => {
    const written = (locale: string) =>
      entries.published.filter((entry) => entry.locale === locale).length;
    expect(written('nl-be')).toBeLessThan(written('nl-nl'));
    expect(written('de-at')).toBeLessThan(written('de-de'));
    const versions = new Set(
      entries.published.map(({ contentType, uid, fields, locale }) =>
        JSON.stringify([contentType, uid, fields, locale]),
      ),
    );
    for (const { contentType, uid, fields, locale } of entries.published) {
      const parent = fallbackLocales(locale as Locale).at(-1);
      if (parent === undefined || parent === locale) continue;
      expect(versions).not.toContain(JSON.stringify([contentType, uid, fields, parent]));
    }
  });

  it('are unique by content type, uid and locale', () => {
    const names = entries.published.map(({ contentType, uid, locale }) =>
      [contentType, uid, locale].join(' '),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
