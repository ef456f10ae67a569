import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { createMagentoAssortment } from '#adapters/magento/magento-assortment.ts';
import { createMagentoProductCatalog } from '#adapters/magento/magento-product-catalog.ts';
import { NO_PICTURE } from '#src/catalog/product-pictures.ts';
import type { Product } from '#src/catalog/product.ts';
import { displayPriceOf } from '#src/pricing/price.ts';
import { err, ok } from '#src/shared/result.ts';
import {
  pathsIn,
  replaceAt,
  withChangedAnswers,
  withMemoizedReads,
  type JsonPath,
} from '../../support/changed-answers.ts';
import { createRecordingDrift, noDrift } from '../../support/drift.ts';
import { magentoOf, type MagentoReads } from '../../support/magento-in-process.ts';
import { setCatalogue } from '../../support/set-catalogue.ts';
import { inScope } from '../../support/test-scope.ts';

const magento = withMemoizedReads(magentoOf(setCatalogue, { stockThreshold: 5000 }));

type Replacement = readonly [path: JsonPath, value: unknown];

/** The shop's product from an altered answer of Magento. */
async function salvaged(sku: string, ...replacements: readonly Replacement[]) {
  const drift = createRecordingDrift();
  const changed = withChangedAnswers(magento, (data, { operation }) => {
    if (operation !== 'Products') return undefined;
    for (const [path, value] of replacements) replaceAt(data, [...FIRST, ...path], value);
    return data;
  });
  const found = await createMagentoProductCatalog(changed, drift, shopCatalogue).product(
    'nl-nl',
    sku,
  );
  return { product: found.ok ? found.value : undefined, found, dropped: drift.items };
}

const FIRST = ['products', 'items', 0] as const;

async function whole(sku: string): Promise<Product> {
  const { product } = await salvaged(sku);
  if (!product) throw new Error(`There is no ${sku}`);
  return product;
}

const OF_VARIANTS = { upstream: 'magento', place: 'products.items[].variants[]' };
const UNREADABLE = { kind: 'catalog-unavailable', status: 502 };
const PRICE = ['price_range', 'minimum_price', 'final_price'] as const;

describe('a product that cannot be read', () => {
  it.each<[string, Replacement]>([
    ['a price', [[...PRICE, 'value'], null]],
    ['a price in euro', [[...PRICE, 'currency'], 'USD']],
    ['a price that is not negative', [[...PRICE, 'value'], -1]],
    ['a name', [['name'], null]],
    ['an address', [['url_key'], '']],
    ['variants', [['variants'], []]],
    ['a variant that has a price', [['variants'], [{ product: { sku: 'M1-90' } }]]],
  ])('is dropped and reported if it lacks %s', async (_, replacement) => {
    const { found, dropped } = await salvaged('M1', replacement);
    expect(found).toMatchObject({ ok: false, error: UNREADABLE });
    expect(dropped).toContainEqual({ upstream: 'magento', place: 'products.items[]', item: 'M1' });
  });

  it('is dropped and reported without a SKU', async () => {
    const { found, dropped } = await salvaged('M1', [['sku'], null]);
    expect(found).toMatchObject({ ok: false, error: UNREADABLE });
    expect(dropped).toEqual([{ upstream: 'magento', place: 'products.items[]' }]);
  });

  it('does not affect the other products of its page', async () => {
    const drift = createRecordingDrift();
    let isFirst = true;
    const changed = withChangedAnswers(magento, (data, { operation }) => {
      if (operation !== 'Products' || !isFirst) return undefined;
      isFirst = false;
      replaceAt(data, [...FIRST, ...PRICE], null);
      return data;
    });
    const request = { page: 1, productsPerPage: 100 };
    const before = await createMagentoAssortment(magento, drift, shopCatalogue).products(
      'nl-nl',
      request,
    );
    const after = await createMagentoAssortment(changed, drift, shopCatalogue).products(
      'nl-nl',
      request,
    );
    const all = before.ok ? before.value : { products: [], total: 0 };
    expect(after).toEqual({
      ok: true,
      value: { products: all.products.slice(1), total: all.total },
    });
    expect(drift.items).toEqual([
      { upstream: 'magento', place: 'products.items[]', item: 'M4-90' },
    ]);
  });
});

