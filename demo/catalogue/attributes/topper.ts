import type { AttributeData } from '#adapters/embedded/catalogue-data.ts';
import * as shared from './options.ts';

/** Keys that begin with `topper_`. */
export const topperAttributes = {
  topper_hardheid: { label: shared.FIRMNESS_LABEL, options: shared.FIRMNESS },
  topper_kern: { label: shared.CORE_LABEL, options: shared.CORES },
  topper_hoogte: { label: shared.HEIGHT_LABEL, unit: 'cm' },
  topper_hoes: { label: shared.COVER_LABEL, options: shared.COVERS },
  topper_wasbaar: { label: shared.WASHABLE_LABEL, options: shared.WASHING },
  topper_rits: { label: shared.ZIP_LABEL, options: shared.ZIPS },
  topper_ventilatie: { label: shared.GRADES.ventilatie },
  topper_drukverdeling: { label: shared.GRADES.drukverdeling },
} as const satisfies Readonly<Record<string, AttributeData>>;
