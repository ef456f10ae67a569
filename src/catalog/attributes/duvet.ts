import type { AttributeLabels } from './attribute-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const DUVET_LABELS = {
  dekbed_vulling: GROUP_LABELS.filling,
  dekbed_vulgewicht: { nl: 'Vulgewicht', de: 'Füllgewicht', en: 'Fill weight' },
  dekbed_tijk: { nl: 'Tijk', de: 'Hülle', en: 'Shell' },
  dekbed_seizoen: GROUP_LABELS.season,
  dekbed_warmteklasse: GROUP_LABELS.warmth,
  dekbed_draaddichtheid: GROUP_LABELS['thread-count'],
  dekbed_wasbaar: GROUP_LABELS.washable,
} as const satisfies AttributeLabels<'dekbed'>;
