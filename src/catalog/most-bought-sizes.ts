import type { Country } from '../shared/locale.ts';
import { type Product, sizeLength, sizeWidth } from './product.ts';
import { productType } from './product-type.ts';

/**
 * The sizes in which shoppers of a country buy goods of this type, the most bought first. The
 * default where the commerce side does not say it of a product; empty for goods without sizes.
 */
export function mostBoughtSizes(
  product: Pick<Product, 'attributes'>,
  country: Country,
): readonly string[] {
  const isGerman = country === 'DE' || country === 'AT';
  switch (productType(product)) {
    case 'duvet':
    case 'duvet-cover':
      return isGerman ? GERMAN_DUVETS : DUVETS;
    case 'pillow':
      return isGerman ? GERMAN_PILLOWS : PILLOWS;
    case 'bed-base':
      return SINGLE_BEDS;
    case 'cushion':
      return CUSHIONS;
    case 'cabinet':
    case 'stool':
    case 'bedside-lamp':
      return [];
    case 'mattress':
    case 'box-spring':
    case 'bed-frame':
    case 'topper':
    case 'fitted-sheet':
    case 'mattress-protector':
    case 'bedding':
    case undefined:
      return BEDS;
  }
}

const SINGLE_BEDS = ['90x200', '80x200', '140x200', '90x210'];
const BEDS = ['160x200', '180x200', '140x200', ...SINGLE_BEDS, '120x200', '90x220'];
const DUVETS = ['240x220', '200x200', '140x220', '140x200', '240x200', '200x220'];
const GERMAN_DUVETS = ['135x200', '155x220', '200x200', '200x220', '240x220'];
const PILLOWS = ['60x70', '50x60', '50x70'];
const GERMAN_PILLOWS = ['80x80', '40x80'];
const CUSHIONS = ['45x45', '50x50'];

/** Place of a size among the most bought; sizes that are not among them share the last place. */
export function sizeRank(mostBought: readonly string[], size: string | undefined): number {
  const place = size === undefined ? -1 : mostBought.indexOf(size);
  return place === -1 ? mostBought.length : place;
}

/** Reads sizes as a merchandiser writes them: "160x200, 180 x 200". Leaves out what is no size. */
export const parseSizes = (text: string): readonly string[] =>
  text
    .split(',')
    .map((size) => size.toLowerCase().replace(/[\s×]|cm/gu, (sign) => (sign === '×' ? 'x' : '')))
    .filter((size) => sizeWidth(size) > 0 && sizeLength(size) > 0);
