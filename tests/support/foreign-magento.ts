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
      const own = { ...operation, source: withoutAliases(operation.source, names) };
      const answer = await magento.read(locale, own, renameCodes(variables, names));
      if (!answer.ok) return answer;
      return ok({ ...answer.value, data: renameCodes(answer.value.data, foreign) });
    },
  };
}

/** Answers `maat:bed_size` by the field `maat`, which it has in place of `bed_size`; `maat` by nothing. */
const withoutAliases = (source: string, names: ReadonlyMap<string, string>): string =>
  Array.from(names).reduce(
    (text, [code, name]) =>
      text
        .replaceAll(new RegExp(String.raw`(?<![\w$.:])${name}(?![\w:(])`, 'gu'), '')
        .replaceAll(`${name}:${code}`, name),
    source,
  );

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
