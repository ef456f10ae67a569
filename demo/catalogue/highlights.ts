import type { AttributeCode } from '#src/catalog/attributes/attribute-dictionary.ts';
import type { Highlight, Highlights } from '#src/catalog/highlights.ts';
import { SET } from './attribute-sets.ts';

/** The highlights of the demo shop's mattresses, toppers, pillows and duvets (L4). */
export const highlights: Highlights = new Map([
  [
    SET.mattresses,
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
    SET.toppers,
    [
      ratingHighlight('topper_ventilatie', 'ventilation.svg'),
      ratingHighlight('topper_drukverdeling', 'pressure.svg'),
      textHighlight('topper_hardheid', 'hardness.svg'),
    ],
  ],
  [
    SET.pillows,
    [
      textHighlight('hoofdkussen_slaaphouding', 'position.svg'),
      ratingHighlight('hoofdkussen_vormbaarheid', 'shapeable.svg'),
      ratingHighlight('hoofdkussen_ventilatie', 'ventilation.svg'),
      ratingHighlight('hoofdkussen_ondersteuning', 'support.svg'),
      ratingHighlight('hoofdkussen_veerkracht', 'resilience.svg'),
    ],
  ],
  [
    SET.duvets,
    [
      textHighlight('dekbed_warmteklasse', 'warmth.svg'),
      textHighlight('dekbed_vulling', 'filling.svg'),
    ],
  ],
]);

function ratingHighlight(code: AttributeCode, icon: string): Highlight {
  return { code, plp_highlight_rating: 1, plp_highlight_icon: icon };
}

function textHighlight(code: AttributeCode, icon: string): Highlight {
  return { code, plp_highlight_rating: 0, plp_highlight_icon: icon };
}
