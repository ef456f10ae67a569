import { describe, expect, it } from 'vitest';
import { createEmbeddedPriceLedger, seedPrices } from '#adapters/embedded/embedded-price-ledger.ts';
import { openPriceDatabase } from '#adapters/embedded/price-database.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { pricesOf } from '#demo/commerce/price-history.ts';
import { priorPrice } from '#src/pricing/price-history.ts';
import { LOCALES } from '#src/shared/locale.ts';

const DAY = 24 * 60 * 60 * 1000;
const variants = catalogue.products.flatMap((product) => product.variants);
const reduced = variants.filter(({ wasCents }) => wasCents !== undefined);

describe('pricesOf', () => {
  it.each(['2026-11-27', '2026-09-10', '2028-02-29'])(
    'P3a says of %s what the catalogue says was the lowest price before each reduction',
    async (day) => {
      const now = Date.parse(`${day}T12:00:00Z`);
      const database = openPriceDatabase(':memory:');
      seedPrices(database, pricesOf(catalogue.products, now));
      const ledger = createEmbeddedPriceLedger(database);
      for (const market of LOCALES) {
        const known = await ledger.histories(
          market,
          variants.map(({ sku }) => sku),
        );
        const histories = known.ok ? known.value : new Map();
        expect([...histories.keys()]).toEqual(reduced.map(({ sku }) => sku));
        const priors = reduced.map(({ sku, cents }) => priorPrice(histories.get(sku), cents, now));
        expect(priors).toEqual(reduced.map(({ wasCents }) => wasCents));
      }
    },
  );

  it('P3a says the same of the past at any later start', () => {
    const [first, later] = ['2026-11-27', '2026-12-20'].map((day) =>
      pricesOf(catalogue.products, Date.parse(day)),
    );
    expect(later?.map(({ from, cents }) => [from, cents])).toEqual(
      first?.map(({ from, cents }) => [from, cents]),
    );
  });

  it('P3a has a reduction of the last 90 days to draw', () => {
    const now = Date.parse('2026-11-27T12:00:00Z');
    const recent = pricesOf(catalogue.products, now).filter(({ from }) => from > now - 90 * DAY);
    expect(new Set(recent.map(({ sku }) => sku)).size).toBe(reduced.length);
  });
});
