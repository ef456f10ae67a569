import { describe, expect, it } from 'vitest';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { createDriftList, openContentstack } from '../../support/contentstack-shop.ts';

const { settings, store } = await openContentstack(content, catalogue);
const drift = createDriftList();
const embedded = createEmbeddedContentSource(content, store, 'key');
const contentstack = createContentstackContentSource({ settings, drift });

/** What both have to say, with pictures by the names of their files. */
const same = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, field: unknown) =>
      key === 'path' && typeof field === 'string' ? field.split('/').at(-1) : field,
    ),
  );

describe.each(LOCALES)('the demo shop over Contentstack in %s', (locale) => {
  it('H7 has the same pages, word for word', async () => {
    for (const { url } of content[locale].pages) {
      const [found, expected] = await Promise.all([
        contentstack.pageByUrl(locale, url),
        embedded.pageByUrl(locale, url),
      ]);
      expect(same(found)).toStrictEqual(same(expected));
    }
  });
});
