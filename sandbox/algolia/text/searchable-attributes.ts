/** An attribute that is searched in. */
export type SearchableAttribute = {
  readonly attribute: string;
  /** From 0; the lower, the more a word in it says. Attributes may be equal. */
  readonly rank: number;
  /** An earlier word in it says more than a later one. */
  readonly isOrdered: boolean;
};

/** `searchableAttributes`, in order: `name`, `unordered(text)`, or equal ones with commas between. */
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
