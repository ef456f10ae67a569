import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { eanOf } from '#demo/catalogue/article-numbers.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { scaledCatalogue } from '../../../demo/scale/scaled-catalogue.ts';

const SIZE = 2000;
const scaled = scaledCatalogue(catalogue, { size: SIZE, seed: 1 });

const written = (seed: number) =>
  JSON.stringify(scaledCatalogue(catalogue, { size: catalogue.products.length + 100, seed }));

const pricesOf = (products: readonly ProductData[]) =>
  new Set(products.flatMap(({ variants }) => variants.map(({ cents }) => cents))).size;

describe('scaledCatalogue', () => {
  it('returns the requested number of products, the originals first', () => {
    expect(scaled.products).toHaveLength(SIZE);
    expect(scaled.products.slice(0, catalogue.products.length)).toEqual(catalogue.products);
    expect(scaledCatalogue(catalogue, { size: 3, seed: 1 }).products).toHaveLength(3);
  });

  it('is deterministic for a seed, and differs for another seed', () => {
    expect(written(7)).toBe(written(7));
    expect(written(7)).not.toBe(written(8));
  });

  it('derives the EAN of every variant from its SKU', () => {
    const articles = scaled.products.flatMap(({ variants }) => variants);
    const own = articles.filter(({ sku, ean }) => ean === eanOf(sku));
    expect(own).toHaveLength(articles.length);
  });

  it('gives every product and variant a unique SKU', () => {
    const skus = scaled.products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
    expect(new Set(skus).size).toBe(skus.length);
    expect(new Set(scaled.products.map(({ sku }) => sku)).size).toBe(SIZE);
  });

  it.each(LOCALES)('gives every product a unique URL in %s', (locale) => {
    const local = createCatalogueStore(scaled).localized(locale);
    expect(new Set(scaled.products.map((product) => local.url(product))).size).toBe(SIZE);
  });

  it('creates copies with further prices and brands', () => {
    const copies = scaled.products.slice(catalogue.products.length);
    expect(pricesOf(copies)).toBeGreaterThan(pricesOf(catalogue.products));
    expect(new Set(copies.map(({ brand }) => brand)).size).toBe(40);
  });
});
