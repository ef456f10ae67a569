import type { AttributeLabels } from './attribute-labels.ts';
import { SLEEPING_POSITION } from './common-labels.ts';
import { GRADE_LABELS } from './grade-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const PILLOW_LABELS = {
  hoofdkussen_vulling: GROUP_LABELS.filling,
  hoofdkussen_hardheid: GROUP_LABELS.firmness,
  hoofdkussen_hoogte: GROUP_LABELS.height,
  hoofdkussen_draaddichtheid: GROUP_LABELS['thread-count'],
  hoofdkussen_wasbaar: GROUP_LABELS.washable,
  hoofdkussen_rits: GROUP_LABELS.zip,
  hoofdkussen_slaaphouding: SLEEPING_POSITION,
  hoofdkussen_vormbaarheid: GRADE_LABELS.shapeable,
  hoofdkussen_ventilatie: GRADE_LABELS.ventilation,
  hoofdkussen_ondersteuning: GRADE_LABELS.support,
  hoofdkussen_veerkracht: GRADE_LABELS.resilience,
} as const satisfies AttributeLabels<'hoofdkussen'>;