const dayWhere = async (value: unknown) => {
  const changed = withChangedAnswers(magento, (data, { operation }) => {
    if (operation === 'Products') replaceAt(data, [...FIRST, 'new_from_date'], value);
    return data;
  });
  const request = { page: 1, productsPerPage: 1 };
  const found = await createMagentoAssortment(changed, noDrift, shopCatalogue).products(
    'nl-nl',
    request,
  );
  return found.ok ? found.value.products.map((product) => product.since) : found;
};

describe('the first day of a product in the shop', () => {
  it('is the date of new_from_date', async () => {
    expect(await dayWhere('2026-02-28 13:00:00')).toEqual(['2026-02-28']);
    expect(await dayWhere('2026-02-28')).toEqual(['2026-02-28']);
  });

  it.each([[null], [''], ['soon'], [20_260_228], [{}]])('is undefined for %j', async (day) => {
    expect(await dayWhere(day)).toEqual([undefined]);
  });
});

describe('a variant that cannot be read', () => {
  it('is dropped from its product and reported', async () => {
    const { variants, ...others } = await whole('M1');
    const { product, dropped } = await salvaged('M1', [['variants', 0, 'product', ...PRICE], null]);
    expect(product).toEqual({ ...others, variants: [variants[1], variants[2]] });
    expect(dropped).toEqual([
      { upstream: 'magento', place: 'products.items[].variants[].product', item: 'M1-90' },
    ]);
  });

  it('is dropped from its product and reported if it costs nothing', async () => {
    const { variants, ...others } = await whole('M1');
    const { product, dropped } = await salvaged('M1', [
      ['variants', 0, 'product', ...PRICE, 'value'],
      0,
    ]);
    expect(product).toEqual({ ...others, variants: [variants[1], variants[2]] });
    expect(dropped).toEqual([
      { upstream: 'magento', place: 'products.items[].price_range', item: 'M1-90' },
    ]);
  });

  it('is dropped from its product and reported without a value that it is chosen by', async () => {
    const { variants, ...others } = await whole('M1');
    const { product, dropped } = await salvaged('M1', [['variants', 0, 'attributes'], []]);
    expect(product).toEqual({ ...others, variants: [variants[1], variants[2]] });
    expect(dropped).toEqual([
      { upstream: 'magento', place: 'products.items[].attributes', item: 'M1-90' },
    ]);
  });

  it('is not sold as a product without sizes if all have lost theirs', async () => {
    const lost = [0, 1, 2].map((index): Replacement => [['variants', index, 'attributes'], []]);
    const { found, dropped } = await salvaged('M1', ...lost);
    expect(found).toMatchObject({ ok: false, error: UNREADABLE });
    expect(dropped).toHaveLength(4);
  });

  it('does not count for the default price of its product', async () => {
    const { product } = await salvaged('M1', [['variants', 0, 'product', ...PRICE], null]);
    expect(product?.price.final.cents).toBe(44_900);
    for (const { price } of product?.variants ?? []) expect(price.default.cents).toBe(44_900);
  });
});

const offers = (product: Product | undefined) =>
  product?.variants.map(({ price }) => displayPriceOf(price));

describe('a product that costs nothing', () => {
  it('P3 is shown without a price, and reported', async () => {
    const { product, dropped } = await salvaged('P1-50', [[...PRICE, 'value'], 0]);
    expect(product?.name).toBe((await whole('P1-50')).name);
    expect(offers(product)).toEqual([undefined]);
    expect(dropped).toEqual([
      { upstream: 'magento', place: 'products.items[].price_range', item: 'P1-50' },
    ]);
  });

  it('P3 is shown without a price as a set whose bed and parts are free', async () => {
    const [set] = (await answered('B1')).items;
    const free = pathsIn(set)
      .filter((path) => path.slice(-2).join() === 'final_price,value' && path.includes('options'))
      .map((path): Replacement => [path, 0]);
    expect(free.length).toBeGreaterThan(1);
    const { product } = await salvaged('B1', ...free);
    expect(new Set(offers(product))).toEqual(new Set([undefined]));
  });
});

