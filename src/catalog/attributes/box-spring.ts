import type { AttributeLabels } from './attribute-labels.ts';
import * as common from './common-labels.ts';
import { GROUP } from './group-labels.ts';

export const BOX_SPRING_LABELS = {
  boxspring_soort: common.KIND_OF_GOODS,
  boxspring_hardheid: GROUP.firmness,
  boxspring_kern: GROUP.core,
  boxspring_comfortzones: GROUP['comfort-zones'],
  boxspring_aantal_veren: GROUP.springs,
  boxspring_topper: { nl: 'Topper', de: 'Topper', en: 'Topper' },
  boxspring_bekleding: common.UPHOLSTERY,
  boxspring_hoogte: common.BED_HEIGHT,
  boxspring_hoofdbord_hoogte: common.HEAD_BOARD_HEIGHT,
  boxspring_hoofdbord_breedte: common.HEAD_BOARD_WIDTH,
  boxspring_hoofdbord_dikte: common.HEAD_BOARD_THICKNESS,
  boxspring_verstelbaar: common.ADJUSTABLE,
  boxspring_opbergruimte: GROUP.storage,
  boxspring_poten: GROUP.legs,
  boxspring_wielen: GROUP.wheels,
  boxspring_maximale_belasting: common.LOAD_PER_PERSON,
  boxspring_keurmerk: common.CERTIFICATE,
} as const satisfies AttributeLabels<'boxspring'>;
