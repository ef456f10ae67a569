/** A declared facet with its modifiers. */
export type DeclaredFacet = {
  readonly attribute: string;
  /** Can be filtered by, but is not counted. */
  readonly isFilterOnly: boolean;
  /** Counted after deduplication. */
  readonly isAfterDistinct: boolean;
};

/** Parses `attributesForFaceting`: `maat`, `searchable(brand)`, `afterDistinct(searchable(x))`. */
export const declaredFacets = (declarations: readonly string[]): readonly DeclaredFacet[] =>
  declarations.map((declaration) => declaredFacet(declaration.trim()));

function declaredFacet(declaration: string): DeclaredFacet {
  const { modifier, inner } = MODIFIED.exec(declaration)?.groups ?? {};
  if (modifier === undefined || inner === undefined) {
    return { ...DEFAULT_FACET, attribute: declaration };
  }
  return { ...declaredFacet(inner.trim()), ...FLAGS[modifier as Modifier] };
}

const DEFAULT_FACET = { isFilterOnly: false, isAfterDistinct: false };

/** `searchable` is for a search for the values of a facet, which no client of the shop sends. */
const FLAGS = {
  searchable: {},
  filterOnly: { isFilterOnly: true },
  afterDistinct: { isAfterDistinct: true },
};

type Modifier = keyof typeof FLAGS;

const MODIFIED = /^(?<modifier>searchable|filterOnly|afterDistinct)\((?<inner>.*)\)$/s;
