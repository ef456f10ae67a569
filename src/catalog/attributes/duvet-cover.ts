import type { AttributeLabels } from './attribute-labels.ts';
import { MATERIAL, NON_IRON } from './common-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const DUVET_COVER_LABELS = {
  dekbedovertrek_materiaal: MATERIAL,
  dekbedovertrek_weving: { nl: 'Weving', de: 'Webart', en: 'Weave' },
  dekbedovertrek_dessin: { nl: 'Dessin', de: 'Dessin', en: 'Pattern' },
  dekbedovertrek_sluiting: { nl: 'Sluiting', de: 'Verschluss', en: 'Closure' },
  dekbedovertrek_kussenslopen: {
    nl: 'Kussenslopen',
    de: 'Kissenbezüge',
    'de-at': 'Polsterbezüge',
    en: 'Pillowcases',
  },
  dekbedovertrek_draaddichtheid: GROUP_LABELS['thread-count'],
  dekbedovertrek_wasbaar: GROUP_LABELS.washable,
  dekbedovertrek_strijkvrij: NON_IRON,
} as const satisfies AttributeLabels<'dekbedovertrek'>;
