import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import { SET } from '#demo/catalogue/attribute-sets.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { ATTRIBUTE_GROUPS, attributeGroup } from '#src/catalog/attribute-groups.ts';
import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import { attributeType } from '#src/catalog/attributes/attribute-key.ts';
import { CATEGORY_IDS } from '#demo/catalogue/category-ids.ts';
import { compareIds } from '#src/catalog/categories.ts';
import { isDerivedFacet } from '#src/catalog/derived-facets.ts';
import { isSizeFacet, sizeFacetValues } from '#src/catalog/size-facets.ts';
import { isEan } from '#src/catalog/ean.ts';
import { parseDay } from '#src/shared/calendar-day.ts';
import { LOCALES, localizedText, type LocalizedText } from '#src/shared/locale.ts';
import { slugify } from '#src/shared/normalize-text.ts';

const PICTURES = new URL('../../demo/pictures/', import.meta.url).pathname;

const { attributes, categories, products } = catalogue;
const variants = products.flatMap((product) => product.variants);
const productsOf = (categoryId: string): readonly ProductData[] =>
  products.filter((product) => product.categoryIds.includes(categoryId));

/** Values of a category's facet, as keys or texts. */
function facetValues(categoryId: string, code: string): Set<string> {
  const shown = productsOf(categoryId);
  if (isSizeFacet(code)) {
    const sizes = shown.flatMap(({ variants }) => variants.map(({ size }) => size));
    return new Set(sizes.flatMap((size) => sizeFacetValues(code, size) ?? []));
  }
  if (code === 'price') return new Set(shown.flatMap((p) => p.variants.map((v) => `${v.cents}`)));
  return new Set(shown.flatMap((p) => p.attributes[code] ?? []).map(String));
}

describe('the demo catalogue', () => {
  it('L6 has the category ids of the specification', () => {
    expect(CATEGORY_IDS).toEqual({
      toppers: '3',
      boxSprings: '4',
      accessories: '5',
      mattresses: '7',
      beds: '8',
      bedBases: '9',
      bedding: '10',
      promotions: '37',
      outletToppers: '52',
    });
  });

  it('L6 has products in every category, and mattresses for more than one page', () => {
    const ids: readonly string[] = Object.values(CATEGORY_IDS);
    const named = categories.map(({ id }) => id).filter((id) => ids.includes(id));
    expect(named.toSorted(compareIds)).toEqual(['3', '4', '5', '7', '8', '9', '10', '37', '52']);
    expect(productsOf('7').length).toBeGreaterThan(16);
    expect(ids.filter((id) => productsOf(id).length < 2)).toEqual([]);
  });

  it('L6 has every product in a category, whose page leads to it', () => {
    const shown = new Set(categories.flatMap(({ id }) => productsOf(id)));
    expect(products.filter((product) => !shown.has(product)).map(({ sku }) => sku)).toEqual([]);
  });

  it('has at least 160 products, and 2,500 variants in stock', () => {
    expect(products.length).toBeGreaterThanOrEqual(160);
    expect(variants.filter(({ stock }) => stock > 0).length).toBeGreaterThanOrEqual(2_500);
  });

  it('has at least six products of every attribute set', () => {
    const counts = Object.entries(SET).map(([kind, id]) => ({
      kind,
      count: products.filter(({ attributeSetId }) => attributeSetId === id).length,
    }));
    expect(counts.filter(({ count }) => count < 6)).toEqual([]);
  });

  it('has unique SKUs, EANs and catalogue ids', () => {
    expect(repeated(products.map((product) => product.sku))).toEqual([]);
    expect(repeated(variants.map((variant) => variant.sku))).toEqual([]);
    expect(repeated(variants.map((variant) => variant.ean))).toEqual([]);
    expect(repeated(products.map((product) => product.catalogueId))).toEqual([]);
  });

  it('has EANs with valid check digits', () => {
    expect(variants.filter(({ ean }) => !isEan(ean))).toEqual([]);
  });

  it('has unique slugs of categories and products in every locale', () => {
    for (const locale of LOCALES) {
      const names = [...categories, ...products].map((page) => localizedText(page.name, locale));
      const slugs = names.map((name) => slugify(name, locale));
      expect(slugs).not.toContain('');
      expect(repeated(slugs)).toEqual([]);
    }
  });

  it('has no empty text in Dutch, German and English', () => {
    const words = allWords(catalogue);
    expect(words.length).toBeGreaterThan(products.length * 5);
    const texts = words.flatMap((wording) => Object.values(wording));
    expect(texts.filter((text) => text === '' || text !== text.trim())).toEqual([]);
  });
});

