/** A declared facet with its modifiers. */
export type DeclaredFacet = {
  readonly attribute: string;
  readonly isSearchable: boolean;
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
  return { ...declaredFacet(inner.trim()), [FLAGS[modifier as Modifier]]: true };
}

const DEFAULT_FACET = { isSearchable: false, isFilterOnly: false, isAfterDistinct: false };

const FLAGS = {
  searchable: 'isSearchable',
  filterOnly: 'isFilterOnly',
  afterDistinct: 'isAfterDistinct',
} as const;

type Modifier = keyof typeof FLAGS;

const MODIFIED = /^(?<modifier>searchable|filterOnly|afterDistinct)\((?<inner>.*)\)$/s;
