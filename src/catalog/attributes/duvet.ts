import type { AttributeLabels } from './attribute-labels.ts';
import { GROUP } from './group-labels.ts';

export const DUVET_LABELS = {
  dekbed_vulling: GROUP.filling,
  dekbed_vulgewicht: { nl: 'Vulgewicht', de: 'Füllgewicht', en: 'Fill weight' },
  dekbed_tijk: { nl: 'Tijk', de: 'Hülle', en: 'Shell' },
  dekbed_seizoen: GROUP.season,
  dekbed_warmteklasse: GROUP.warmth,
  dekbed_draaddichtheid: GROUP['thread-count'],
  dekbed_wasbaar: GROUP.washable,
} as const satisfies AttributeLabels<'dekbed'>;
