import type { AttributeLabels } from './attribute-labels.ts';
import { SLEEPING_POSITION } from './common-labels.ts';
import { GRADE } from './grade-labels.ts';
import { GROUP } from './group-labels.ts';

export const PILLOW_LABELS = {
  hoofdkussen_vulling: GROUP.filling,
  hoofdkussen_hardheid: GROUP.firmness,
  hoofdkussen_hoogte: GROUP.height,
  hoofdkussen_draaddichtheid: GROUP['thread-count'],
  hoofdkussen_wasbaar: GROUP.washable,
  hoofdkussen_rits: GROUP.zip,
  hoofdkussen_slaaphouding: SLEEPING_POSITION,
  hoofdkussen_vormbaarheid: GRADE.shapeable,
  hoofdkussen_ventilatie: GRADE.ventilation,
  hoofdkussen_ondersteuning: GRADE.support,
  hoofdkussen_veerkracht: GRADE.resilience,
} as const satisfies AttributeLabels<'hoofdkussen'>;
