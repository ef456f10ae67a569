import type { AttributeLabels } from './attribute-labels.ts';
import { CERTIFICATE, KIND_OF_GOODS, MATERIAL } from './common-labels.ts';

export const BEDDING_LABELS = {
  beddengoed_soort: KIND_OF_GOODS,
  beddengoed_materiaal: MATERIAL,
  beddengoed_keurmerk: CERTIFICATE,
} as const satisfies AttributeLabels<'beddengoed'>;
