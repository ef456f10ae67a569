import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import { loadShopCatalogue } from '#composition/shop-catalogue.ts';
import { ok } from '#src/shared/result.ts';
import { magentoOf, type MagentoReads } from './magento-in-process.ts';
import { smallCatalogue } from './small-catalogue.ts';

/** The description of the foreign catalogue: the example of docs/catalogue.md. */
export const foreignDescription = loadShopCatalogue('docs/catalogue.example.json');

const SETS: Readonly<Record<string, string>> = { 37: '9', 40: '10', 44: '11' };

/** The small shop under other ids of categories and attribute sets: 70 instead of 7. */
const foreignCatalogue: CatalogueData = {
  ...smallCatalogue,
  categories: smallCatalogue.categories.map(({ id, name }) => ({
    id: `${id}0`,
    name,
    facets: [],
  })),
  products: smallCatalogue.products.map((product) =>
    Object.assign({}, product, {
      categoryIds: product.categoryIds.map((id) => `${id}0`),
      attributeSetId: SETS[product.attributeSetId] ?? product.attributeSetId,
    }),
  ),
};

/** A Magento with attributes of its own names, as an answer and a request write them. */
export function withForeignNames(
  magento: MagentoReads,
  names: ReadonlyMap<string, string>,
): MagentoReads {
  const foreign = new Map(Array.from(names, ([code, name]) => [name, code] as const));
  return {
    async read(locale, operation, variables) {
      const answer = await magento.read(locale, operation, renameCodes(variables, names));
      if (!answer.ok) return answer;
      return ok({ ...answer.value, data: renameCodes(answer.value.data, foreign) });
    },
  };
}

const renameCodes = <T>(value: T, names: ReadonlyMap<string, string>): T =>
  JSON.parse(
    JSON.stringify(value, (key, field: unknown) =>
      typeof field === 'string' && (key === 'code' || key === 'attribute_code')
        ? (names.get(field) ?? field)
        : field,
    ),
  ) as T;

/** A Magento with that catalogue, whose attributes have names of their own. */
export const foreignMagento = (): MagentoReads =>
  withForeignNames(magentoOf(foreignCatalogue), foreignDescription.attributeNames);
