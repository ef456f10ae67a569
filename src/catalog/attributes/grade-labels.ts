import type { LocalizedText } from '../../shared/localized-text.ts';

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
