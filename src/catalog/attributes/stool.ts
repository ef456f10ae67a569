import type { AttributeLabels } from './attribute-labels.ts';
import { CERTIFICATE, DEPTH, KIND_OF_GOODS, UPHOLSTERY } from './common-labels.ts';
import { GROUP } from './group-labels.ts';

export const STOOL_LABELS = {
  hocker_soort: KIND_OF_GOODS,
  hocker_bekleding: UPHOLSTERY,
  hocker_vulling: GROUP.filling,
  hocker_hoogte: GROUP.height,
  hocker_diepte: DEPTH,
  hocker_opbergruimte: GROUP.storage,
  hocker_poten: GROUP.legs,
  hocker_wielen: GROUP.wheels,
  hocker_maximale_belasting: GROUP['maximum-load'],
  hocker_keurmerk: CERTIFICATE,
} as const satisfies AttributeLabels<'hocker'>;
