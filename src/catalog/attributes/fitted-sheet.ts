import type { AttributeLabels } from './attribute-labels.ts';
import { MATERIAL, NON_IRON } from './common-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const FITTED_SHEET_LABELS = {
  hoeslaken_materiaal: MATERIAL,
  hoeslaken_hoekhoogte: { nl: 'Hoekhoogte', de: 'Steghöhe', en: 'Pocket depth' },
  hoeslaken_elastiek: { nl: 'Elastiek', de: 'Gummizug', en: 'Elastic' },
  hoeslaken_draaddichtheid: GROUP_LABELS['thread-count'],
  hoeslaken_wasbaar: GROUP_LABELS.washable,
  hoeslaken_strijkvrij: NON_IRON,
} as const satisfies AttributeLabels<'hoeslaken'>;
