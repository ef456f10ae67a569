import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { productType } from '#src/catalog/product-type.ts';
import type { Product } from '#src/catalog/product.ts';
import type { Fibre } from '#src/duties/fibre-names.ts';
import { goodsFactsOf } from '#src/duties/goods-facts.ts';
import { missingFacts } from '#src/duties/missing-facts.ts';
import { countryOf, LOCALES } from '#src/shared/locale.ts';

const DAY = '2026-11-27';
const store = createCatalogueStore(catalogue);
const dutch = store.localized('nl-nl');
const products = catalogue.products.map((data) => dutch.product(data));
const valueOf = ({ attributes }: Product, pattern: RegExp) =>
  attributes.find(({ code }) => pattern.test(code))?.value ?? '';

const ANIMAL_FIBRES: ReadonlySet<Fibre> = new Set([
  'wool',
  'virgin-wool',
  'silk',
  'cashmere',
  'animal-hair',
]);

describe('the goods of the demo shop', () => {
  it.each(LOCALES)('LD1 tell all that the law asks for, readably, in %s', (locale) => {
    const local = store.localized(locale);
    const lacking = catalogue.products.flatMap((data) => {
      const product = local.product(data);
      const goods = goodsFactsOf(product);
      const missing = missingFacts(goods, productType(product), countryOf(locale), DAY);
      const codes = [...goods.unreadable, ...missing.flatMap(({ attributes }) => attributes)];
      return codes.length > 0 ? [[product.sku, ...codes]] : [];
    });
    expect(lacking).toEqual([]);
  });

  it.each(LOCALES)('LD1 tell the same in %s as in every locale', (locale) => {
    const local = store.localized(locale);
    for (const [index, data] of catalogue.products.entries()) {
      const { safety: _, ...facts } = goodsFactsOf(local.product(data));
      const { safety: __, ...expected } = goodsFactsOf(products[index] ?? local.product(data));
      expect(facts).toEqual(expected);
    }
  });

  it('LD1 have a certificate for every seal, and no other', () => {
    for (const product of products) {
      const seals = valueOf(product, /_keurmerk$/).split(', ');
      const count = seals.filter((seal) => seal !== '').length;
      expect([product.sku, goodsFactsOf(product).certificates.length]).toEqual([
        product.sku,
        count,
      ]);
    }
  });

  it('LD1 have no fibres of animals where the shop says so', () => {
    const without = products.filter((product) =>
      valueOf(product, /^bijzonderheden$/).includes('Zonder dierlijke materialen'),
    );
    expect(without.length).toBeGreaterThan(10);
    for (const product of without) {
      const fibres = goodsFactsOf(product).fibres.flatMap((part) => part.fibres);
      const animal = fibres.filter(({ fibre }) => ANIMAL_FIBRES.has(fibre));
      expect([product.sku, animal]).toEqual([product.sku, []]);
    }
  });

  it('LD1 are guaranteed as long as the shop says elsewhere', () => {
    const years: Readonly<Record<string, number>> = { mattress: 10, 'box-spring': 10, topper: 5 };
    for (const product of products) {
      const { guarantee } = goodsFactsOf(product);
      if (guarantee?.part === 'motor') continue;
      const said = years[productType(product) ?? ''];
      expect([product.sku, guarantee?.years]).toEqual([product.sku, said]);
    }
  });

  it('LD1 contain a light source of the class they name, and are electrical', () => {
    const lamps = products.filter((product) => productType(product) === 'bedside-lamp');
    for (const lamp of lamps) {
      const { energy, electrical } = goodsFactsOf(lamp);
      expect(energy?.energyClass).toBe(valueOf(lamp, /^bedlampje_energielabel$/));
      expect(electrical?.battery).toBe(false);
    }
    const kinds = new Set(lamps.map((lamp) => goodsFactsOf(lamp).energy?.kind));
    expect(kinds).toEqual(new Set(['contains-light-source', 'light-source']));
  });

  it('LD1 warn of the plug only where the bulb can be changed', () => {
    const lamps = products.filter((product) => productType(product) === 'bedside-lamp');
    for (const lamp of lamps) {
      const isFixed = goodsFactsOf(lamp).energy?.kind === 'light-source';
      const warning = goodsFactsOf(lamp).safety?.warnings ?? '';
      expect([lamp.sku, warning.includes('zit vast')]).toEqual([lamp.sku, isFixed]);
      expect([lamp.sku, warning.includes('vervangt')]).toEqual([lamp.sku, !isFixed]);
    }
  });

  it('LD1 are electrical if they have a motor or can be ordered with one', () => {
    const electrical = products.filter((product) => goodsFactsOf(product).electrical?.battery);
    const moving = products.filter(
      (product) =>
        valueOf(product, /_verstelbaar$/) === 'Elektrisch' ||
        (product.parts ?? []).some(({ choices }) =>
          choices.some(({ label }) => /elektrisch|motor/i.test(label)),
        ),
    );
    expect(electrical.map(({ sku }) => sku)).toEqual(moving.map(({ sku }) => sku));
    expect(moving.length).toBeGreaterThan(5);
  });
});
