import type { AttributeLabels } from './attribute-labels.ts';
import { CERTIFICATE, KIND_OF_GOODS } from './common-labels.ts';
import { GRADE } from './grade-labels.ts';
import { GROUP } from './group-labels.ts';

export const TOPPER_LABELS = {
  topper_soort: KIND_OF_GOODS,
  topper_hardheid: GROUP.firmness,
  topper_kern: GROUP.core,
  topper_hoogte: GROUP.height,
  topper_hoes: GROUP.cover,
  topper_wasbaar: GROUP.washable,
  topper_rits: GROUP.zip,
  topper_comfortzones: GROUP['comfort-zones'],
  topper_ventilatie: GRADE.ventilation,
  topper_drukverdeling: GRADE.pressureDistribution,
  topper_keurmerk: CERTIFICATE,
} as const satisfies AttributeLabels<'topper'>;
