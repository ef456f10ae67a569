import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { LocaleContent } from '#adapters/embedded/content-data.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { PRODUCT_CATEGORIES, productCategoryId } from '#demo/catalogue/sub-categories.ts';
import { buildContent } from '#demo/content/build.ts';
import { content, written } from '#demo/content/content.ts';
import { topSearches } from '#demo/search/top-searches.ts';
import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import { type Inline, plainText } from '#src/content/rich-text.ts';
import type { MenuGroup } from '#src/content/shell.ts';
import { bannerPositions } from '#src/listing/banner-slots.ts';
import { slotsPerPage } from '#src/search/sorting-and-page-size.ts';
import { forEveryLocale, type Locale, LOCALES, localizedText } from '#src/shared/locale.ts';
import { slugify } from '#src/shared/normalize-text.ts';
import { menuFilterLinks } from '../support/filter-links.ts';

const PICTURES = new URL('../../demo/pictures/', import.meta.url).pathname;

/** Width and height of every picture. */
const sizes = new Map(
  await Promise.all(
    readdirSync(PICTURES)
      .filter((name) => name.endsWith('.webp'))
      .map(async (name) => {
        const { width, height } = await sharp(await readFile(PICTURES + name)).metadata();
        return [name, [width, height]] as const;
      }),
  ),
);

/** Includes pages that are hidden until they have products. */
const everything = buildContent(written, new Set(PRODUCT_CATEGORIES.map(productCategoryId)));

