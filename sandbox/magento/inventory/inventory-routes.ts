import type { Express } from 'express';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { PiecesOf } from '#adapters/embedded/embedded-store-stock.ts';
import { STORE_LOCATIONS } from '#src/catalog/page-attributes.ts';
import { DEFAULT_LOCALE } from '#src/shared/locale.ts';
import { slugify } from '#src/shared/normalize-text.ts';
import { knownStore, requireToken } from '../http/rest-answers.ts';
import { readSearchCriteria, refuseSearch } from '../http/search-criteria.ts';

/** The resource that an integration needs for inventory sources and their items. */
const RESOURCE = 'Magento_InventoryApi::source';

type Inventory = {
  readonly store: CatalogueStore;
  readonly piecesOf?: PiecesOf;
  readonly integrationToken?: string;
};

/**
 * Magento's REST routes for inventory sources, which are read-only here: the warehouse, and every store
 * that shows a product. Of the criteria of source items only an exact SKU is known.
 */
export function inventoryRoutes(app: Express, inventory: Inventory): void {
  const { store, piecesOf = () => [], integrationToken } = inventory;
  const isAllowed = requireToken(integrationToken, RESOURCE);
  app.get('/rest/:store/V1/inventory/sources', knownStore, isAllowed, ({ query }, response) => {
    const criteria = readSearchCriteria(query);
    if (!criteria) return refuseSearch(response);
    const items = [
      sourceDocument('default', 'Default Source', false),
      ...storesOf(store).map((name) => sourceDocument(codeOf(name), name, true)),
    ];
    response.json({ items, search_criteria: criteria, total_count: items.length });
  });
  app.get('/rest/:store/V1/inventory/source-items', knownStore, isAllowed, (request, response) => {
    const criteria = readSearchCriteria(request.query);
    if (!criteria) return refuseSearch(response);
    const filters = criteria.filter_groups.flatMap((group) => group.filters);
    const sku = filters.find(({ field }) => field === 'sku')?.value ?? '';
    const article = store.article(sku);
    const items = article
      ? [
          sourceItem(sku, 'default', article.variant.stock),
          ...piecesOf(article).map((one) => sourceItem(sku, codeOf(one.store), one.pieces)),
        ]
      : [];
    response.json({ items, search_criteria: criteria, total_count: items.length });
  });
}

const sourceDocument = (code: string, name: string, isPickupLocation: boolean) => ({
  source_code: code,
  name,
  enabled: true,
  extension_attributes: {
    is_pickup_location_active: isPickupLocation,
    frontend_name: isPickupLocation ? name : '',
  },
});

const sourceItem = (sku: string, code: string, quantity: number) => ({
  sku,
  source_code: code,
  quantity,
  status: quantity > 0 ? 1 : 0,
});

const codeOf = (name: string): string => slugify(name, DEFAULT_LOCALE);

/** The stores that the products of the catalogue name. */
const storesOf = ({ data }: CatalogueStore): readonly string[] => [
  ...new Set(
    data.products
      .flatMap(({ attributes }) => String(attributes[STORE_LOCATIONS] ?? '').split(', '))
      .filter((name) => name !== ''),
  ),
];
