import fc from 'fast-check';
import type { CatalogueData, ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import { smallCatalogue } from '../small-catalogue.ts';

/** Mattresses of few sizes, prices and attributes, so that selections often match. */
export const anyCatalogue: fc.Arbitrary<CatalogueData> = fc
  .array(fc.tuple(anyTraits(), anyVariants()), { minLength: 1, maxLength: 6 })
  .map((products) =>
    toCatalogue(products.map(([traits, variants], index) => toProduct(index, traits, variants))),
  );

const toCatalogue = (products: readonly ProductData[]): CatalogueData => ({
  ...smallCatalogue,
  categories: [
    { ...CATEGORY, facets: ['maat', 'lengte', 'price', 'matras_kern', 'matras_hoogte'] },
  ],
  products,
});

const CATEGORY = { id: '7', name: { nl: 'Matrassen', de: 'Matratzen', en: 'Mattresses' } };

type Traits = Pick<ProductData, 'attributes' | 'popularity' | 'since'>;
type VariantTraits = Omit<VariantData, 'sku' | 'ean'>;

function anyTraits(): fc.Arbitrary<Traits> {
  return fc.record({
    attributes: fc.record(
      {
        matras_kern: fc.constantFrom('koudschuim', 'pocketvering'),
        matras_hoogte: fc.constant(20),
      },
      { requiredKeys: ['matras_kern'] },
    ),
    popularity: fc.nat(3),
    since: fc.constantFrom('2025-01-01', '2026-01-01'),
  });
}

function anyVariants(): fc.Arbitrary<VariantTraits[]> {
  const variant = fc.record(
    {
      size: fc.constantFrom('80x200', '90x200', '90x220', '160x200'),
      cents: fc.constantFrom(19_900, 29_950, 49_900),
      stock: fc.nat(1),
      deliveryDays: fc.nat(2),
    },
    { requiredKeys: ['cents', 'stock', 'deliveryDays'] },
  );
  return fc.uniqueArray(variant, { minLength: 1, maxLength: 4, selector: ({ size }) => size });
}

function toProduct(index: number, traits: Traits, variants: VariantTraits[]): ProductData {
  const [model] = smallCatalogue.products;
  const sku = `A${index}`;
  const [first, ...others] = variants.map((variant, row) => ({
    ...variant,
    sku: `${sku}-${row}`,
    ean: '8710000000000',
  }));
  if (!model || !first) throw new Error('no product to model on');
  const name = { nl: `Matras ${index}`, de: `Matratze ${index}`, en: `Mattress ${index}` };
  return { ...model, ...traits, sku, name, variants: [first, ...others] };
}
