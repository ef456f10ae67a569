import type { LocalizedText } from '../../shared/locale.ts';

/*
 * Labels shared by several product types that belong to no group. A listing merges filters with the
 * same label (F8), so that the same attribute needs the same label on all products.
 */

export const ADJUSTABLE: LocalizedText = { nl: 'Verstelbaar', de: 'Verstellbar', en: 'Adjustable' };
export const BED_HEIGHT: LocalizedText = {
  nl: 'Instaphoogte',
  de: 'Einstiegshöhe',
  en: 'Bed height',
};
export const CERTIFICATE_LABEL: LocalizedText = {
  nl: 'Keurmerk',
  de: 'Gütesiegel',
  en: 'Certification',
};
export const DEPTH_LABEL: LocalizedText = { nl: 'Diepte', de: 'Tiefe', en: 'Depth' };
export const PRODUCT_KIND: LocalizedText = { nl: 'Soort', de: 'Art', en: 'Type' };
export const MATERIAL_LABEL: LocalizedText = { nl: 'Materiaal', de: 'Material', en: 'Material' };
export const NON_IRON: LocalizedText = { nl: 'Strijkvrij', de: 'Bügelfrei', en: 'Non-iron' };
export const SLEEPING_POSITION: LocalizedText = {
  nl: 'Slaaphouding',
  de: 'Schlafposition',
  en: 'Sleeping position',
};
export const UPHOLSTERY_LABEL: LocalizedText = {
  nl: 'Bekleding',
  de: 'Bezugsstoff',
  en: 'Upholstery',
};

/** Maximum load of a bed on each of its sides. */
export const LOAD_PER_PERSON: LocalizedText = {
  nl: 'Maximale belasting per persoon',
  de: 'Maximale Belastbarkeit pro Person',
  en: 'Maximum load per person',
};

export const HEAD_BOARD_HEIGHT: LocalizedText = {
  nl: 'Hoogte hoofdbord',
  de: 'Höhe Kopfteil',
  'de-at': 'Höhe Betthaupt',
  en: 'Headboard height',
};
export const HEAD_BOARD_WIDTH: LocalizedText = {
  nl: 'Breedte hoofdbord',
  de: 'Breite Kopfteil',
  'de-at': 'Breite Betthaupt',
  en: 'Headboard width',
};
export const HEAD_BOARD_THICKNESS: LocalizedText = {
  nl: 'Dikte hoofdbord',
  de: 'Stärke Kopfteil',
  'de-at': 'Stärke Betthaupt',
  en: 'Headboard thickness',
};

/** Labels of the attributes graded from 1 to 5 (L4). */
export const GRADE_LABELS = {
  pressureDistribution: { nl: 'Drukverdeling', de: 'Druckverteilung', en: 'Pressure distribution' },
  support: { nl: 'Ondersteuning', de: 'Stützkraft', en: 'Support' },
  stability: { nl: 'Stabiliteit', de: 'Stabilität', en: 'Stability' },
  resilience: { nl: 'Veerkracht', de: 'Rückstellkraft', en: 'Resilience' },
  ventilation: { nl: 'Ventilatie', de: 'Belüftung', en: 'Ventilation' },
  moistureRegulation: {
    nl: 'Vochtregulatie',
    de: 'Feuchtigkeitsregulierung',
    en: 'Moisture regulation',
  },
  adaptability: { nl: 'Aanpassingsvermogen', de: 'Anpassungsfähigkeit', en: 'Adaptability' },
  shapeable: { nl: 'Vormbaarheid', de: 'Formbarkeit', en: 'Shapeable' },
} as const satisfies Readonly<Record<string, LocalizedText>>;