describe('an error beside the products of an answer', () => {
  it('is reported by its path, and the products are returned', async () => {
    const drift = createRecordingDrift();
    const path = ['products', 'items', 0, 'variants', 1, 'product', 'media_gallery'];
    const partial: MagentoReads = {
      async read(locale, operation, variables) {
        const answer = await magento.read(locale, operation, variables);
        const errors = [{ message: '', category: '', code: '', path }];
        return answer.ok && operation.name === 'Products'
          ? ok({ ...answer.value, errors })
          : answer;
      },
    };
    const found = await createMagentoProductCatalog(partial, drift, shopCatalogue).product(
      'nl-nl',
      'M1',
    );
    expect(found).toMatchObject({ ok: true, value: { sku: 'M1' } });
    const place = 'products.items[].variants[].product.media_gallery';
    expect(drift.items).toEqual([{ upstream: 'magento', place }]);
  });
});

describe('a null in a list of Magento', () => {
  it.each<[string, JsonPath]>([
    ['a picture', ['media_gallery']],
    ['a category', ['categories']],
    ['a property', ['custom_attributesV2', 'items']],
    ['a configurable option', ['configurable_options']],
    ['a variant', ['variants']],
    ['a value of a variant', ['variants', 0, 'attributes']],
  ])('is skipped without a report in place of %s', async (_, path) => {
    const [{ items }] = [await answered('M1')];
    const list = path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), items[0]);
    const { product, dropped } = await salvaged('M1', [path, [null, ...(list as unknown[])]]);
    expect(product).toEqual(await whole('M1'));
    expect(dropped).toEqual([]);
  });

  it('is skipped as the product of a disabled variant', async () => {
    const { product, dropped } = await salvaged('M1', [['variants', 1, 'product'], null]);
    expect(product?.variants.map(({ sku }) => sku)).toEqual(['M1-90', 'M1-180']);
    expect(dropped).toEqual([]);
  });

  it('is skipped in the list of products', async () => {
    const { product, dropped } = await salvaged('M1', [[], null]);
    expect(product).toBeUndefined();
    expect(dropped).toEqual([]);
  });
});

describe('a set', () => {
  it('drops and reports a choice that cannot be read', async () => {
    const { product, dropped } = await salvaged('B1', [
      ['items', 1, 'options', 3, 'product', ...PRICE],
      null,
    ]);
    expect(product?.parts?.[0]?.choices.map(({ key }) => key)).toEqual(['schuim', 'latex']);
    expect(dropped).toEqual([
      {
        upstream: 'magento',
        place: 'products.items[].items[].options[]',
        item: 'B1-topper-geen',
      },
    ]);
  });

  it.each<[string, Replacement]>([
    ['the price of the default option', [['items', 1, 'options', 0, 'product', ...PRICE], null]],
    ['the choice of the default option', [['items', 1, 'options', 0, 'is_default'], false]],
    ['a whole part', [['items', 1], null]],
    ['the options of the bed', [['items', 0, 'options'], []]],
  ])('is dropped and reported without this part of its price: %s', async (_, replacement) => {
    const { found, dropped } = await salvaged('B1', replacement);
    expect(found).toMatchObject({ ok: false, error: UNREADABLE });
    expect(dropped).toContainEqual({ upstream: 'magento', place: 'products.items[]', item: 'B1' });
  });
});

/** The answer for an unknown SKU, whose search finds the set B1 with this change. */
async function unsold(...[path, value]: Replacement) {
  const [set] = (await answered('B1')).items;
  const found = { products: { items: [structuredClone(set)], total_count: 1 } };
  replaceAt(found, [...FIRST, ...path], value);
  const searched: MagentoReads = {
    async read(locale, operation, variables) {
      const answer = await magento.read(locale, operation, variables);
      const isSearch = operation.name === 'Products' && 'search' in Object(variables);
      return answer.ok && isSearch ? ok({ ...answer.value, data: found }) : answer;
    },
  };
  return createMagentoProductCatalog(searched, createRecordingDrift(), shopCatalogue).product(
    'nl-nl',
    'GONE',
  );
}

