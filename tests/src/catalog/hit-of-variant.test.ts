import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { toHit } from '#src/catalog/hit-of-variant.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

const local = createCatalogueStore(smallCatalogue).localized('nl-nl');
const productOf = (sku: string) => {
  const data = smallCatalogue.products.find((product) => product.sku === sku);
  if (!data) throw new Error(sku);
  return local.product(data);
};

const attribute = (code: string) => ({ code, label: code, value: 'F' });

describe('toHit', () => {
  it('contains the size, price and delivery time of one variant', () => {
    const product = productOf('M1');
    const [, , variant = product.variants[0]] = product.variants;
    const { sku, name, url, brand, attributeSetId, attributes, uspAttributes } = product;
    const same = { sku, name, url, brand, attributeSetId, attributes, uspAttributes };
    expect(toHit(product, variant, true)).toEqual({
      ...same,
      image: product.pictures[0],
      price: variant.price,
      variantSku: variant.sku,
      size: '180x200',
      priceFrom: true,
      deliveryDays: 3,
    });
  });

  it('keeps the light source of a lamp, and no other attribute that a page has a form for', () => {
    const product = productOf('X1');
    const attributes = ['merk', 'layers', 'light_source', 'bedlampje_energielabel'].map(attribute);
    const hit = toHit({ ...product, attributes }, product.variants[0], false);
    expect(hit.attributes.map(({ code }) => code)).toEqual(['merk', 'light_source']);
  });

  it('EL18 uses the room picture as second image, otherwise the second picture', () => {
    const product = productOf('M1');
    const [front] = product.pictures;
    const pictured = (...paths: readonly string[]) => {
      const others = paths.map((path) => ({ path, width: 4, height: 3, alt: path }));
      const hit = toHit({ ...product, pictures: [front, ...others] }, product.variants[0], false);
      return hit.secondImage?.path;
    };
    expect(pictured('duin-corner.webp', 'room-duin.webp')).toBe('room-duin.webp');
    expect(pictured('duin-corner.webp', 'duin-layers.webp')).toBe('duin-corner.webp');
    expect(pictured()).toBeUndefined();
  });

  it('omits size, options and reviews when there are none', () => {
    const product = productOf('X1');
    const hit = toHit(product, product.variants[0], false);
    expect(hit).not.toHaveProperty('size');
    expect(hit).not.toHaveProperty('options');
    expect(hit).not.toHaveProperty('reviews');
    expect(hit.priceFrom).toBe(false);
  });

  it('contains the options of the variant and the reviews of the product', () => {
    const product = productOf('M1');
    const [variant] = product.variants;
    const options = [{ code: 'kleur', label: 'Kleur', value: 'Zand', key: 'zand' }];
    const reviews = { average: 4.5, count: 2 };
    const hit = toHit({ ...product, reviews }, { ...variant, options }, false);
    expect(hit).toMatchObject({ options, reviews });
  });
});
