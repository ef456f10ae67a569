import type { CatalogueData, ProductData } from '#adapters/embedded/catalogue-data.ts';
import { PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import type { ListedBed, PackedModel } from '#src/room/packed-model.ts';
import { smallCatalogue } from './small-catalogue.ts';

/** A bed of which the packages are known, and one of which they are not. */
export const PACKED_BED = { sku: 'M1', size: '180x200', unpacked: 'M2' };

const packed = (product: ProductData): ProductData => ({
  ...product,
  attributes: { ...product.attributes, [PACKAGES_CODE]: 'mattress rolled w*35*35' },
});

/** The small shop, which says how one mattress is packed. */
export const packedCatalogue: CatalogueData = {
  ...smallCatalogue,
  attributes: { ...smallCatalogue.attributes, [PACKAGES_CODE]: {} },
  products: smallCatalogue.products.map((product) =>
    product.sku === PACKED_BED.sku ? packed(product) : product,
  ),
};

/** A mattress that is delivered in a roll. */
export const rolled = (bed: ListedBed): PackedModel => ({
  ...bed,
  packed: { rules: 'mattress rolled w*35*35', size: bed.size, choices: [] },
  others: [],
});
