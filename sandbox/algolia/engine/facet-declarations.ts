/** An attribute that may be filtered by, and what else its declaration says. */
export type DeclaredFacet = {
  readonly attribute: string;
  readonly isSearchable: boolean;
  /** It is filtered by, but its values are not counted. */
  readonly isFilterOnly: boolean;
  /** Counted over what is left after records were deduplicated. */
  readonly isAfterDistinct: boolean;
};

/** `attributesForFaceting`, in order: `maat`, `searchable(brand)`, `afterDistinct(searchable(x))`. */
export const declaredFacets = (declarations: readonly string[]): readonly DeclaredFacet[] =>
  declarations.map((declaration) => declaredFacet(declaration.trim()));

function declaredFacet(declaration: string): DeclaredFacet {
  const { modifier, inner } = MODIFIED.exec(declaration)?.groups ?? {};
  if (modifier === undefined || inner === undefined) {
    return { ...PLAIN, attribute: declaration };
  }
  return { ...declaredFacet(inner.trim()), [FLAGS[modifier as Modifier]]: true };
}

const PLAIN = { isSearchable: false, isFilterOnly: false, isAfterDistinct: false };

const FLAGS = {
  searchable: 'isSearchable',
  filterOnly: 'isFilterOnly',
  afterDistinct: 'isAfterDistinct',
} as const;

type Modifier = keyof typeof FLAGS;

const MODIFIED = /^(?<modifier>searchable|filterOnly|afterDistinct)\((?<inner>.*)\)$/s;
