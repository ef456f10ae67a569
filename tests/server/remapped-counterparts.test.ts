import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ContentData, LocaleContent } from '#adapters/embedded/content-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import type { ContentEntry } from '#src/content/page-entry.ts';
import {
  forEveryLocale,
  languageTag,
  LOCALES,
  type Locale,
  type LocalizedText,
  localizedText,
} from '#src/shared/locale.ts';
import { err } from '#src/shared/result.ts';
import { eventually, PATIENCE } from '../support/eventually.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { alternatesIn, hrefOf, readHead } from '../support/read-page.ts';
import { readSitemap } from '../support/read-sitemap.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { smallContent } from '../support/small-content.ts';
import { openShop, smallPorts, type RunningShop } from './small-shop.ts';

type Paths = Readonly<Record<Locale, string>>;

const pathsOf = (words: LocalizedText): Paths =>
  forEveryLocale((locale) => localizedText(words, locale));

const CONTACT = pathsOf({ nl: '/contact', de: '/kontakt', en: '/contact' });
const DELIVERY = pathsOf({ nl: '/bezorgen', de: '/lieferung', en: '/delivery' });
const GERMAN: Locale = 'de-de';

const pageAt = (uid: string, paths: Paths, locale: Locale): ContentEntry => ({
  type: 'Content',
  uid,
  title: uid,
  url: paths[locale],
  metadata: {},
  alternates: paths,
  breadcrumbs: [],
  blocks: [],
});

/** The small shop with two more pages, of which the German editors remap one to the other. */
function contentIn(locale: Locale): LocaleContent {
  const own = smallContent[locale];
  const remap = locale === GERMAN ? { [CONTACT[GERMAN]]: DELIVERY[GERMAN] } : {};
  return {
    ...own,
    pages: [...own.pages, pageAt('contact', CONTACT, locale), pageAt('delivery', DELIVERY, locale)],
    oldAddresses: { ...own.oldAddresses, remap },
  };
}

const remappedContent: ContentData = forEveryLocale(contentIn);

const source = createEmbeddedContentSource(remappedContent, createCatalogueStore(smallCatalogue));
const openWith = (content: ContentSource, environment = {}): Promise<RunningShop> =>
  openShop({ ports: { ...smallPorts(), content, log: createMemoryLog() }, environment });

const hostOf = (locale: Locale) => `${locale}.localhost:3000`;
const addressIn = (paths: Paths, locale: Locale) => `http://${hostOf(locale)}${paths[locale]}`;

async function headAt(shop: RunningShop, paths: Paths, locale: Locale) {
  const page = await shop.get(paths[locale], { host: hostOf(locale) });
  return readHead(await page.text());
}
const namedBy = async (shop: RunningShop, paths: Paths, locale: Locale) =>
  alternatesIn(await headAt(shop, paths, locale));

/** Alternates of a page in all of `locales`, by language, with the Dutch one as `x-default`. */
const namesOf = (paths: Paths, locales: readonly Locale[]) => ({
  ...Object.fromEntries(locales.map((one) => [languageTag(one), addressIn(paths, one)])),
  'x-default': addressIn(paths, 'nl-nl'),
});

const OTHERS = LOCALES.filter((locale) => locale !== GERMAN);
const shop = await openWith(source);

// Pages do not wait long for it, so the first ones may lack it.
beforeAll(() =>
  vi.waitUntil(async () => !('de-DE' in (await namedBy(shop, CONTACT, 'nl-nl'))), PATIENCE),
);

describe('a page that is remapped in the German shop', () => {
  it('H3 H4 is listed by none of the others, which list each other', async () => {
    for (const locale of OTHERS)
      expect([locale, await namedBy(shop, CONTACT, locale)]).toEqual([
        locale,
        namesOf(CONTACT, OTHERS),
      ]);
  });

  it('H3 H4 lists none of them, and its replacement lists its own alternates', async () => {
    const head = await headAt(shop, CONTACT, GERMAN);
    expect(hrefOf(head, 'canonical')).toBe(addressIn(DELIVERY, GERMAN));
    expect(await namedBy(shop, CONTACT, GERMAN)).toEqual({});
    for (const locale of LOCALES)
      expect(await namedBy(shop, DELIVERY, locale)).toEqual(namesOf(DELIVERY, LOCALES));
  });

  it('H4 keeps all other pages listing each other', async () => {
    const heads = new Map<string, readonly string[]>();
    for (const paths of [CONTACT, DELIVERY])
      for (const locale of LOCALES)
        heads.set(addressIn(paths, locale), Object.values(await namedBy(shop, paths, locale)));
    for (const [address, named] of heads)
      for (const href of named)
        expect([href, heads.get(href)]).toContainEqual(expect.arrayContaining([address]));
  });

  it('H4 is in no sitemap, and every sitemap has the same alternates', async () => {
    for (const locale of LOCALES) {
      const file = await shop.get('/sitemap-content.xml', { host: hostOf(locale) });
      const entries = readSitemap(await file.text());
      const counterparts = new Map(
        entries.map(({ location, alternates }) => [
          location,
          Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
        ]),
      );
      const contact = locale === GERMAN ? undefined : namesOf(CONTACT, OTHERS);
      expect(counterparts.get(addressIn(CONTACT, locale))).toEqual(contact);
      expect(counterparts.get(addressIn(DELIVERY, locale))).toEqual(namesOf(DELIVERY, LOCALES));
    }
  });

  it('H4 is also remapped by the configuration', async () => {
    const plain = await openWith(
      {
        ...source,
        oldAddresses: () => Promise.resolve({ ok: true, value: NONE }),
      },
      { REMAP: JSON.stringify({ [GERMAN]: { [CONTACT[GERMAN]]: DELIVERY[GERMAN] } }) },
    );
    expect(await namedBy(plain, CONTACT, 'nl-nl')).toEqual(namesOf(CONTACT, OTHERS));
    expect(await namedBy(plain, CONTACT, GERMAN)).toEqual({});
  });
});

const NONE: OldAddresses = { remap: {}, redirects: {} };

describe('remaps by editors of other locales', () => {
  it('are read once a minute, for any number of pages', async () => {
    const requests: Locale[] = [];
    const counted = await openWith({
      ...source,
      oldAddresses(locale) {
        requests.push(locale);
        return source.oldAddresses(locale);
      },
    });
    await namedBy(counted, CONTACT, 'nl-nl');
    await eventually(() => expect(requests.toSorted()).toEqual(LOCALES.toSorted()));
    requests.length = 0;
    await namedBy(counted, DELIVERY, 'nl-nl');
    expect(requests).toEqual(['nl-nl']);
  });

  it.each([
    ['does not answer', () => new Promise<never>(() => {})],
    [
      'is unavailable',
      () =>
        Promise.resolve(
          err({ kind: 'content-unavailable', status: 503, message: 'away', url: '' } as const),
        ),
    ],
  ])('delay no page while their source %s', async (_, silent) => {
    const quiet = await openWith({
      ...source,
      oldAddresses: (locale) => (locale === GERMAN ? silent() : source.oldAddresses(locale)),
    });
    expect(await namedBy(quiet, CONTACT, 'nl-nl')).toEqual(namesOf(CONTACT, LOCALES));
  });
});
