import { describe, expect, it } from 'vitest';
import { createMagentoProductCatalog } from '#adapters/magento/magento-product-catalog.ts';
import { shopCatalogue } from '#demo/shop-catalogue.ts';
import { chooseVariant } from '#src/catalog/choose-variant.ts';
import { noDrift } from '../../support/drift.ts';
import { magentoOf } from '../../support/magento-in-process.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

/** The product M1, sold in 90, 160 and 180 cm, of a Magento that says which sizes are bought most. */
async function productWith(mostBought?: readonly string[]) {
  const products = smallCatalogue.products.map((product) =>
    product.sku === 'M1' && mostBought ? { ...product, mostBought } : product,
  );
  const magento = magentoOf({ ...smallCatalogue, products });
  const found = await createMagentoProductCatalog(magento, noDrift, shopCatalogue).product(
    'nl-nl',
    'M1',
  );
  if (!found.ok) throw new Error('There is no M1.');
  return found.value;
}

describe('the sizes most bought, by Magento', () => {
  it('P3c are those of the attribute, whose first size is shown with its price', async () => {
    const product = await productWith(['180x200', '90x200']);
    expect(product.mostBought).toEqual(['180x200', '90x200']);
    expect(chooseVariant(product, {}).chosen.size).toBe('180x200');
    expect(product.price.final).toEqual(chooseVariant(product, {}).chosen.price.final);
    expect(product.attributes.map(({ code }) => code)).not.toContain('most_bought_sizes');
  });

  it('P3c are those of the kind of goods without it', async () => {
    const product = await productWith();
    expect(product.mostBought?.[0]).toBe('160x200');
    expect(chooseVariant(product, {}).chosen.size).toBe('160x200');
  });
});
