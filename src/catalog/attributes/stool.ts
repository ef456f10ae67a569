import type { AttributeLabels } from './attribute-labels.ts';
import { CERTIFICATE, DEPTH, PRODUCT_KIND, UPHOLSTERY } from './common-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const STOOL_LABELS = {
  hocker_soort: PRODUCT_KIND,
  hocker_bekleding: UPHOLSTERY,
  hocker_vulling: GROUP_LABELS.filling,
  hocker_hoogte: GROUP_LABELS.height,
  hocker_diepte: DEPTH,
  hocker_opbergruimte: GROUP_LABELS.storage,
  hocker_poten: GROUP_LABELS.legs,
  hocker_wielen: GROUP_LABELS.wheels,
  hocker_maximale_belasting: GROUP_LABELS['maximum-load'],
  hocker_keurmerk: CERTIFICATE,
} as const satisfies AttributeLabels<'hocker'>;
