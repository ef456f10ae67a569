import type { Hit } from '#src/catalog/product.ts';
import type { MenuItem } from '#src/content/shell.ts';
import type { Facet } from '#src/filters/facet.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Price } from '#src/pricing/price.ts';

const priceOf = (regular: number, final: number): Price => ({
  regular: euroCents(regular),
  final: euroCents(final),
  default: euroCents(final),
});

export const FULL_PRICE = priceOf(39_900, 39_900);
export const REDUCED_PRICE = priceOf(129_900, 99_950);

/** The longest word that a card must fit. */
export const LONG_NAME = 'Sieben-Zonen-Taschenfederkernmatratze Schlafwunder';

/** A product with everything that a card may show, with one of the shop's pictures. */
export const sampleHit = (menu: readonly MenuItem[]): Hit => ({
  sku: 'sample',
  name: LONG_NAME,
  url: '/_styleguide',
  brand: 'Halmstad',
  image: menu.find(({ image }) => image)?.image ?? { path: 'none', alt: '', width: 4, height: 3 },
  price: REDUCED_PRICE,
  size: '160x200',
  options: [],
  priceFrom: true,
  attributeSetId: '37',
  attributes: [],
  uspAttributes: [],
  deliveryDays: 3,
  reviews: { average: 4.4, count: 128 },
});

const AMOUNTS = ['89', '149', '199', '249', '349', '499', '699', '999', '1499', '2409'];

/** Scale of a price slider: dense where most prices are. */
export const SAMPLE_PRICES: Facet = {
  name: 'price',
  label: 'Price',
  values: AMOUNTS.map((value) => ({ value, count: 1 })),
};

/** The longest message of the shop. */
export const LONG_MESSAGE =
  'Die Haltbarkeitsgarantie für Ihre Sieben-Zonen-Taschenfederkernmatratze konnte nicht in den Warenkorb übernommen werden. Bitte versuchen Sie es in einigen Minuten noch einmal.';
