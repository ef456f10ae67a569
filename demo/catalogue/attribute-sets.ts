import type { AttributeSetData, HighlightData } from '#adapters/embedded/catalogue-data.ts';

/** Ids of the attribute sets; 37, 40 and 44 are the specification's. */
export const SET = {
  mattresses: 37,
  boxSprings: 38,
  toppers: 40,
  bedBases: 41,
  duvets: 43,
  pillows: 44,
  lamps: 46,
} as const;

/** Which properties each kind of goods shows on its card (L4). */
export const attributeSets: Readonly<Record<number, AttributeSetData>> = {
  [SET.mattresses]: {
    name: 'Matras',
    highlights: [
      graded('matras_drukverdeling', 'pressure.svg'),
      graded('matras_ondersteuning', 'support.svg'),
      worded('matras_slaaphouding', 'position.svg'),
      graded('matras_stabiliteit', 'stability.svg'),
      graded('matras_veerkracht', 'resilience.svg'),
      graded('matras_ventilatie', 'ventilation.svg'),
      graded('matras_vochtregulatie', 'moisture.svg'),
      graded('matras_aanpassingsvermogen', 'adaptability.svg'),
    ],
  },
  [SET.boxSprings]: { name: 'Boxspring', highlights: [] },
  [SET.toppers]: {
    name: 'Topper',
    highlights: [
      graded('topper_ventilatie', 'ventilation.svg'),
      graded('topper_drukverdeling', 'pressure.svg'),
      worded('topper_hardheid', 'hardness.svg'),
    ],
  },
  [SET.bedBases]: { name: 'Bedbodem', highlights: [] },
  [SET.duvets]: { name: 'Dekbed', highlights: [] },
  [SET.pillows]: {
    name: 'Hoofdkussen',
    highlights: [
      worded('hoofdkussen_slaaphouding', 'position.svg'),
      graded('hoofdkussen_vormbaarheid', 'shapeable.svg'),
      graded('hoofdkussen_ventilatie', 'ventilation.svg'),
      graded('hoofdkussen_ondersteuning', 'support.svg'),
      graded('hoofdkussen_veerkracht', 'resilience.svg'),
    ],
  },
  [SET.lamps]: { name: 'Bedlampje', highlights: [] },
};

function graded(code: string, icon: string): HighlightData {
  return { code, rating: 1, icon };
}

function worded(code: string, icon: string): HighlightData {
  return { code, rating: 0, icon };
}
