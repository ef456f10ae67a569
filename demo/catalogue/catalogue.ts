import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import { attributeSets } from './attribute-sets.ts';
import { attributes } from './attributes/attributes.ts';
import { bedBases } from './bed-bases.ts';
import { boxSprings } from './box-springs.ts';
import { categories } from './categories.ts';
import { duvets } from './duvets.ts';
import { lamps } from './lamps.ts';
import { lunaroMattresses } from './mattresses-lunaro.ts';
import { noorderlichtMattresses } from './mattresses-noorderlicht.ts';
import { pillows } from './pillows.ts';
import { toppers } from './toppers.ts';

/** The goods of the demo shop. */
export const catalogue: CatalogueData = {
  attributes,
  attributeSets,
  categories,
  products: [
    ...lunaroMattresses,
    ...noorderlichtMattresses,
    ...boxSprings,
    ...toppers,
    ...bedBases,
    ...duvets,
    ...pillows,
    ...lamps,
  ],
};