describe('an unknown SKU', () => {
  const OPTION = ['items', 1, 'options', 1] as const;

  it.each<[string, Replacement]>([
    ['that is complete', [['name'], 'Set']],
    ['with an option whose product is disabled', [[...OPTION, 'product'], null]],
    ['with an option that is null', [OPTION, null]],
    ['with a part that is null', [['items', 1], null]],
  ])('is not found if its search returns a set %s', async (_, replacement) => {
    expect(await unsold(...replacement)).toEqual(err({ kind: 'product-not-found' }));
  });

  it.each<[string, Replacement]>([
    ['an option without a SKU', [[...OPTION, 'product', 'sku'], null]],
    ['an option without a product', [OPTION, {}]],
    ['no list of options', [['items', 1, 'options'], null]],
    ['that SKU as an option', [[...OPTION, 'product', 'sku'], 'GONE']],
  ])('is unavailable, not missing, if its search returns a set with %s', async (_, replacement) => {
    expect(await unsold(...replacement)).toMatchObject({ error: UNREADABLE });
  });
});

/** A product whose list has this number of entries, each like the first. */
const manyOf = async (sku: string, path: JsonPath, count: number) => {
  const [item] = (await answered(sku)).items;
  const list = path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), item);
  const [first] = list as readonly [{ readonly product: { readonly sku: string } }];
  const all = Array.from({ length: count }, (_, index) => ({
    ...first,
    product: { ...first.product, sku: index === 0 ? first.product.sku : `${sku}-${index}` },
  }));
  return salvaged(sku, [path, all]);
};

describe('a product with many variants', () => {
  it.each([
    [5000, 5000, []],
    [5001, 5000, [OF_VARIANTS]],
  ])(
    'has at most 5,000 of %i variants, and reports the excess',
    async (count, expected, reported) => {
      const { product, dropped } = await manyOf('M1', ['variants'], count);
      expect(product?.variants).toHaveLength(expected);
      expect(dropped).toEqual(reported);
    },
  );

  it('has at most 5,000 options of a set, and reports the excess', async () => {
    const { product, dropped } = await manyOf('B1', ['items', 0, 'options'], 5001);
    expect(product?.variants).toHaveLength(5000);
    expect(dropped).toHaveLength(1);
  });
});

