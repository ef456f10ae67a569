import type { AttributeLabels } from './attribute-labels.ts';
import { CERTIFICATE, PRODUCT_KIND, LOAD_PER_PERSON, SLEEPING_POSITION } from './common-labels.ts';
import { GRADE_LABELS } from './grade-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const MATTRESS_LABELS = {
  matras_soort: PRODUCT_KIND,
  matras_hardheid: GROUP_LABELS.firmness,
  matras_kern: GROUP_LABELS.core,
  matras_hoogte: GROUP_LABELS.height,
  matras_hoes: GROUP_LABELS.cover,
  matras_wasbaar: GROUP_LABELS.washable,
  matras_rits: GROUP_LABELS.zip,
  matras_comfortzones: GROUP_LABELS['comfort-zones'],
  matras_aantal_veren: GROUP_LABELS.springs,
  matras_maximale_belasting: LOAD_PER_PERSON,
  matras_slaaphouding: SLEEPING_POSITION,
  matras_drukverdeling: GRADE_LABELS.pressureDistribution,
  matras_ondersteuning: GRADE_LABELS.support,
  matras_stabiliteit: GRADE_LABELS.stability,
  matras_veerkracht: GRADE_LABELS.resilience,
  matras_ventilatie: GRADE_LABELS.ventilation,
  matras_vochtregulatie: GRADE_LABELS.moistureRegulation,
  matras_aanpassingsvermogen: GRADE_LABELS.adaptability,
  matras_keurmerk: CERTIFICATE,
} as const satisfies AttributeLabels<'matras'>;
