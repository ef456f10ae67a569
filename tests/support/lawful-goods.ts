import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';

/** A catalogue of which all goods tell what the law asks for. */
export const lawfulGoods = (catalogue: CatalogueData): CatalogueData => ({
  ...catalogue,
  products: catalogue.products.map((product) =>
    Object.assign({}, product, { attributes: { ...TOLD, ...product.attributes } }),
  ),
});

const TOLD = {
  manufacturer: 'Lunaro Bedden B.V.',
  manufacturer_address: 'Maanlaan 27, 3812 PH Amersfoort, NL',
  manufacturer_email: 'veiligheid@lunaro.example',
  fibres: 'cover:cotton 100',
  light_source: 'none',
  weee_number: 'DE 90000048',
};
