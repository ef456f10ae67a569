import type { AttributeLabels } from './attribute-labels.ts';
import { CERTIFICATE, DEPTH, KIND_OF_GOODS, MATERIAL } from './common-labels.ts';
import { GROUP } from './group-labels.ts';

export const CABINET_LABELS = {
  kast_soort: KIND_OF_GOODS,
  kast_materiaal: MATERIAL,
  kast_hoogte: GROUP.height,
  kast_diepte: DEPTH,
  kast_deuren: GROUP.doors,
  kast_laden: GROUP.drawers,
  kast_planken: { nl: 'Planken', 'nl-be': 'Legplanken', de: 'Einlegeböden', en: 'Shelves' },
  kast_opbergruimte: GROUP.storage,
  kast_poten: GROUP.legs,
  kast_wielen: GROUP.wheels,
  kast_keurmerk: CERTIFICATE,
} as const satisfies AttributeLabels<'kast'>;
