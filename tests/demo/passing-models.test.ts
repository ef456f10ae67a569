import { beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductCatalog } from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import { withCategoryKinds } from '#adapters/system/category-kinds.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { availableVariantOfSize } from '#src/catalog/compatible-products.ts';
import { PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import type { Product } from '#src/catalog/product.ts';
import { selectionFromQuery } from '#src/catalog/selection-from-query.ts';
import { roomFit } from '#src/room/room-fit.ts';
import { parseWayForm } from '#src/room/way-form.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { ok } from '#src/shared/result.ts';
import { findPassingModels } from '#src/use-cases/find-passing-models.ts';
import { createMemoryLog } from '../support/memory-log.ts';

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

const skus = (models: readonly { readonly sku: string }[] = []): readonly string[] =>
  models.map(({ sku }) => sku);

describe('the models of the demo shop that pass', () => {
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
});
