import type { Attribute, UspAttribute } from './product.ts';

/**
 * The highlights that a product has, in the order of its set. A graded highlight without a valid
 * grade is omitted.
 */
export const highlightedAttributesOf = (
  highlights: Highlights,
  attributeSetId: string,
  entries: readonly Attribute[],
): readonly UspAttribute[] =>
  (highlights.get(attributeSetId) ?? []).flatMap((highlight) => {
    const showRating = highlight.plp_highlight_rating === 1;
    const hasValue = showRating ? isGrade : isNonBlank;
    const entry = entries.find(({ code, value }) => code === highlight.code && hasValue(value));
    if (entry === undefined) return [];
    const { code, label, value } = entry;
    return [{ code, label, value, icon: highlight.plp_highlight_icon, showRating }];
  });

/** 1 to 5, in the number formats of commerce backends: `4`, `4.5`, `4.0000`. */
const isGrade = (value: string): boolean => /^(?:[1-4](?:\.\d+)?|5(?:\.0+)?)$/.test(value);

const isNonBlank = (value: string): boolean => value.trim() !== '';

/**
 * An attribute highlighted on a product card, with the field names of the commerce backend. With a
 * rating of 1 its value is a grade, with 0 it is text; the icon is the file name of a drawing.
 */
export type Highlight = {
  readonly code: string;
  readonly plp_highlight_rating: 0 | 1;
  readonly plp_highlight_icon: string;
};

/** The highlights on the cards of products (L4), in display order, by the id of their set. */
export type Highlights = ReadonlyMap<string, readonly Highlight[]>;
