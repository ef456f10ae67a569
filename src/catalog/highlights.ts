import { HIGHLIGHTS, type Highlight } from './highlight-sets.ts';
import type { Attribute, UspAttribute } from './product.ts';

/** The highlights on the card of a product of this set, in order; empty for any other set (L4). */
export const highlightsOf = (attributeSetId: number): readonly Highlight[] =>
  HIGHLIGHTS.get(attributeSetId) ?? [];

/**
 * The highlights that a product has, in the order of its set. A graded highlight without a valid
 * grade is omitted.
 */
export const uspAttributesOf = (
  attributeSetId: number,
  entries: readonly Attribute[],
): readonly UspAttribute[] =>
  highlightsOf(attributeSetId).flatMap((highlight) => {
    const showRating = highlight.plp_highlight_rating === 1;
    const says = showRating ? isGrade : isWording;
    const entry = entries.find(({ code, value }) => code === highlight.code && says(value));
    if (entry === undefined) return [];
    const { code, label, value } = entry;
    return [{ code, label, value, icon: highlight.plp_highlight_icon, showRating }];
  });

/** 1 to 5, in the number formats of commerce backends: `4`, `4.5`, `4.0000`. */
const isGrade = (value: string): boolean => /^(?:[1-4](?:\.\d+)?|5(?:\.0+)?)$/.test(value);

const isWording = (value: string): boolean => value.trim() !== '';
