import type { AttributeLabels } from './attribute-labels.ts';
import { MATERIAL } from './common-labels.ts';
import { GROUP } from './group-labels.ts';

export const CUSHION_LABELS = {
  sierkussen_materiaal: MATERIAL,
  sierkussen_vorm: { nl: 'Vorm', de: 'Form', en: 'Shape' },
  sierkussen_vulling: GROUP.filling,
  sierkussen_hoes: GROUP.cover,
  sierkussen_rits: GROUP.zip,
  sierkussen_wasbaar: GROUP.washable,
} as const satisfies AttributeLabels<'sierkussen'>;
