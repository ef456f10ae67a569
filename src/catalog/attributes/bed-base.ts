import type { AttributeLabels } from './attribute-labels.ts';
import {
  ADJUSTABLE,
  CERTIFICATE,
  PRODUCT_KIND,
  LOAD_PER_PERSON,
  MATERIAL,
} from './common-labels.ts';
import { GROUP_LABELS } from './group-labels.ts';

export const BED_BASE_LABELS = {
  bedbodem_soort: PRODUCT_KIND,
  bedbodem_latten: { nl: 'Aantal latten', de: 'Anzahl Leisten', en: 'Number of slats' },
  bedbodem_verstelbaar: ADJUSTABLE,
  bedbodem_materiaal: MATERIAL,
  bedbodem_hardheidsregeling: {
    nl: 'Hardheid regelbaar bij de heup',
    de: 'Härte im Beckenbereich einstellbar',
    en: 'Firmness adjustable at the hips',
  },
  bedbodem_comfortzones: GROUP_LABELS['comfort-zones'],
  bedbodem_hoogte: GROUP_LABELS.height,
  bedbodem_maximale_belasting: LOAD_PER_PERSON,
  bedbodem_keurmerk: CERTIFICATE,
} as const satisfies AttributeLabels<'bedbodem'>;
