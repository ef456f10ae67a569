import { beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductCatalog } from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { withCategoryKinds } from '#adapters/system/category-kinds.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { bedComponentOf } from '#src/catalog/compatible-products.ts';
import { PACKAGES } from '#src/catalog/page-attributes.ts';
import type { Product } from '#src/catalog/product.ts';
import { selectionFromQuery } from '#src/catalog/selection-from-query.ts';
import { roomFit } from '#src/room/room-fit.ts';
import { parseWayForm } from '#src/room/way-form.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { failedSearch } from '#src/search/search-result.ts';
import { ok } from '#src/shared/result.ts';
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
const size = (value: string): string => `?groesse=${value}`;

async function foundFor(sku: string, query: string, own = ports, inSize = '160x200') {
  const selection = selectionFromQuery(await productOf(sku), size(inSize), 'de-de');
  return findPassingModels(own, 'de-de', selection, query);
}

/** The shop with other packages for its products whose attributes have this prefix. */
function packedAs(prefix: string, packages: string): Ports {
  const packed = (product: Product): Product => ({
    ...product,
    attributes: product.attributes.map((one) =>
      one.code === PACKAGES ? { ...one, value: packages } : one,
    ),
  });
  const isPacked = ({ attributes }: Product) =>
    attributes.some(({ code }) => code.startsWith(`${prefix}_`));
  const product: Ports['catalog']['product'] = async (...named) => {
    const found = await ports.catalog.product(...named);
    return found.ok && isPacked(found.value) ? ok(packed(found.value)) : found;
  };
  return { ...ports, catalog: { ...ports.catalog, product } };
}

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

  it('RM9 names what surely passes for one that takes more headroom than usual', async () => {
    const { models = [] } = (await foundFor('LUN-SERENA', STAIR)) ?? {};
    expect(skus(models)).toContain('HAL-SUND');
    expect(models.filter(({ headroom = 0 }) => headroom > 200)).toEqual([]);
  });

  it('RM9 names a bed in smaller pieces if no model passes: frame, base and mattress', async () => {
    const stair = '?room=way&up=quarter&stair-width=55&upper-width=55&headroom=200';
    expect(await foundFor('LUN-SERENA', stair)).toMatchObject({ models: [], instead: [] });
    const found = await foundFor('LUN-SERENA', stair, packedAs('bedbodem', 'base rolled w*18*18'));
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
    const found = await foundFor('LUN-SERENA', `?room=way&up=lift&${measures.join('&')}`);
    expect(found).toMatchObject({ models: [], instead: [] });
  });

  it('RM9 asks for nothing without a measured way, for what passes it, and without a size', async () => {
    expect(await foundFor('HAL-VIKA', '?room=way')).toBeUndefined();
    expect(await foundFor('HAL-SUND', STAIR)).toBeUndefined();
    expect(await foundFor('FED-ALPIN', STAIR)).toBeUndefined();
  });

  it('RM9 names none while search or catalogue are unavailable', async () => {
    const search = { productsAndFilters: () => Promise.resolve(failedSearch(503, 'unavailable')) };
    expect(await foundFor('HAL-VIKA', STAIR, { ...ports, search })).toMatchObject({ models: [] });
    const catalog: Ports['catalog'] = {
      ...ports.catalog,
      product: () => Promise.resolve({ ok: false, error: { kind: 'product-not-found' } }),
    };
    expect(await foundFor('HAL-VIKA', STAIR, { ...ports, catalog })).toMatchObject({ models: [] });
  });
});
