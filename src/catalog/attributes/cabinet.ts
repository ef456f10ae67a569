import type { AttributeLabels } from './attribute-labels.ts';
import { CERTIFICATE, DEPTH, PRODUCT_KIND, MATERIAL } from './common-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const CABINET_LABELS = {
  kast_soort: PRODUCT_KIND,
  kast_materiaal: MATERIAL,
  kast_hoogte: GROUP_LABELS.height,
  kast_diepte: DEPTH,
  kast_deuren: GROUP_LABELS.doors,
  kast_laden: GROUP_LABELS.drawers,
  kast_planken: { nl: 'Planken', 'nl-be': 'Legplanken', de: 'Einlegeböden', en: 'Shelves' },
  kast_opbergruimte: GROUP_LABELS.storage,
  kast_poten: GROUP_LABELS.legs,
  kast_wielen: GROUP_LABELS.wheels,
  kast_keurmerk: CERTIFICATE,
} as const satisfies AttributeLabels<'kast'>;
