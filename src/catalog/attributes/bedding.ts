import type { AttributeLabels } from './attribute-labels.ts';
import { CERTIFICATE, PRODUCT_KIND, MATERIAL } from './common-labels.ts';

export const BEDDING_LABELS = {
  beddengoed_soort: PRODUCT_KIND,
  beddengoed_materiaal: MATERIAL,
  beddengoed_keurmerk: CERTIFICATE,
} as const satisfies AttributeLabels<'beddengoed'>;
