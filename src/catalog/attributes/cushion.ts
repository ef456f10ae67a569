import type { AttributeLabels } from './attribute-labels.ts';
import { MATERIAL } from './common-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const CUSHION_LABELS = {
  sierkussen_materiaal: MATERIAL,
  sierkussen_vorm: { nl: 'Vorm', de: 'Form', en: 'Shape' },
  sierkussen_vulling: GROUP_LABELS.filling,
  sierkussen_hoes: GROUP_LABELS.cover,
  sierkussen_rits: GROUP_LABELS.zip,
  sierkussen_wasbaar: GROUP_LABELS.washable,
} as const satisfies AttributeLabels<'sierkussen'>;
