import type { AttributeLabels } from './attribute-labels.ts';
import { MATERIAL } from './common-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const MATTRESS_PROTECTOR_LABELS = {
  molton_materiaal: MATERIAL,
  molton_waterdicht: { nl: 'Waterdicht', de: 'Wasserdicht', en: 'Waterproof' },
  molton_bevestiging: { nl: 'Bevestiging', de: 'Befestigung', en: 'Attachment' },
  molton_wasbaar: GROUP_LABELS.washable,
} as const satisfies AttributeLabels<'molton'>;
