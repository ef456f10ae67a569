import type { AttributeCode } from './attributes/attribute-dictionary.ts';
import type { Attribute, UspAttribute } from './product.ts';

/** The highlights on the card of a product of this set, in order; empty for any other set (L4). */
export const highlightsOf = (attributeSetId: string): readonly Highlight[] =>
  HIGHLIGHTS.get(attributeSetId) ?? [];

/**
 * The highlights that a product has, in the order of its set. A graded highlight without a valid
 * grade is omitted.
 */
export const highlightedAttributesOf = (
  attributeSetId: string,
  entries: readonly Attribute[],
): readonly UspAttribute[] =>
  highlightsOf(attributeSetId).flatMap((highlight) => {
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

/** Attribute sets with highlights, by product type (L4). */
export const ATTRIBUTE_SETS = { mattresses: '37', toppers: '40', pillows: '44' } as const;

/**
 * An attribute highlighted on a product card, with the field names of the commerce backend. With a
 * rating of 1 its value is a grade, with 0 it is text; the icon is the file name of a drawing.
 */
export type Highlight = {
  readonly code: AttributeCode;
  readonly plp_highlight_rating: 0 | 1;
  readonly plp_highlight_icon: string;
};

/** The highlights on the cards of an attribute set, in display order, by the id of the set. */
export const HIGHLIGHTS: ReadonlyMap<string, readonly Highlight[]> = new Map([
  [
    ATTRIBUTE_SETS.mattresses,
    [
      ratingHighlight('matras_drukverdeling', 'pressure.svg'),
      ratingHighlight('matras_ondersteuning', 'support.svg'),
      textHighlight('matras_slaaphouding', 'position.svg'),
      ratingHighlight('matras_stabiliteit', 'stability.svg'),
      ratingHighlight('matras_veerkracht', 'resilience.svg'),
      ratingHighlight('matras_ventilatie', 'ventilation.svg'),
      ratingHighlight('matras_vochtregulatie', 'moisture.svg'),
      ratingHighlight('matras_aanpassingsvermogen', 'adaptability.svg'),
    ],
  ],
  [
    ATTRIBUTE_SETS.toppers,
    [
      ratingHighlight('topper_ventilatie', 'ventilation.svg'),
      ratingHighlight('topper_drukverdeling', 'pressure.svg'),
      textHighlight('topper_hardheid', 'hardness.svg'),
    ],
  ],
  [
    ATTRIBUTE_SETS.pillows,
    [
      textHighlight('hoofdkussen_slaaphouding', 'position.svg'),
      ratingHighlight('hoofdkussen_vormbaarheid', 'shapeable.svg'),
      ratingHighlight('hoofdkussen_ventilatie', 'ventilation.svg'),
      ratingHighlight('hoofdkussen_ondersteuning', 'support.svg'),
      ratingHighlight('hoofdkussen_veerkracht', 'resilience.svg'),
    ],
  ],
]);

function ratingHighlight(code: AttributeCode, icon: string): Highlight {
  return { code, plp_highlight_rating: 1, plp_highlight_icon: icon };
}

function textHighlight(code: AttributeCode, icon: string): Highlight {
  return { code, plp_highlight_rating: 0, plp_highlight_icon: icon };
}
