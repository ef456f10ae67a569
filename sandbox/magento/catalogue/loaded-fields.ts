import { type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql';
import type { MagentoProduct } from './magento-product.ts';
import { priceRange } from './price-range.ts';

/**
 * The product of a bundle's option with the fields that Magento loads for it. Magento resolves the
 * fragments of the selection, but no fragment that is spread inside another one: what only that one
 * names is missing. Recorded on 2.4.7-p7: `name: null`, and a price of 0.
 */
export function asLoaded(
  product: MagentoProduct,
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
): Readonly<Record<string, unknown>> {
  const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  const loaded = new Set(selections.flatMap((one) => fieldsOf(one, fragments)));
  return {
    ...product,
    ...(!loaded.has('name') && { name: null }),
    ...(!loaded.has('price_range') && { price_range: priceRange([FREE]) }),
  };
}

const FREE = { regular: 0, final: 0 };

function fieldsOf(
  selection: SelectionNode,
  fragments: GraphQLResolveInfo['fragments'],
): readonly string[] {
  switch (selection.kind) {
    case Kind.FIELD:
      return [selection.name.value];
    case Kind.INLINE_FRAGMENT:
      return namesIn(selection.selectionSet.selections);
    case Kind.FRAGMENT_SPREAD:
      return namesIn(fragments[selection.name.value]?.selectionSet.selections ?? []);
  }
}

const namesIn = (selections: readonly SelectionNode[]): readonly string[] =>
  selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
