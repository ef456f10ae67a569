import { describe, expect, it } from 'vitest';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { euroCents } from '#src/pricing/money.ts';
import { boxSpring, setCatalogue } from '../../support/set-catalogue.ts';

const store = createCatalogueStore(setCatalogue);
const offerOf = offersOf(store);

const choices = (store.localized('nl-nl').product(boxSpring).parts ?? []).flatMap(
  (part) => part.choices,
);
const uidOf = (name: string): string => choices.find(({ key }) => key === name)?.uid ?? '';
const finalPrice = (sku: string, key: string) => offerOf(sku, [uidOf(key)])?.price.final;
const GREY = 'B1-180x200-grijs';

describe('offersOf', () => {
  it('prices a set like its variant', () => {
    const price = {
      regular: euroCents(94_900),
      final: euroCents(94_900),
      default: euroCents(99_900),
    };
    const offer = offerOf('B1-140x200-grijs', []);
    expect(offer).toMatchObject({ sku: 'B1-140x200-grijs', price, stock: 4, categoryIds: ['7'] });
    expect(offerOf('B1-140x200-grijs', [uidOf('schuim')])?.price).toEqual(price);
  });

  it('treats default choices like no choices', () => {
    const uidsOf = (...keys: readonly string[]) =>
      offerOf('B1-140x200-grijs', keys.map(uidOf))?.optionUids;
    expect(uidsOf('schuim')).toEqual([]);
    expect(uidsOf('schuim', 'zwart')).toEqual([]);
    expect(uidsOf('zwart', 'latex')).toEqual([uidOf('latex')]);
  });

  it("adds the surcharges for the bed's width, and subtracts omitted parts", () => {
    expect(finalPrice('B1-140x200-zand', 'latex')).toEqual(euroCents(99_800));
    expect(finalPrice('B1-180x200-zand', 'latex')).toEqual(euroCents(114_800));
    expect(finalPrice('B1-180x200-zand', 'geen')).toEqual(euroCents(94_900));
  });

  it('has no stock if the variant or a part is sold out', () => {
    expect(offerOf(GREY, [])?.stock).toBe(0);
    expect(offerOf('B1-140x200-zand', [uidOf('goud')])?.stock).toBe(0);
  });

  it('describes a line by its size, its color and its other choices', () => {
    const words = offerOf('B1-140x200-grijs', [uidOf('latex'), uidOf('zwart')])?.displayFields(
      'nl-nl',
    );
    expect(words?.options).toEqual([
      { label: 'Maat', value: '140 × 200 cm' },
      { label: 'Kleur', value: 'Grijs' },
      { label: 'Topper', value: 'Latex', uid: uidOf('latex') },
    ]);
    expect(words?.product).toMatchObject({
      sku: 'B1-140x200-grijs',
      url: '/boxspring-kust?maat=140x200&kleur=grijs&topper=latex',
      image: { path: 'grey.webp' },
    });
  });

  it('describes a line in the language of the locale', () => {
    const { options, product } =
      offerOf('B1-140x200-zand', [uidOf('latex')])?.displayFields('de-at') ?? {};
    expect(options?.at(-1)).toMatchObject({ label: 'Topper (de)', value: 'Latex (de)' });
    expect(product?.name).toBe('Boxspringbett Küste');
  });

  it('returns undefined for an unknown SKU or choice, and for two choices of one part', () => {
    expect(offerOf('B1-140x200-zand', ['none'])).toBeUndefined();
    expect(offerOf('M1-90', [uidOf('latex')])).toBeUndefined();
    expect(offerOf('B1-140x200-zand', [uidOf('latex'), uidOf('geen')])).toBeUndefined();
    expect(offerOf('none', [])).toBeUndefined();
  });
});
