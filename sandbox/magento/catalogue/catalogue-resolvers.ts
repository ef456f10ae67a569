import type { MagentoContext, MagentoResolvers } from '../magento-resolvers.ts';
import { type AttributeFilter, matchesFilter } from './attribute-metadata.ts';
import type { CatalogueParts } from './magento-products.ts';
import { productQuery } from './product-query.ts';
import { storeQuery } from './store-query.ts';
import { ROOT_CATEGORY_ID } from './category-tree.ts';
import { existingPageOf, type PageArguments } from './page-of.ts';

export const createCatalogueResolvers = (parts: CatalogueParts): MagentoResolvers => ({
  ...productQuery(parts),
  ...categoryQuery(parts),
  ...attributeQuery(parts),
  ...storeQuery(parts),
});

type NamedAttribute = {
  readonly attribute_code?: string | null;
  readonly entity_type?: string | null;
};

const PRODUCTS = 'catalog_product';

/** The queries for attributes; only products have any, and the form of addresses. */
const attributeQuery = ({ products }: CatalogueParts) => ({
  attributesList(
    { entityType, filters }: { readonly entityType: string; readonly filters?: AttributeFilter },
    { locale }: MagentoContext,
  ) {
    const { metadata } = products.storeView(locale);
    const ofProducts = entityType === 'CATALOG_PRODUCT' ? [...metadata.values()] : [];
    return { items: ofProducts.filter((one) => matchesFilter(one, filters)), errors: [] };
  },
  attributesForm: ({ formCode }: { readonly formCode: string }) =>
    formCode === 'customer_register_address'
      ? { items: ADDRESS_FORM, errors: [] }
      : {
          items: [],
          errors: [{ type: 'ENTITY_NOT_FOUND', message: `Form "${formCode}" could not be found.` }],
        },
  customAttributeMetadataV2(
    { attributes }: { readonly attributes?: readonly NamedAttribute[] | null },
    { locale }: MagentoContext,
  ) {
    const { metadata } = products.storeView(locale);
    const known = ({ attribute_code, entity_type }: NamedAttribute) =>
      entity_type?.toLowerCase() === PRODUCTS ? metadata.get(attribute_code ?? '') : undefined;
    const named = attributes ?? [];
    return {
      items: named.flatMap((attribute) => known(attribute) ?? []),
      errors: named.filter((attribute) => !known(attribute)).map(notFound),
    };
  },
});

/** Fields of an address in the order of Magento, set up as docs/magento.md says. */
const ADDRESS_FIELDS: readonly (readonly [code: string, isRequired: boolean])[] = [
  ['firstname', true],
  ['lastname', true],
  ['company', false],
  ['street', true],
  ['city', true],
  ['country_id', true],
  ['region', false],
  ['region_id', false],
  ['postcode', false],
  ['telephone', false],
  ['vat_id', false],
];

const ADDRESS_FORM = ADDRESS_FIELDS.map(([code, isRequired]) => ({
  __typename: 'CustomerAttributeMetadata',
  code,
  label: code,
  entity_type: 'CUSTOMER_ADDRESS',
  is_required: isRequired,
  is_unique: false,
  multiline_count: code === 'street' ? 3 : 0,
  options: [],
}));

const notFound = ({ attribute_code, entity_type }: NamedAttribute) => ({
  type: entity_type?.toLowerCase() === PRODUCTS ? 'ATTRIBUTE_NOT_FOUND' : 'ENTITY_NOT_FOUND',
  message: `Attribute code "${attribute_code ?? ''}" could not be found.`,
});

/** The query for categories. Without a filter, Magento returns the root with all categories. */
const categoryQuery = ({ products }: CatalogueParts) => ({
  categories: (args: PageArguments, { locale }: MagentoContext) => {
    const root = products.storeView(locale).categories.get(ROOT_CATEGORY_ID);
    return existingPageOf(root ? [root] : [], args);
  },
});
