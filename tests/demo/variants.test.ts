import { describe, expect, it } from 'vitest';
import { eanOf } from '#demo/catalogue/article-numbers.ts';
import { bedFrame, mattress } from '#demo/catalogue/goods.ts';
import { KIND } from '#demo/catalogue/kinds.ts';
import { oneSize, sizes } from '#demo/catalogue/offers.ts';
import { duvetCoverPicture, topperPicture } from '#demo/catalogue/pictures.ts';
import { CATEGORY_IDS } from '#demo/catalogue/category-ids.ts';

const words = { nl: 'Bed', de: 'Bett', en: 'Bed' };
const written = {
  sku: 'AB-CD',
  brand: 'Halmstad',
  model: 'Furu',
  kind: KIND.bedFrame,
  summary: words,
  description: [words],
  popularity: 1,
  since: '2026-01-01',
} as const;

const inTwoColors = bedFrame({
  ...written,
  colors: [
    { color: 'eiken', pictures: [duvetCoverPicture('sand')] },
    {
      color: 'wit',
      pictures: [duvetCoverPicture('white')],
      extra: 50.5,
      soldOut: ['90x200'],
      days: 20,
    },
  ],
  attributes: { ledikant_materiaal: 'eiken' },
  offers: sizes({ '90x200': 199, '160x200': 299 }, { was: { '160x200': 349 }, days: 4 }),
});

describe('a product in several colors', () => {
  it('has a variant for every size and color, with both in its SKU', () => {
    expect(inTwoColors.variants.map(({ sku }) => sku)).toEqual([
      'AB-CD-90200-EIK',
      'AB-CD-90200-WIT',
      'AB-CD-160200-EIK',
      'AB-CD-160200-WIT',
    ]);
  });

  it('adds the surcharge of a color to the price and the was-price', () => {
    expect(inTwoColors.variants.at(-1)).toEqual({
      sku: 'AB-CD-160200-WIT',
      size: '160x200',
      options: { kleur: 'wit' },
      pictures: [duvetCoverPicture('white')],
      ean: eanOf('AB-CD-160200-WIT'),
      cents: 34_950,
      wasCents: 39_950,
      stock: 40,
      deliveryDays: 20,
    });
  });

  it('is sold out in the sizes that a color lists as sold out', () => {
    expect(inTwoColors.variants.map(({ stock }) => stock)).toEqual([40, 0, 40, 40]);
  });

  it('has its colors as an attribute, and the pictures of the first color', () => {
    expect(inTwoColors.attributes['kleur']).toEqual(['eiken', 'wit']);
    expect(inTwoColors.pictures).toEqual([duvetCoverPicture('sand')]);
  });

  it('L6 is in the promotions category while a reduced variant is in stock', () => {
    expect(inTwoColors.categoryIds).toEqual([CATEGORY_IDS.beds, CATEGORY_IDS.promotions]);
    const soldOut = bedFrame({
      ...written,
      pictures: [duvetCoverPicture('sand')],
      attributes: { kleur: 'eiken' },
      offers: oneSize(199, { was: 249, stock: 0 }),
      also: ['accessories'],
    });
    expect(soldOut.categoryIds).toEqual([CATEGORY_IDS.beds, CATEGORY_IDS.accessories]);
  });
});

describe('a product in several firmnesses', () => {
  const inTwoFirmnesses = mattress({
    ...written,
    pictures: [topperPicture('sand')],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig', extra: 20 }],
    attributes: { matras_kern: 'latex', proefslapen: 'eenmaal_ruilen' },
    grades: {
      drukverdeling: 4,
      ondersteuning: 4,
      stabiliteit: 4,
      veerkracht: 4,
      ventilatie: 4,
      vochtregulatie: 4,
      aanpassingsvermogen: 4,
    },
    offers: sizes({ '90x200': 199 }),
  });

  it('has a variant for each firmness, with the attribute of its kind as option', () => {
    const facts = inTwoFirmnesses.variants.map(({ sku, options, cents }) => [sku, options, cents]);
    expect(facts).toEqual([
      ['AB-CD-90200-M', { matras_hardheid: 'medium' }, 19_900],
      ['AB-CD-90200-F', { matras_hardheid: 'stevig' }, 21_900],
    ]);
    expect(inTwoFirmnesses.attributes['matras_hardheid']).toEqual(['medium', 'stevig']);
  });

  it('P4 overrides the trial terms of its kind', () => {
    expect(inTwoFirmnesses.attributes['proefslapen']).toBe('eenmaal_ruilen');
  });
});
