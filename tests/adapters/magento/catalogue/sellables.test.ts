import { afterEach, describe, expect, it } from 'vitest';
import type { CatalogProduct } from '#adapters/magento/catalogue/catalog-product.ts';
import type { SimpleProduct } from '#adapters/magento/catalogue/simple-product.ts';
import { sellablesOf } from '#adapters/magento/catalogue/sellables.ts';
import { euroCents } from '#src/pricing/money.ts';

const attributesOf = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([code, label]) => [code, { code, values: [{ label }] }]));

/** `status` is one of Magento's own attributes. */
const BED_ATTRIBUTES: Readonly<Record<string, string>> = {
  maat: '160 x 200 cm',
  kleur: 'Zand',
  status: 'Enabled',
};

/** An item of a bundle with one option: a bed, or a part that is the one choice of its kind. */
function itemOf(sku: string, cents: number, part?: string) {
  const attributes = attributesOf(
    part === undefined ? BED_ATTRIBUTES : { bundle_part: part, bundle_choice: 'usual' },
  );
  const amounts = { regular: euroCents(cents), final: euroCents(cents) };
  const product = { sku, stock: 1, amounts, summary: [], gallery: [], attributes };
  const option = { uid: sku, label: sku, is_default: true, position: 0, product };
  return { title: sku, position: 0, options: [option] };
}

const bundleOf = (...items: readonly unknown[]) =>
  sellablesOf(
    {
      base: {
        sku: 'B1',
        attributes: attributesOf({ bundle_options: 'kleur, maat' }),
      } as unknown as SimpleProduct,
      offer: { kind: 'bundle', items },
    } as unknown as CatalogProduct,
    (reason, sku) => void unsalable.push(`${sku} ${reason}`),
  );

const unsalable: string[] = [];
afterEach(() => void unsalable.splice(0));

describe('sellablesOf', () => {
  it('sells each bed of a bundle with the price of its default parts', () => {
    const bundle = bundleOf(itemOf('BED', 10_000), itemOf('TOPPER', 2500, 'topper'));
    expect(bundle?.sellables.map(({ product, amounts }) => [product.sku, amounts.final])).toEqual([
      ['BED', euroCents(12_500)],
    ]);
    expect(bundle?.parts).toHaveLength(1);
    expect(bundle?.options).toEqual(['kleur']);
  });

  it('P3 reports a bed that costs nothing with its parts, and keeps it as it is the only one', () => {
    const bundle = bundleOf(itemOf('BED', 0), itemOf('TOPPER', 0, 'topper'));
    expect(bundle?.sellables.map(({ amounts }) => amounts.final)).toEqual([euroCents(0)]);
    expect(unsalable).toEqual(['BED price_range']);
    expect(bundleOf(itemOf('BED', 0), itemOf('TOPPER', 2500, 'topper'))?.sellables).toHaveLength(1);
  });

  it('reports a bed without a value that beds are chosen by, and does not sell it', () => {
    const bed = itemOf('BED', 10_000);
    const [option] = bed.options;
    option?.product.attributes.delete('kleur');
    expect(bundleOf(bed, itemOf('TOPPER', 2500, 'topper'))?.sellables).toEqual([]);
    expect(unsalable).toEqual(['BED attributes']);
  });

  it('is undefined for a bundle without a bed, or with two', () => {
    expect(bundleOf(itemOf('TOPPER', 2500, 'topper'))).toBeUndefined();
    expect(bundleOf(itemOf('BED', 10_000), itemOf('OTHER', 10_000))).toBeUndefined();
  });
});
