import type { AttributeLabels } from './attribute-labels.ts';
import { CERTIFICATE, KIND_OF_GOODS, LOAD_PER_PERSON, SLEEPING_POSITION } from './common-labels.ts';
import { GRADE } from './grade-labels.ts';
import { GROUP } from './group-labels.ts';

export const MATTRESS_LABELS = {
  matras_soort: KIND_OF_GOODS,
  matras_hardheid: GROUP.firmness,
  matras_kern: GROUP.core,
  matras_hoogte: GROUP.height,
  matras_hoes: GROUP.cover,
  matras_wasbaar: GROUP.washable,
  matras_rits: GROUP.zip,
  matras_comfortzones: GROUP['comfort-zones'],
  matras_aantal_veren: GROUP.springs,
  matras_maximale_belasting: LOAD_PER_PERSON,
  matras_slaaphouding: SLEEPING_POSITION,
  matras_drukverdeling: GRADE.pressureDistribution,
  matras_ondersteuning: GRADE.support,
  matras_stabiliteit: GRADE.stability,
  matras_veerkracht: GRADE.resilience,
  matras_ventilatie: GRADE.ventilation,
  matras_vochtregulatie: GRADE.moistureRegulation,
  matras_aanpassingsvermogen: GRADE.adaptability,
  matras_keurmerk: CERTIFICATE,
} as const satisfies AttributeLabels<'matras'>;
