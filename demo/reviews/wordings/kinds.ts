import { SET } from '../../catalogue/attribute-sets.ts';
import type { Wordings } from '../wording.ts';
import { bedBaseWordings } from './bed-base.ts';
import { bedFrameWordings } from './bed-frame.ts';
import { boxSpringWordings } from './box-spring.ts';
import { cabinetWordings } from './cabinet.ts';
import { cushionWordings } from './cushion.ts';
import { duvetCoverWordings } from './duvet-cover.ts';
import { duvetWordings } from './duvet.ts';
import { fittedSheetWordings } from './fitted-sheet.ts';
import { lampWordings } from './lamp.ts';
import { mattressWordings } from './mattress.ts';
import { moltonWordings } from './molton.ts';
import { pillowWordings } from './pillow.ts';
import { stoolWordings } from './stool.ts';
import { topperWordings } from './topper.ts';

type SetId = (typeof SET)[keyof typeof SET];

const WORDINGS: Readonly<Record<SetId, Wordings>> = {
  [SET.mattresses]: mattressWordings,
  [SET.boxSprings]: boxSpringWordings,
  [SET.toppers]: topperWordings,
  [SET.bedFrames]: bedFrameWordings,
  [SET.bedBases]: bedBaseWordings,
  [SET.duvets]: duvetWordings,
  [SET.pillows]: pillowWordings,
  [SET.duvetCovers]: duvetCoverWordings,
  [SET.fittedSheets]: fittedSheetWordings,
  [SET.moltons]: moltonWordings,
  [SET.cushions]: cushionWordings,
  [SET.cabinets]: cabinetWordings,
  [SET.stools]: stoolWordings,
  [SET.lamps]: lampWordings,
};

const isSet = (id: string): id is SetId => Object.hasOwn(WORDINGS, id);

/** Sentences on products of an attribute set; `undefined` for a set without any. */
export const wordingsOfKind = (attributeSetId: string): Wordings | undefined =>
  isSet(attributeSetId) ? WORDINGS[attributeSetId] : undefined;
