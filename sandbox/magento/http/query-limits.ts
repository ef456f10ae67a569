import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Magento's default limits for a query. */
const MAX_FIELDS = 300;
const GREATEST_DEPTH = 20;
export const MAX_ALIASES = 10;

/**
 * Returns the limits that an operation exceeds. Each field counts once per occurrence, those of a
 * fragment once per spread.
 */
export function exceededLimits(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly string[] {
  const { fields, depth } = weigh(operation.selectionSet, fragmentsOf(document));
  return [
    ...(fields > MAX_FIELDS
      ? [`Max query complexity should be ${MAX_FIELDS} but got ${fields}.`]
      : []),
    ...(depth > GREATEST_DEPTH
      ? [`Max query depth should be ${GREATEST_DEPTH} but got ${depth}.`]
      : []),
  ];
}

/**
 * Counts the aliases of a document. Each fragment counts once, however often it is spread; what is in
 * an inline fragment does not count.
 */
export const countAliases = ({ definitions }: DocumentNode): number =>
  definitions
    .map((definition) => ('selectionSet' in definition ? aliasesIn(definition.selectionSet) : 0))
    .reduce((sum, count) => sum + count, 0);

const aliasesIn = (set: SelectionSetNode | undefined): number =>
  (set?.selections ?? [])
    .map((selection) =>
      selection.kind === Kind.FIELD
        ? (selection.alias ? 1 : 0) + aliasesIn(selection.selectionSet)
        : 0,
    )
    .reduce((sum, count) => sum + count, 0);

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );

type Weight = { readonly fields: number; readonly depth: number };

/** For a valid document, whose fragments exist and have no cycle. */
function weigh(set: SelectionSetNode | undefined, fragments: Fragments): Weight {
  const weights = (set?.selections ?? []).map((selection): Weight => {
    if (selection.kind === Kind.FIELD) {
      const inner = weigh(selection.selectionSet, fragments);
      return { fields: inner.fields + 1, depth: inner.depth + 1 };
    }
    return weigh(
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)?.selectionSet,
      fragments,
    );
  });
  return {
    fields: weights.reduce((sum, { fields }) => sum + fields, 0),
    depth: weights.reduce((most, { depth }) => Math.max(most, depth), 0),
  };
}
