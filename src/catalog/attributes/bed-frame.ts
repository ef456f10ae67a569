import type { AttributeLabels } from './attribute-labels.ts';
import * as common from './common-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const BED_FRAME_LABELS = {
  ledikant_soort: common.PRODUCT_KIND,
  ledikant_materiaal: common.MATERIAL,
  ledikant_hoogte: common.BED_HEIGHT,
  ledikant_hoofdbord_hoogte: common.HEAD_BOARD_HEIGHT,
  ledikant_hoofdbord_breedte: common.HEAD_BOARD_WIDTH,
  ledikant_hoofdbord_dikte: common.HEAD_BOARD_THICKNESS,
  ledikant_voetbord: { nl: 'Voetbord', de: 'Fußteil', en: 'Footboard' },
  ledikant_opbergruimte: GROUP_LABELS.storage,
  ledikant_laden: GROUP_LABELS.drawers,
  ledikant_poten: GROUP_LABELS.legs,
  ledikant_maximale_belasting: common.LOAD_PER_PERSON,
  ledikant_keurmerk: common.CERTIFICATE,
} as const satisfies AttributeLabels<'ledikant'>;
