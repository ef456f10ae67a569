import type { AttributeLabels } from './attribute-labels.ts';
import { MATERIAL, NON_IRON } from './common-labels.ts';
import { GROUP } from './group-labels.ts';

export const FITTED_SHEET_LABELS = {
  hoeslaken_materiaal: MATERIAL,
  hoeslaken_hoekhoogte: { nl: 'Hoekhoogte', de: 'Steghöhe', en: 'Pocket depth' },
  hoeslaken_elastiek: { nl: 'Elastiek', de: 'Gummizug', en: 'Elastic' },
  hoeslaken_draaddichtheid: GROUP['thread-count'],
  hoeslaken_wasbaar: GROUP.washable,
  hoeslaken_strijkvrij: NON_IRON,
} as const satisfies AttributeLabels<'hoeslaken'>;
