import type { AttributeLabels } from './attribute-labels.ts';
import * as common from './common-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const BOX_SPRING_LABELS = {
  boxspring_soort: common.PRODUCT_KIND,
  boxspring_hardheid: GROUP_LABELS.firmness,
  boxspring_kern: GROUP_LABELS.core,
  boxspring_comfortzones: GROUP_LABELS['comfort-zones'],
  boxspring_aantal_veren: GROUP_LABELS.springs,
  boxspring_topper: { nl: 'Topper', de: 'Topper', en: 'Topper' },
  boxspring_bekleding: common.UPHOLSTERY,
  boxspring_hoogte: common.BED_HEIGHT,
  boxspring_hoofdbord_hoogte: common.HEAD_BOARD_HEIGHT,
  boxspring_hoofdbord_breedte: common.HEAD_BOARD_WIDTH,
  boxspring_hoofdbord_dikte: common.HEAD_BOARD_THICKNESS,
  boxspring_verstelbaar: common.ADJUSTABLE,
  boxspring_opbergruimte: GROUP_LABELS.storage,
  boxspring_poten: GROUP_LABELS.legs,
  boxspring_wielen: GROUP_LABELS.wheels,
  boxspring_maximale_belasting: common.LOAD_PER_PERSON,
  boxspring_keurmerk: common.CERTIFICATE,
} as const satisfies AttributeLabels<'boxspring'>;