describe.each(LOCALES)('the content of %s', (locale) => {
  const { shell, pages } = content[locale];
  const whole = everything[locale];
  const urls = pages.map(({ url }) => url);
  const listers = pages.filter((page) => page.type === 'Lister');
  const landingPages = listers.flatMap(({ filteredPages = [] }) => filteredPages);

  it('has a unique path for every page', () => {
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls) expect(url).toMatch(/^\/([a-z0-9]+(-[a-z0-9]+)*)?$/);
  });

  it('F1 has no page below the path of a category', () => {
    for (const lister of listers) {
      expect(urls.filter((url) => url.startsWith(`${lister.url}/`))).toEqual([]);
    }
  });

  it('H4 has reciprocal alternates', () => {
    for (const page of pages) {
      expect(page.alternates[locale]).toBe(page.url);
      for (const other of LOCALES) {
        const twin = content[other].pages.find(({ url }) => url === page.alternates[other]);
        expect(twin).toMatchObject({ uid: page.uid, alternates: page.alternates });
      }
    }
  });

  it('has breadcrumbs from home to the parent of every page', () => {
    for (const page of pages) {
      const [first] = page.breadcrumbs;
      expect(first?.url).toBe(page.type === 'Home' ? undefined : '/');
      expect(urls).toEqual(expect.arrayContaining(page.breadcrumbs.map(({ url }) => url)));
      expect(page.breadcrumbs.map(({ url }) => url)).not.toContain(page.url);
    }
  });

  it('has no empty text and no stray spaces', () => {
    for (const text of textsOf(whole)) expect(text).toMatch(/^\S(?:.*\S)?$/u);
  });

  it('H1 has titles of 10 to 60 and descriptions of 120 to 155 characters', () => {
    const heads = headsOf(whole);
    for (const { metaTitle = '', metaDescription = '' } of [...heads, shell.defaults]) {
      expect(metaTitle).toMatch(/^.{10,60}$/u);
      expect(metaDescription).toMatch(/^.{120,155}$/u);
    }
  });

  it('has a unique title and description in every head', () => {
    const heads = headsOf(whole);
    expect(new Set(heads.map(({ metaTitle }) => metaTitle)).size).toBe(heads.length);
    expect(new Set(heads.map(({ metaDescription }) => metaDescription)).size).toBe(heads.length);
  });

  it('links only to existing pages and filtered listings', () => {
    const links = objectsIn({ shell, pages }).flatMap(({ url }) => url ?? []);
    const known = new Set([...urls, ...filterPaths(locale), ...landingPages.map(({ url }) => url)]);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  it('F7 has only menu filters with products', () => {
    const answered = new Set(filterPaths(locale));
    const links = menuFilterLinks(locale);
    expect(links.length).toBeGreaterThan(25);
    expect(links.filter((link) => !answered.has(link))).toEqual([]);
  });

  it('L6 has a page for each category of the catalogue', () => {
    const ids = listers.map(({ objectId }) => objectId);
    expect(new Set(ids)).toEqual(new Set(catalogue.categories.map(({ id }) => id)));
  });

  it('has a text and three to five questions for each category', () => {
    for (const lister of listers) {
      expect(lister.blocks.some(({ type }) => type === 'text')).toBe(true);
      const questions = lister.blocks.flatMap((block) =>
        block.type === 'questions' ? block.questions : [],
      );
      expect(questions.length).toBeGreaterThanOrEqual(3);
      expect(questions.length).toBeLessThanOrEqual(5);
    }
  });

  it('has only existing pictures, each with its size and an alt text', () => {
    const shown = objectsIn(whole).filter(({ path }) => path !== undefined);
    expect(shown.length).toBeGreaterThan(40);
    for (const { path = '', alt, width, height } of shown) {
      expect({ path, size: sizes.get(path) }).toEqual({ path, size: [width, height] });
      expect(alt?.length).toBeGreaterThan(10);
    }
  });

  it('links to its cart page, which is not indexed', () => {
    const cart = pages.find(({ type }) => type === 'Cart');
    expect(cart?.url).toBe(shell.cartUrl);
    expect(cart?.metadata.disableSearchIndexing).toBe(true);
  });

  it('EC16 has payment methods, the 90-day trial, a phone number and its hours', () => {
    expect(shell.payments?.length).toBeGreaterThan(2);
    expect(shell.usps.join()).toContain('90');
    expect(shell.phone.number).not.toBe('');
    expect(shell.phone.hours).not.toBe('');
  });

  it('contains no words or spellings of neighboring locales', () => {
    const texts = textsOf(whole);
    for (const foreign of FOREIGN_WORDS[locale] ?? []) {
      expect(texts.filter((text) => foreign.test(text))).toEqual([]);
    }
  });
});

describe('content', () => {
  it('has localized paths of the categories and the cart', () => {
    expect(pathsOf('mattresses')).toEqual(paths('/matrassen', '/matratzen', '/mattresses'));
    expect(pathsOf('box-springs')).toEqual(
      paths('/boxsprings', '/boxspringbetten', '/box-springs'),
    );
    expect(pathsOf('toppers')).toEqual(paths('/toppers', '/topper', '/toppers'));
    expect(pathsOf('bed-bases')).toEqual({
      ...paths('/bedbodems', '/lattenroste', '/bed-bases'),
      'nl-be': '/lattenbodems',
    });
    expect(pathsOf('bedding')).toEqual(paths('/beddengoed', '/bettwaren', '/bedding'));
    expect(pathsOf('accessories')).toEqual(paths('/accessoires', '/zubehoer', '/accessories'));
    expect(pathsOf('cart')).toEqual({
      ...paths('/winkelwagen', '/warenkorb', '/cart'),
      'nl-be': '/winkelmandje',
    });
  });

  it.each(['de-de', 'de-at'] as const)('P4 promises "90 Tage Umtauschrecht" in %s', (locale) => {
    expect(content[locale].shell.usps).toContain('90 Tage Umtauschrecht');
    expect(pathsOf('trial')[locale]).toBe('/90-tage-umtauschrecht');
  });

  it.each(LOCALES)(
    'L2 has a banner among the products of categories, each once, in %s',
    (locale) => {
      const counts = everything[locale].pages.flatMap((page) =>
        page.type === 'Lister' && page.banner
          ? [bannerPositions(slotsPerPage(page.productsPerPage), page.banner).length]
          : [],
      );
      expect(counts.length).toBeGreaterThanOrEqual(4);
      expect(counts.filter((count) => count !== 1)).toEqual([]);
    },
  );

  it('L6 has a page for every category in PRODUCT_CATEGORIES', () => {
    const ids = everything['nl-nl'].pages.flatMap((page) =>
      page.type === 'Lister' ? [page.objectId] : [],
    );
    expect(ids.toSorted()).toEqual(PRODUCT_CATEGORIES.map(productCategoryId).toSorted());
  });

  it('omits the page and the menu entry of a category without products', () => {
    const mattressesOnly = buildContent(written, new Set([productCategoryId('mattresses')]));
    for (const locale of LOCALES) {
      const { pages, shell } = mattressesOnly[locale];
      const listers = pages.filter(({ type }) => type === 'Lister');
      expect(listers.map(({ uid }) => uid)).toEqual(['mattresses']);
      expect(shell.menu.map(({ url }) => url)).toEqual(listers.map(({ url }) => url));
      expect(shell.menu.flatMap(({ groups }) => groups).every(hasLinks)).toBe(true);
    }
  });

  it('S5 has at least six unique top searches per locale', () => {
    for (const locale of LOCALES) {
      const searches = localizedText(topSearches, locale);
      expect(searches.length).toBeGreaterThanOrEqual(6);
      expect(new Set(searches.map((text) => text.toLowerCase())).size).toBe(searches.length);
    }
  });
});

/** Words of neighbouring countries that must not appear in a country with words of its own. */
const FOREIGN_WORDS: Readonly<Partial<Record<Locale, readonly RegExp[]>>> = {
  'nl-nl': [/donsdeken/i, /winkelmandje/i, /\bgsm\b/, /\bproper\b/],
  'nl-be': [/\bdekbed/i, /bedbodem/i, /winkelwagen/i, /schoon\b/, /\bkun je\b/],
  'de-de': [/polster\b/i, /Jänner/, /Nachtkästchen/],
  'de-at': [/kissen/i, /Januar/, /Nachttisch/],
  'en-us': [/colour/i, /centre/i, /metres?\b/i, /fibre/i, /grey/i, /mould/i],
};

function pathsOf(uid: string): Partial<Record<Locale, string>> {
  return content['nl-nl'].pages.find((page: PageEntry) => page.uid === uid)?.alternates ?? {};
}

function paths(nl: string, de: string, en: string): Record<Locale, string> {
  return forEveryLocale((locale) => localizedText({ nl, de, en }, locale));
}

/** Every listing filtered by one value that some product of the category has. */
function filterPaths(locale: Locale): readonly string[] {
  const slug = (text: string): string => slugify(text, locale);
  return content[locale].pages.flatMap((page) => {
    if (page.type !== 'Lister') return [];
    const category = catalogue.categories.find(({ id }) => id === page.objectId);
    return (category?.facets ?? []).flatMap((code) =>
      valuesOf(page.objectId, code, locale).map(
        (value) => `${page.url}/${slug(attributeLabel(code, locale) ?? '')}/${slug(value)}`,
      ),
    );
  });
}

const NONE = { nl: '', de: '', en: '' };

function valuesOf(categoryId: string, code: string, locale: Locale): readonly string[] {
  const options = catalogue.attributes[code]?.options ?? {};
  return catalogue.products
    .filter(({ categoryIds }) => categoryIds.includes(categoryId))
    .flatMap(({ attributes, variants }) => {
      if (code === 'maat') return variants.flatMap(({ size }) => size ?? []);
      return [attributes[code] ?? []]
        .flat()
        .map((key) => localizedText(options[key] ?? NONE, locale));
    });
}

const hasLinks = ({ links }: MenuGroup): boolean => links.length > 0;

const headsOf = ({ pages, errorPage }: LocaleContent) => [
  ...[...pages, errorPage].map(({ metadata }) => metadata),
  ...pages.flatMap((page) =>
    page.type === 'Lister' ? (page.filteredPages ?? []).map(({ metadata }) => metadata) : [],
  ),
];

type Node = {
  readonly url?: string;
  readonly path?: string;
  readonly alt?: string;
  readonly width?: number;
  readonly height?: number;
};

/** Every object inside a value, to find links and pictures anywhere. */
function objectsIn(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}

/** Fields with words of other shops, and with keys of the catalogue. */
const NO_WORDS: ReadonlySet<string> = new Set(['alternates', 'selection', 'uid', 'categoryUid']);

/** A line of rich text, whose pieces are read as one. */
const isLine = (value: unknown): value is readonly Inline[] =>
  Array.isArray(value) &&
  value.some((piece: Partial<Inline>) => piece.type === 'text' && 'text' in piece);

/** Every text inside a value that a shopper may read. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (isLine(value)) return [plainText(value)];
  return Object.entries(value).flatMap(([key, part]) => (NO_WORDS.has(key) ? [] : textsOf(part)));
}