describe('attributes of the demo catalogue', () => {
  it('L10 cover every group of the specification', () => {
    const codes = products.flatMap((product) => Object.keys(product.attributes));
    const groups = new Set(codes.map(attributeGroup));
    expect(ATTRIBUTE_GROUPS.filter((group) => !groups.has(group))).toEqual([]);
  });

  it('L5 include the energy label of each lamp and the certificate of all bedding', () => {
    const lamps = products.filter(({ attributeSetId }) => attributeSetId === SET.lamps);
    const bedding = products.filter((product) => 'beddengoed_soort' in product.attributes);
    expect(lamps.filter(({ attributes: own }) => !own['bedlampje_energielabel'])).toEqual([]);
    expect(bedding.filter(({ attributes: own }) => !own['beddengoed_keurmerk'])).toEqual([]);
  });

  it('P4 include the trial terms of every mattress, box spring and topper', () => {
    const sets = new Set<string>([SET.mattresses, SET.boxSprings, SET.toppers]);
    const shown = products.filter(({ attributeSetId }) => sets.has(attributeSetId));
    const terms = shown.map((product) => product.attributes['proefslapen']);
    expect(new Set(terms)).toEqual(new Set(['ja', 'met_beschermer', 'eenmaal_ruilen', 'nee']));
  });

  it('L5 have a label for every key', () => {
    const codes = [...Object.keys(attributes), ...products.flatMap(codesOf)];
    const own = (code: string) => attributes[code]?.label;
    expect(
      codes.filter((code) => (attributeLabel(code, 'nl-nl') ?? own(code)) === undefined),
    ).toEqual([]);
  });

  it('L5 have keys with the product types of their attribute set', () => {
    const types = Object.fromEntries(
      Object.values(SET).map((id) => [id, new Set(typesOf(id).filter(Boolean))]),
    );
    expect(types).toEqual({
      37: new Set(['mattress']),
      38: new Set(['box-spring']),
      39: new Set(['bed-frame']),
      40: new Set(['topper']),
      41: new Set(['bed-base']),
      43: new Set(['duvet', 'bedding']),
      44: new Set(['pillow', 'bedding']),
      45: new Set(['duvet-cover', 'bedding']),
      46: new Set(['bedside-lamp']),
      47: new Set(['fitted-sheet', 'bedding']),
      48: new Set(['mattress-protector', 'bedding']),
      49: new Set(['cushion', 'bedding']),
      50: new Set(['cabinet']),
      51: new Set(['stool']),
    });
  });

  it('are declared, and so are their options', () => {
    const used = products.flatMap((product) => Object.entries(product.attributes));
    const unknown = used.filter(([code, value]) => {
      const options = attributes[code]?.options;
      const known = options === undefined || [value].flat().every((key) => key in options);
      return !(code in attributes) || !known;
    });
    expect(used.length).toBeGreaterThan(products.length);
    expect(unknown).toEqual([]);
  });

  it('have options with unique slugs (F3)', () => {
    for (const [code, { options }] of Object.entries(attributes)) {
      for (const locale of LOCALES) {
        const words = Object.values(options ?? {}).map((word) => localizedText(word, locale));
        expect({ code, alike: repeated(words.map((word) => slugify(word, locale))) }).toEqual({
          code,
          alike: [],
        });
      }
    }
  });

  it('L4 fill every highlight of their set with a grade from 1 to 5 or a value', () => {
    const odd = products.filter(({ attributeSetId, ratings, attributes: values }) => {
      const highlights = catalogue.highlights?.get(attributeSetId) ?? [];
      const filled = highlights.every(({ code, plp_highlight_rating }) =>
        plp_highlight_rating === 1 ? isGrade(ratings[code]) : values[code] !== undefined,
      );
      const graded = highlights.filter((highlight) => highlight.plp_highlight_rating === 1);
      return !filled || Object.keys(ratings).length !== graded.length;
    });
    expect(odd.map(({ sku }) => sku)).toEqual([]);
    const sets: readonly string[] = Object.values(SET);
    expect(products.filter(({ attributeSetId }) => !sets.includes(attributeSetId))).toEqual([]);
  });
});

