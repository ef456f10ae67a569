import type { AttributeLabels } from './attribute-labels.ts';
import { CERTIFICATE, PRODUCT_KIND } from './common-labels.ts';
import { GRADE_LABELS } from './grade-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const TOPPER_LABELS = {
  topper_soort: PRODUCT_KIND,
  topper_hardheid: GROUP_LABELS.firmness,
  topper_kern: GROUP_LABELS.core,
  topper_hoogte: GROUP_LABELS.height,
  topper_hoes: GROUP_LABELS.cover,
  topper_wasbaar: GROUP_LABELS.washable,
  topper_rits: GROUP_LABELS.zip,
  topper_comfortzones: GROUP_LABELS['comfort-zones'],
  topper_ventilatie: GRADE_LABELS.ventilation,
  topper_drukverdeling: GRADE_LABELS.pressureDistribution,
  topper_keurmerk: CERTIFICATE,
} as const satisfies AttributeLabels<'topper'>;
