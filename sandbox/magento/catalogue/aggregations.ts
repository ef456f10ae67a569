import { SIZE_FACET } from '#src/filters/facet.ts';
import type { AttributeMetadata } from './attribute-metadata.ts';
import type { Candidate } from './product-filter.ts';
import { lowestCents, type StoreViewCatalogue } from './store-view-catalogue.ts';

/** Returns the facets of the products found: category, price and attributes. */
export function aggregationsOf(storeView: StoreViewCatalogue, candidates: readonly Candidate[]) {
  const { metadata, local } = storeView;
  const properties = [...metadata.values()].filter(({ is_filterable }) => is_filterable);
  return [
    aggregation('category_uid', 'Category', categoryOptions(storeView, candidates)),
    aggregation('price', local.attributes.label('price'), priceOptions(storeView, candidates)),
    ...properties.map((attribute, position) =>
      aggregation(
        attribute.code,
        attribute.label,
        propertyOptions(attribute, candidates),
        position,
      ),
    ),
  ].filter(({ count }) => count > 0);
}

type Option = { readonly label: string; readonly value: string; readonly count: number };

/** Attributes have a position, as the admin sets it; price and category have none. */
const aggregation = (
  code: string,
  label: string,
  options: readonly Option[],
  position: number | null = null,
) => ({
  attribute_code: code,
  label,
  count: options.length,
  position,
  options: options.map((option) => ({ __typename: 'AggregationOption', ...option })),
});

const categoryOptions = ({ categories }: StoreViewCatalogue, candidates: readonly Candidate[]) =>
  counted(candidates, ({ data }) => data.categoryIds).flatMap(({ value, count }) => {
    const category = categories.get(value);
    return category ? [{ label: category.name, value: category.uid, count }] : [];
  });

/** Width of a price bucket, in euros. */
const STEP = 100;

const priceOptions = (
  { local }: StoreViewCatalogue,
  candidates: readonly Candidate[],
): readonly Option[] =>
  counted(candidates, ({ data }) => {
    const from = STEP * Math.floor(lowestCents(local.product(data)) / 100 / STEP);
    return [`${from}_${from + STEP}`];
  })
    .map(({ value, count }) => ({ value, count, label: value.replace('_', '-') }))
    .toSorted((a, b) => parseInt(a.value, 10) - parseInt(b.value, 10));

function propertyOptions({ code, options }: AttributeMetadata, candidates: readonly Candidate[]) {
  const counts = new Map(
    counted(candidates, ({ data }) => valuesOf(data, code)).map(({ value, count }) => [
      value,
      count,
    ]),
  );
  return options.flatMap(({ value, label, key }) => {
    const count = counts.get(key);
    return count === undefined ? [] : [{ label, value, count }];
  });
}

const valuesOf = ({ attributes, variants }: Candidate['data'], code: string): readonly string[] => [
  ...[attributes[code] ?? []].flat().map(String),
  ...variants.flatMap(({ size, options }) =>
    code === SIZE_FACET ? (size ?? []) : (options?.[code] ?? []),
  ),
];

/** Counts the products per value. */
function counted(
  candidates: readonly Candidate[],
  valuesOf: (candidate: Candidate) => readonly string[],
): readonly Pick<Option, 'value' | 'count'>[] {
  const counts = new Map<string, number>();
  for (const value of candidates.flatMap((candidate) => [...new Set(valuesOf(candidate))])) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}
