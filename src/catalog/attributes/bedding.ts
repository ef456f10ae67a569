import type { AttributeLabels } from './attribute-labels.ts';
import { MATERIAL } from './common-labels.ts';

export const BEDDING_LABELS = {
  beddengoed_soort: { nl: 'Soort', de: 'Art', en: 'Type' },
  beddengoed_materiaal: MATERIAL,
  beddengoed_keurmerk: { nl: 'Keurmerk', de: 'Gütesiegel', en: 'Certification' },
} as const satisfies AttributeLabels<'beddengoed'>;
