export type SearchableAttribute = {
  readonly attribute: string;
  /** From 0; lower is more important. Attributes may have equal ranks. */
  readonly rank: number;
  /** Whether earlier words are more important. */
  readonly isOrdered: boolean;
};

/** Parses `searchableAttributes`: `name`, `unordered(text)`, or comma-separated equal ones. */
export const searchableAttributes = (
  declarations: readonly string[],
): readonly SearchableAttribute[] =>
  declarations.flatMap((declaration, rank) => {
    const attributes = declaration.split(',').map((text) => text.trim());
    return attributes.map((text) => {
      const { modifier, inner } = MODIFIED.exec(text)?.groups ?? {};
      const isOrdered = modifier !== 'unordered' && attributes.length === 1;
      return { attribute: inner ?? text, rank, isOrdered };
    });
  });

const MODIFIED = /^(?<modifier>unordered|ordered)\((?<inner>.+)\)$/s;