describe('a product with missing data', () => {
  const GALLERY = ['media_gallery'] as const;

  it('falls back to its main image if its gallery is empty', async () => {
    const { product } = await salvaged('M2', [GALLERY, []]);
    const [picture] = (await whole('M2')).pictures;
    expect(product?.pictures).toEqual([{ ...picture, width: 1200, height: 900 }]);
  });

  const themed =
    'https://m.test/static/frontend/Magento_Catalog/images/product/placeholder/image.jpg';
  const uploaded = 'https://m.test/media/catalog/product/placeholder/default/moon.jpg';

  it.each<[string, unknown]>([
    ['no main image', null],
    ['the placeholder of the theme', { url: themed, label: 'Matras Anker' }],
    ['a placeholder that administrators chose', { url: uploaded, label: 'Matras Anker' }],
  ])("is sold with the shop's placeholder if its only picture is %s", async (_, image) => {
    const { product, dropped } = await salvaged('M2', [GALLERY, []], [['image'], image]);
    expect(product).toEqual({ ...(await whole('M2')), pictures: [NO_PICTURE] });
    expect(dropped).toEqual([]);
  });

  it('omits disabled pictures and videos', async () => {
    const [switchedOff, film] = [
      await salvaged('B1', [[...GALLERY, 0, 'disabled'], true]),
      await salvaged('B1', [[...GALLERY, 0, 'kind'], 'ProductVideo']),
    ];
    for (const { product } of [switchedOff, film]) {
      expect(product?.pictures.map(({ path }) => path)).toEqual(['layers.webp']);
    }
  });

  it('uses its name as the alt text of a picture without a label', async () => {
    const { product } = await salvaged('M2', [[...GALLERY, 0, 'label'], null]);
    expect(product?.pictures[0].alt).toBe('Matras Anker');
  });

  it('falls back to the final price for a missing regular price', async () => {
    const path = ['variants', 2, 'product', 'price_range', 'minimum_price', 'regular_price'];
    const { product } = await salvaged('M1', [path, null]);
    expect(product?.variants[2]?.price.regular.cents).toBe(59_900);
  });

  it('has no stock of a variant without stock_status', async () => {
    const path = ['variants', 0, 'product', 'stock_status'];
    const { product } = await salvaged('M1', [path, null]);
    expect(product?.variants[0].stock).toBe(0);
  });

  it('takes the attributes of its options from its variants if Magento shows none', async () => {
    const hidden = withChangedAnswers(magento, (_, { operation }) =>
      operation === 'VisibleAttributes' ? { attributesList: { items: [] } } : undefined,
    );
    const found = await createMagentoProductCatalog(hidden, noDrift, shopCatalogue).product(
      'nl-nl',
      'B1',
    );
    expect(found.ok && found.value.attributes).toEqual((await whole('B1')).attributes);
  });

  it.each(['21', 21])(
    'reads the option %j of a bed, and no bed with an unknown option',
    async (id) => {
      const { items } = await answered('B1');
      const known = pathsIn(items[0]).find((at) => at.at(-1) === 'kleur') ?? [];
      const { product, dropped } = await salvaged('B1', [known, id]);
      expect(product?.variants).toHaveLength(3);
      expect(dropped).toEqual([
        { upstream: 'magento', place: 'products.items[].attributes', item: 'B1-140x200-zand' },
      ]);
    },
  );
});

/** Magento's answer for a SKU. */
async function answered(sku: string): Promise<{ readonly items: readonly unknown[] }> {
  let items: readonly unknown[] = [];
  const heard = withChangedAnswers(magento, (data, { operation }) => {
    if (operation === 'Products')
      ({ items } = (data as { products: { items: unknown[] } }).products);
    return undefined;
  });
  await createMagentoProductCatalog(heard, createRecordingDrift(), shopCatalogue).product(
    'nl-nl',
    sku,
  );
  return { items };
}

describe('any corrupted answer of Magento', () => {
  const anyJunk = fc.oneof(
    fc.constantFrom<unknown>(null, '', 'x', 0, -1, 1e300, 0.5, true, [], {}, [null], [[]], NaN),
    fc.constant(JSON.parse('{"__proto__":{"sku":"x"},"constructor":{"name":1}}') as unknown),
    fc.jsonValue(),
  );

  it.each(['M1', 'B1', 'X1-1'])(
    '%s is either a valid product or dropped, and nothing is thrown',
    async (sku) => {
      const { items } = await answered(sku);
      const anyPath = fc.constantFrom(...pathsIn(items[0]));
      await fc.assert(
        fc.asyncProperty(anyPath, anyJunk, async (path, junk) => {
          const { product } = await salvaged(sku, [path, junk]);
          expect(product ? unreadableIn(product) : []).toEqual([]);
          expect(product?.pictures).not.toEqual([]);
          // P3: a product that has a price has no variant without one.
          const prices = product?.variants.map(({ price }) => price.final.cents) ?? [];
          expect(Math.min(0, ...prices)).toBe(0);
          expect(new Set(prices.map((cents) => cents > 0)).size).toBeLessThan(2);
        }),
        { numRuns: inScope(150, 40) },
      );
    },
  );
});

/** Paths of values that no page can show. */
const unreadableIn = (product: Product): readonly string[] =>
  pathsIn(product)
    .filter((path) => {
      const value = path.reduce<unknown>((at, step) => Reflect.get(Object(at), step), product);
      return value === undefined || value === null || Number.isNaN(value);
    })
    .map((path) => path.join('.'));
