import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeProperty } from '#src/catalog/attributes/attribute-key.ts';
import { CATEGORY_IDS } from '#demo/catalogue/category-ids.ts';
import type { Hit } from '#src/catalog/product.ts';
import { toDefaultHit } from '#src/catalog/hit-of-variant.ts';
import { hitForCard, productCard } from '#src/catalog/product-card.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { anyHit } from '../../support/arbitraries/catalog.ts';
import { HIT } from '../../support/hit.ts';

const badges = (count: number) =>
  productCard({ ...HIT, reviews: { average: 4.8, count } }).badges.map(({ kind }) => kind);

describe('productCard', () => {
  it('separates the firmness from the other selling points', () => {
    const { firmness, usps } = productCard(HIT);
    expect(firmness?.value).toBe('Medium');
    expect(usps.map(({ code }) => code)).toEqual(['ventilatie']);
  });

  it('contains the firmness and the color of the variant', () => {
    const hard = { code: 'matras_hardheid', label: 'Hardheid', value: 'Stevig', key: 'stevig' };
    const sand = { code: 'kleur', label: 'Kleur', value: 'Zand', key: 'zand' };
    const card = productCard({ ...HIT, options: [sand, hard] });
    expect(card.firmness?.value).toBe('Stevig');
    expect(card.options).toEqual(['Zand']);
  });

  it('has a discount badge, and a top-rated badge only with enough reviews', () => {
    expect(badges(200)).toEqual(['discount', 'top-rated']);
    expect(badges(1)).toEqual(['discount']);
    const plain = { regular: HIT.price.final, final: HIT.price.final, default: HIT.price.final };
    expect(productCard({ ...HIT, price: plain }).badges).toEqual([]);
  });

  it.each([
    [4.5, 25, true],
    [4.5, 24, false],
    [4.4, 25, false],
  ])('is top rated from an average of 4.5 of 25 reviews on: %d of %i', (average, count, isTop) => {
    const { badges: shown } = productCard({ ...HIT, reviews: { average, count } });
    expect(shown.some(({ kind }) => kind === 'top-rated')).toBe(isTop);
  });

  it('contains the type, the second picture and the offer for the bed where they are known', () => {
    const secondImage = { ...HIT.image, path: 'room.jpg' };
    const forBed = { stock: 2 };
    const card = productCard({ ...HIT, secondImage, forBed });
    expect(card).toMatchObject({ type: 'mattress', secondImage, forBed });
    expect(productCard({ ...HIT, type: 'topper' }).type).toBe('topper');
    const { size: _, ...plain } = HIT;
    const bare = productCard({ ...plain, attributes: [] });
    for (const name of ['type', 'secondImage', 'forBed', 'size'])
      expect(bare).not.toHaveProperty(name);
  });

  it('contains the brand unless the name starts with it', () => {
    expect(productCard(HIT).brand).toBe('Sluimer');
    expect(productCard({ ...HIT, name: 'Sluimer Duinen' })).not.toHaveProperty('brand');
  });

  it('keeps the limits of a card for any hit, and lists no firmness among its selling points', () => {
    const firm = { code: 'topper_hardheid', label: '', value: '', icon: '', showRating: false };
    fc.assert(
      fc.property(anyHit, (some) => {
        const hit = { ...some, uspAttributes: [firm, ...some.uspAttributes] };
        const card = productCard(hit);
        expect(card.badges.length).toBeLessThanOrEqual(2);
        expect(card.usps.length + (card.firmness ? 1 : 0)).toBeLessThanOrEqual(3);
        expect(card).toMatchObject({ sku: hit.sku, url: hit.url, image: hit.image });
        expect(card.size).toBe(hit.size);
        expect(card.reviews).toEqual(hit.reviews);
        const properties = card.usps.map(({ code }) => attributeProperty(code));
        expect(properties).not.toContain('hardheid');
      }),
    );
  });

  it.each(catalogue.categories.map(({ id, name }) => [name.nl, id] as const))(
    'shows for %s only what the facets of the category page offer',
    (_, id) => {
      const store = createCatalogueStore(catalogue);
      const shop = store.localized('nl-nl');
      const offered = store.data.categories.find((one) => one.id === id)?.facets ?? [];
      const products = store.data.products.filter(({ categoryIds }) => categoryIds.includes(id));
      const shown = new Set(products.flatMap((product) => facetsShown(shop.plainHit(product))));
      const isChoice = (name: string) => !NO_CHOICE[id]?.includes(name);
      expect([...shown].filter((name) => isChoice(name) && !offered.includes(name))).toEqual([]);
    },
  );
});

/**
 * Facets without a choice: accessories have sizes of their own, and in two categories all products are
 * reduced.
 */
const NO_CHOICE: Readonly<Record<string, readonly string[]>> = {
  [CATEGORY_IDS.accessories]: ['maat'],
  [CATEGORY_IDS.promotions]: ['aanbieding'],
  [CATEGORY_IDS.outletToppers]: ['aanbieding'],
};

/** The facets shown on the card of a hit. Grades are the shop's opinion, not a facet. */
function facetsShown(hit: Hit): readonly string[] {
  const card = productCard(hit);
  const worded = card.usps.filter(({ showRating }) => !showRating);
  const properties = [...worded, ...(card.firmness ? [card.firmness] : [])];
  const options = hit.options?.filter(({ value }) => card.options.includes(value)) ?? [];
  return [
    'price',
    'levertijd',
    'merk',
    ...[...properties, ...options].map(({ code }) => code),
    ...(card.size === undefined ? [] : ['maat']),
    ...(card.reviews ? ['beoordeling'] : []),
    ...(card.badges.some(({ kind }) => kind === 'discount') ? ['aanbieding'] : []),
  ];
}

describe('toDefaultHit', () => {
  it('returns the same hit as the embedded shop without a requested size', () => {
    const store = createCatalogueStore(catalogue);
    const shop = store.localized('nl-nl');
    for (const product of store.data.products) {
      expect(toDefaultHit(shop.product(product))).toEqual(shop.plainHit(product));
    }
  });
});

describe('hitForCard', () => {
  it('is all that the card of a hit needs', () => {
    fc.assert(
      fc.property(anyHit, (hit) => {
        expect(productCard(hitForCard(hit))).toEqual(productCard(hit));
      }),
    );
  });

  it('leaves out what the card does not show', () => {
    const washable = { code: 'matras_wasbaar', label: 'Wasbaar', value: 'Op 60 graden' };
    const { attributes } = hitForCard({ ...HIT, attributes: [...HIT.attributes, washable] });
    expect(attributes.map(({ code }) => code)).toEqual(['matras_hardheid']);
  });

  it('keeps the light source, of which the card shows the class', () => {
    const source = { code: 'light_source', label: 'Lichtbron', value: 'source E' };
    expect(hitForCard({ ...HIT, attributes: [source] }).attributes).toEqual([source]);
  });
});
