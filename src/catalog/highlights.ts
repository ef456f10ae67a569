import { HIGHLIGHTS, type Highlight } from './highlight-sets.ts';
import type { Attribute, UspAttribute } from './product.ts';

/**
 * What the card of a product of this set highlights, in that order; nothing for any other set (L4).
 */
export const highlightsOf = (attributeSetId: number): readonly Highlight[] =>
  HIGHLIGHTS.get(attributeSetId) ?? [];

/**
 * The highlights of a product out of all that is known of it: in the order of its set, and only
 * those it has. One that ought to be graded and comes without a grade is left out.
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

/** From 1 to 5, as commerce sides write numbers: `4`, `4.5`, `4.0000`. */
const isGrade = (value: string): boolean => /^(?:[1-4](?:\.\d+)?|5(?:\.0+)?)$/.test(value);

const isWording = (value: string): boolean => value.trim() !== '';
