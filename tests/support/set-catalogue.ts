import type { CatalogueData, ProductData } from '#adapters/embedded/catalogue-data.ts';
import { smallCatalogue } from './small-catalogue.ts';

const picture = (path: string) => ({
  path,
  width: 1200,
  height: 900,
  alt: { nl: path, de: path, en: path },
});

const words = (word: string) => ({ nl: word, de: `${word} (de)`, en: `${word} (en)` });

/**
 * A box spring in two sizes and two colors, of which grey costs 50 euro more and is sold out at 180
 * wide, on a base, with a choice of toppers.
 */
export const boxSpring: ProductData = {
  sku: 'B1',
  catalogueId: 'C-B1',
  name: { nl: 'Boxspring Kust', de: 'Boxspringbett Küste', en: 'Coast box spring bed' },
  brand: 'Lunaro',
  attributeSetId: '38',
  categoryIds: ['7'],
  summary: words('Slaapt rustig'),
  description: [words('Slaapt rustig')],
  pictures: [picture('sand.webp'), picture('layers.webp')],
  attributes: { kleur: ['zand', 'grijs'] },
  ratings: {},
  variants: [variant('140x200', 'zand', 89_900, 4), ...others()],
  parts: [
    {
      key: 'topper',
      label: words('Topper'),
      choices: [
        { key: 'schuim', label: words('Schuim'), extraCents: 0, isSoldOut: false },
        {
          key: 'latex',
          label: words('Latex'),
          summary: words('Soepel'),
          extraCents: { 140: 9900, 180: 14_900 },
          isSoldOut: false,
        },
        { key: 'geen', label: words('Zonder'), extraCents: -5000, isSoldOut: false },
      ],
    },
    {
      key: 'poten',
      label: words('Poten'),
      choices: [
        { key: 'zwart', label: words('Zwart'), extraCents: 0, isSoldOut: false },
        { key: 'goud', label: words('Goud'), extraCents: 2000, isSoldOut: true },
      ],
    },
  ],
  popularity: 20,
  since: '2026-01-01',
};

/** The small shop with that box spring among its mattresses. */
export const setCatalogue: CatalogueData = {
  ...smallCatalogue,
  attributes: {
    ...smallCatalogue.attributes,
    kleur: { options: { zand: words('Zand'), grijs: words('Grijs') } },
  },
  categories: smallCatalogue.categories.map((category) =>
    category.id === '7'
      ? { id: '7', name: category.name, facets: ['maat', 'kleur', 'price'] }
      : category,
  ),
  products: [boxSpring, ...smallCatalogue.products],
};

/** The same box spring with an attribute of its type, by which it is known as one that is drawn. */
export const drawnCatalogue: CatalogueData = {
  ...setCatalogue,
  attributes: { ...setCatalogue.attributes, boxspring_hoogte: { unit: 'cm' } },
  products: [{ ...boxSpring, attributes: { ...boxSpring.attributes, boxspring_hoogte: 60 } }],
};

function others(): ProductData['variants'] {
  return [
    variant('140x200', 'grijs', 94_900, 4),
    variant('180x200', 'zand', 99_900, 4),
    variant('180x200', 'grijs', 104_900, 0),
  ];
}

function variant(size: string, color: string, cents: number, stock: number) {
  return {
    sku: `B1-${size}-${color}`,
    size,
    options: { kleur: color },
    pictures: [picture(color === 'zand' ? 'sand.webp' : 'grey.webp')],
    ean: '8710000000000',
    cents,
    stock,
    deliveryDays: 15,
  } as const;
}