/**
 * Properties on cards, as facet codes. Furniture, lamps and cushions have sizes that are no filter.
 */
function shownOnCards(shown: readonly ProductData[], isSized: boolean): readonly string[] {
  const offers = shown.flatMap((product) => product.variants);
  const reduced = new Set(offers.map(({ cents, wasCents = cents }) => wasCents > cents));
  return [
    'merk',
    'price',
    'levertijd',
    'beoordeling',
    ...(isSized && offers.some(({ size }) => size) ? ['maat'] : []),
    ...(shown.every(isReduced) || !reduced.has(true) ? [] : ['aanbieding']),
    ...optionCodes(offers).filter((code) => choicesOf(offers, code).size > 1),
  ];
}

const optionCodes = (offers: readonly VariantData[]): readonly string[] => [
  ...new Set(offers.flatMap(({ options = {} }) => Object.keys(options))),
];

const choicesOf = (offers: readonly VariantData[], code: string): ReadonlySet<string> =>
  new Set(offers.flatMap(({ options = {} }) => options[code] ?? []));

const isReduced = (product: ProductData): boolean =>
  product.variants.some(({ wasCents }) => wasCents !== undefined);

describe('facets of the demo catalogue', () => {
  it('have at least two values each', () => {
    const facets = categories.flatMap(({ id, facets }) => facets.map((code) => ({ id, code })));
    const written = facets.filter(({ code }) => !isDerivedFacet(code));
    expect(written.filter(({ code }) => !(code in attributes))).toEqual([]);
    const offered = ({ id, code }: (typeof facets)[number]) =>
      new Set(
        facets
          .filter((facet) => facet.id === id && labelsOf(facet.code)[0] === labelsOf(code)[0])
          .flatMap((facet) => Array.from(facetValues(id, facet.code))),
      );
    expect(written.filter((facet) => offered(facet).size < 2)).toEqual([]);
  });

  it('include everything that a product card shows of its offer', () => {
    const missing = categories.flatMap(({ id, facets }) => {
      const shown = shownOnCards(productsOf(id), id !== CATEGORY_IDS.accessories);
      return shown.filter((code) => !facets.includes(code)).map((code) => ({ id, code }));
    });
    expect(missing).toEqual([]);
  });

  it('F8 have the same labels and options if two of a category share a label', () => {
    const shared = categories.flatMap(({ facets }) => {
      return facets.flatMap((one) =>
        facets.filter((two) => labelsOf(two)[0] === labelsOf(one)[0]).map((two) => [one, two]),
      );
    });
    for (const [one = '', two = ''] of shared) {
      expect(labelsOf(two)).toEqual(labelsOf(one));
      expect(attributes[two]?.options).toEqual(attributes[one]?.options);
    }
    expect(shared.some(([one, two]) => one !== two)).toBe(true);
  });

  it('do not include the size of accessories', () => {
    const lamps = products.filter((product) => product.attributeSetId === SET.lamps);
    const sizes = lamps.flatMap((product) => product.variants.map((variant) => variant.size));
    expect(new Set(sizes)).toEqual(new Set([undefined]));
    expect(categories.find((category) => category.id === '5')?.facets).not.toContain('maat');
  });
});

