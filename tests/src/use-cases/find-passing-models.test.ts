import { beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductCatalog } from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { withCategoryKinds } from '#adapters/system/category-kinds.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { availableVariantOfSize, bedComponentOf } from '#src/catalog/compatible-products.ts';
import { PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import type { Product } from '#src/catalog/product.ts';
import { selectionFromQuery } from '#src/catalog/selection-from-query.ts';
import { roomFit } from '#src/room/room-fit.ts';
import { parseWayForm } from '#src/room/way-form.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { failedSearch } from '#src/search/search-result.ts';
import { err, ok } from '#src/shared/result.ts';
import { findPassingModels } from '#src/use-cases/find-passing-models.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

type Ports = Parameters<typeof findPassingModels>[0];

let ports: Ports;

beforeAll(() => {
  const store = createCatalogueStore(catalogue);
  ports = {
    search: withCategoryKinds(createEmbeddedProductSearch(store), shopCatalogue),
    catalog: createEmbeddedProductCatalog(store),
    log: createMemoryLog(),
  };
});

async function productOf(sku: string): Promise<Product> {
  const found = await ports.catalog.product('de-de', sku);
  if (!found.ok) throw new Error(`The demo shop has no ${sku}.`);
  return found.value;
}

const STAIR = '?room=way&up=quarter&stair-width=72&upper-width=72';
/** A stair that nothing gets up. */
const NOTHING = '?room=way&up=quarter&stair-width=30&upper-width=30&headroom=100';

const INCOMPLETE = { models: [], instead: [], isComplete: false };

const size = (value: string): string => `?groesse=${value}`;

async function foundFor(sku: string, query: string, own = ports, inSize = '160x200') {
  const selection = selectionFromQuery(await productOf(sku), size(inSize), 'de-de');
  return findPassingModels(own, 'de-de', selection, query);
}

const packed = (product: Product, value: string): Product => ({
  ...product,
  attributes: product.attributes.map((one) =>
    one.code === PACKAGES_CODE ? { ...one, value } : one,
  ),
});

/** The shop with other packages for its products, by the prefix of their attributes. */
function packedAs(packages: Readonly<Record<string, string>>): Ports {
  const packagesOf = ({ attributes }: Product) =>
    Object.entries(packages).find(([prefix]) =>
      attributes.some(({ code }) => code.startsWith(`${prefix}_`)),
    )?.[1];
  const product: Ports['catalog']['product'] = async (...named) => {
    const found = await ports.catalog.product(...named);
    const other = found.ok ? packagesOf(found.value) : undefined;
    return found.ok && other !== undefined ? ok(packed(found.value, other)) : found;
  };
  return { ...ports, catalog: { ...ports.catalog, product } };
}

/** Of a box spring in one piece. */
const IN_ONE_PIECE = 'box rigid w*l*34';

const skus = (models: readonly { readonly sku: string }[] = []): readonly string[] =>
  models.map(({ sku }) => sku);

describe('findPassingModels', () => {
  it('RM9 names models of the same size that surely pass, the cheapest first', async () => {
    const found = await foundFor('HAL-VIKA', STAIR);
    expect(found?.size).toBe('160x200');
    expect(skus(found?.models).slice(0, 2)).toEqual(['HAL-SUND', 'FED-ELBE']);
    expect(found?.models[0]?.url).toMatch(/=160x200$/u);
    expect(found?.instead).toEqual([]);
  });

  it('RM9 names only models that pass on their own page, in every one of some ways', async () => {
    for (const headroom of ['', '&headroom=200', '&headroom=215', '&headroom=230']) {
      const query = STAIR + headroom;
      const { read } = parseWayForm(query);
      const { models = [] } = (await foundFor('HAL-VIKA', query)) ?? {};
      for (const model of models) {
        const { query: named } = splitUrl(model.url);
        const selection = selectionFromQuery(await productOf(model.sku), named, 'de-de');
        expect(selection.configuration.variant).toMatchObject({ size: '160x200' });
        expect(selection.configuration.variant.stock).toBeGreaterThan(0);
        expect(read?.ok && roomFit(selection, read.value)).toMatchObject({ verdict: 'passes' });
      }
      expect(models.length).toBeGreaterThan(0);
    }
  });

  it('RM9 says which choice a model takes, and links to it so', async () => {
    const { models = [] } = (await foundFor('HAL-VIKA', STAIR)) ?? {};
    const brink = models.find(({ sku }) => sku === 'VEL-BRINK');
    expect(brink?.chosen).toContain('Naturlatex');
    expect(brink?.url).toContain('naturlatex');
  });

  it('RM9 names what takes less for one that takes more headroom than usual, the least first', async () => {
    const { models = [] } = (await foundFor('LUN-SERENA', STAIR)) ?? {};
    expect(skus(models).slice(0, 2)).toEqual(['FED-ELBE', 'HAL-SUND']);
    const taken = models.map(({ headroom = 0 }) => headroom);
    expect(taken).toEqual(taken.toSorted((one, other) => one - other));
    expect(Math.max(...taken)).toBeLessThan(218);
  });

  it('RM9 knows that nothing takes less', async () => {
    const all = packedAs({ boxspring: 'box rigid w/2*l*26 x2' });
    const doubted = await foundFor('LUN-SERENA', STAIR, all);
    expect(doubted).toMatchObject({ models: [], isComplete: true });
  });

  it('RM9 names a bed in smaller pieces if no model passes: frame, base and mattress', async () => {
    const stair = '?room=way&up=quarter&stair-width=55&upper-width=55&headroom=200';
    const boxspring = IN_ONE_PIECE;
    const none = await foundFor('LUN-SERENA', stair, packedAs({ boxspring }));
    expect(none).toMatchObject({ models: [], instead: [] });
    const rolled = packedAs({ boxspring, bedbodem: 'base rolled w*18*18' });
    const found = await foundFor('LUN-SERENA', stair, rolled);
    expect(skus(found?.models)).toEqual([]);
    const products = await Promise.all(skus(found?.instead).map(productOf));
    expect(new Set(products.map(bedComponentOf))).toEqual(
      new Set(['bed-frame', 'base', 'mattress']),
    );
    const base = products.find((product) => bedComponentOf(product) === 'base');
    const [single] = base?.variants.filter(({ size: inSize }) => inSize === '80x200') ?? [];
    expect(found?.instead.find(({ sku }) => sku === base?.sku)).toMatchObject({
      url: expect.stringMatching(/\?groesse=80x200$/u),
      two: '80x200',
      price: { final: { cents: 2 * (single?.price.final.cents ?? 0) } },
    });
  });

  it('RM9 names no piece of a bed of which another does not pass', async () => {
    const lift = { 'lift-door-width': 70, 'lift-door-height': 205 };
    const cabin = { 'cabin-width': 80, 'cabin-depth': 90, 'cabin-height': 175 };
    const measures = Object.entries({ ...lift, ...cabin }).map(
      ([name, value]) => `${name}=${value}`,
    );
    const query = `?room=way&up=lift&${measures.join('&')}`;
    const found = await foundFor('LUN-SERENA', query, packedAs({ boxspring: IN_ONE_PIECE }));
    expect(found).toMatchObject({ models: [], instead: [] });
  });

  it('RM9 asks for nothing without a measured way, for what passes it, and without a size', async () => {
    expect(await foundFor('HAL-VIKA', '?room=way')).toBeUndefined();
    expect(await foundFor('HAL-SUND', STAIR)).toBeUndefined();
    expect(await foundFor('FED-ALPIN', STAIR)).toBeUndefined();
  });

  it('RM9 names models that pass as two halves, with the price of both', async () => {
    const lift =
      '?room=way&up=lift&lift-door-width=80&lift-door-height=205&cabin-width=80&cabin-depth=90&cabin-height=205';
    const asOne = packedAs({ matras: 'mattress flat w*l*22' });
    const { models = [] } = (await foundFor('FED-DONAU', lift, asOne)) ?? {};
    expect(models.length).toBeGreaterThan(0);
    for (const { sku, two, url, price } of models) {
      const product = await productOf(sku);
      const halves = product.variants.filter(({ size: made }) => made === '80x200');
      expect(availableVariantOfSize(product, '160x200')).toBeDefined();
      expect(two).toBe('80x200');
      expect(url).toMatch(/groesse=160x200.*pro-seite=/u);
      expect(halves.map((one) => 2 * one.price.final.cents)).toContain(price.final.cents);
    }
  });

  it('RM9 knows that none passes once every other one was tried', async () => {
    expect(await foundFor('LUN-SERENA', NOTHING)).toEqual({
      size: '160x200',
      models: [],
      instead: [],
      isComplete: true,
      isAvailable: true,
    });
  });

  it('RM9 does not know it of products without packages, and of those it did not try', async () => {
    const unknown = packedAs({ boxspring: '' });
    expect(await foundFor('LUN-SERENA', NOTHING, unknown)).toMatchObject(INCOMPLETE);
    const search: Ports['search'] = {
      productsAndFilters: async (request) => ({
        ...(await ports.search.productsAndFilters(request)),
        nbHits: 60,
      }),
    };
    expect(await foundFor('LUN-SERENA', NOTHING, { ...ports, search })).toMatchObject(INCOMPLETE);
  });

  it('RM9 does not know it while search or catalogue are unavailable', async () => {
    const away = { ...INCOMPLETE, isAvailable: false };
    const search = { productsAndFilters: () => Promise.resolve(failedSearch(503, 'unavailable')) };
    expect(await foundFor('HAL-VIKA', STAIR, { ...ports, search })).toMatchObject(away);
    const error = { kind: 'catalog-unavailable', status: 503, message: 'busy' } as const;
    const product = () => Promise.resolve(err(error));
    const catalog = { ...ports.catalog, product };
    expect(await foundFor('HAL-VIKA', STAIR, { ...ports, catalog })).toMatchObject(away);
  });

  it('RM9 asks for no further products once the page no longer waits', async () => {
    let asked = 0;
    const product: Ports['catalog']['product'] = (...named) => {
      asked += 1;
      return ports.catalog.product(...named);
    };
    let searched = 0;
    const productsAndFilters: Ports['search']['productsAndFilters'] = (request) => {
      searched += 1;
      return ports.search.productsAndFilters(request);
    };
    const catalog = { ...ports.catalog, product };
    const own = { ...ports, catalog, search: { productsAndFilters } };
    const selection = selectionFromQuery(await productOf('LUN-SERENA'), size('160x200'), 'de-de');
    await findPassingModels(own, 'de-de', selection, NOTHING, () => asked === 0);
    expect([searched, asked]).toEqual([1, 6]);
  });
});
