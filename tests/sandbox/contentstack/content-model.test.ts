import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#sandbox/contentstack/entries/stored-entry.ts';
import { createAssetLibrary } from '#sandbox/contentstack/entries/asset-library.ts';
import { entriesOfContent } from '#sandbox/contentstack/entries/entries-of-content.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { draftAdviceRules } from '#demo/advice/draft-rules.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { fallbackLocales, type Locale } from '#src/shared/locale.ts';
import { richContent } from '../../support/rich-content.ts';
import { entryFaults, fieldsOf } from '../../support/entry-faults.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

describe.each([
  ['the demo shop', content, catalogue],
  ['a shop with everything in it', richContent, smallCatalogue],
])('the entries of %s', (_name, pages, goods) => {
  const store = createCatalogueStore(goods);
  const assets = createAssetLibrary();
  const advice = { published: adviceRules, draft: draftAdviceRules };
  const entries = entriesOfContent({ content: pages, store, assets, apiKey: 'key', advice });
  const all = [...entries.published, ...entries.drafts];

  it('match the schema of their content type', () => {
    const found = all.flatMap(({ contentType, fields }) => entryFaults(contentType, fields));
    expect([...new Set(found)]).toEqual([]);
  });

  it('refer only to existing entries of an allowed content type', () => {
    const known = new Set(all.map(({ contentType, uid }) => `${contentType} ${uid}`));
    for (const { contentType, fields } of all) {
      for (const field of fieldsOf(contentType)) {
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