describe('prices and stock of the demo catalogue', () => {
  it('are whole cents, and less than the was-price', () => {
    const odd = variants.filter(
      ({ cents, wasCents = Infinity }) =>
        !Number.isSafeInteger(cents) || cents <= 0 || wasCents <= cents,
    );
    expect(odd).toEqual([]);
  });

  it('P3d have reductions with a last day, of at least eight products, and others without', () => {
    const ending = products.filter((product) => product.variants.some((one) => one.reducedUntil));
    expect(ending.length).toBeGreaterThanOrEqual(8);
    const reduced = variants.filter(({ wasCents }) => wasCents !== undefined);
    expect(reduced.some(({ reducedUntil }) => reducedUntil === undefined)).toBe(true);
    const days = variants.flatMap(({ reducedUntil, wasCents }) =>
      reducedUntil === undefined
        ? []
        : [{ day: parseDay(reducedUntil), isReduced: wasCents !== undefined }],
    );
    expect(days.filter(({ day, isReduced }) => day === undefined || !isReduced)).toEqual([]);
  });

  it('P3a are never lower for a larger size of the same product, color and firmness, nor is what they were', () => {
    const odd = products.flatMap((product) =>
      product.variants.flatMap((large) =>
        product.variants.filter(
          (small) =>
            isDeepStrictEqual(small.options, large.options) &&
            fitsIn(small.size, large.size) &&
            (small.cents > large.cents || undiscounted(small) > undiscounted(large)),
        ),
      ),
    );
    expect(odd).toEqual([]);
  });

  it('mark a product as quick exactly if all that is in stock is delivered within three days', () => {
    const availability = products.map(({ sku, attributes }) => [
      sku,
      attributes['direct_beschikbaar'],
    ]);
    expect(availability).toEqual(products.map((product) => [product.sku, quicknessOf(product)]));
  });

  it('include sold-out sizes, last items and reductions', () => {
    expect(variants.some((variant) => variant.stock === 0)).toBe(true);
    expect(variants.some((variant) => variant.stock === 2)).toBe(true);
    expect(variants.some((variant) => variant.wasCents !== undefined)).toBe(true);
    expect(variants.some((variant) => variant.cents % 100 !== 0)).toBe(true);
  });

  it('have a valid first day of sale', () => {
    for (const { since } of products) {
      expect(new Date(`${since}T00:00:00Z`).toISOString().slice(0, 10)).toBe(since);
    }
  });
});

describe('pictures of the demo catalogue', () => {
  const pictures = new Map(
    [...products, ...variants].flatMap((p) => p.pictures ?? []).map((p) => [p.path, p]),
  );

  it('exist as WebP files in the stated size', async () => {
    for (const { path, width, height } of pictures.values()) {
      const metadata = await sharp(await readFile(PICTURES + path)).metadata();
      const found = { path, format: metadata.format, at: [metadata.width, metadata.height] };
      expect(found).toEqual({ path, format: 'webp', at: [width, height] });
    }
  });

  it('are first on at most four product cards each', () => {
    const first = products.map((product) => product.pictures[0].path);
    const often = first.filter((path) => first.filter((other) => other === path).length > 4);
    expect(new Set(often)).toEqual(new Set());
  });
});

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** Every wording in a value, however deep. */
function allWords(value: unknown): readonly LocalizedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('nl' in value && 'de' in value && 'en' in value) return [value as LocalizedText];
  return Object.values(value).flatMap(allWords);
}

const undiscounted = ({ cents, wasCents = cents }: ProductData['variants'][number]): number =>
  wasCents;

/** Whether no side of `small` is longer than that of `large`. */
function fitsIn(small: string | undefined, large: string | undefined): boolean {
  const [smallWidth = 0, smallLength = 0] = (small ?? '').split('x').map(Number);
  const [largeWidth = 0, largeLength = 0] = (large ?? '').split('x').map(Number);
  return smallWidth <= largeWidth && smallLength <= largeLength;
}

const codesOf = ({ attributes, ratings }: ProductData): readonly string[] => [
  ...Object.keys(attributes),
  ...Object.keys(ratings),
];

/** The product types in the attribute keys of a set's products. */
const typesOf = (setId: string) =>
  products
    .filter(({ attributeSetId }) => attributeSetId === setId)
    .flatMap((product) => codesOf(product).map(attributeType));

const labelsOf = (code: string) => LOCALES.map((locale) => attributeLabel(code, locale));

function isGrade(grade: number | undefined): boolean {
  return [1, 2, 3, 4, 5].some((known) => known === grade);
}

function quicknessOf({ variants }: ProductData): string {
  const days = variants.flatMap(({ stock, deliveryDays }) => (stock > 0 ? [deliveryDays] : []));
  if (days.every((one) => one <= 3)) return 'ja';
  return days.some((one) => one <= 3) ? 'deels' : 'nee';
}
