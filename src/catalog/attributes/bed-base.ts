import type { AttributeLabels } from './attribute-labels.ts';
import {
  ADJUSTABLE,
  CERTIFICATE,
  KIND_OF_GOODS,
  LOAD_PER_PERSON,
  MATERIAL,
} from './common-labels.ts';
import { GROUP } from './group-labels.ts';

export const BED_BASE_LABELS = {
  bedbodem_soort: KIND_OF_GOODS,
  bedbodem_latten: { nl: 'Aantal latten', de: 'Anzahl Leisten', en: 'Number of slats' },
  bedbodem_verstelbaar: ADJUSTABLE,
  bedbodem_materiaal: MATERIAL,
  bedbodem_hardheidsregeling: {
    nl: 'Hardheid regelbaar bij de heup',
    de: 'Härte im Beckenbereich einstellbar',
    en: 'Firmness adjustable at the hips',
  },
  bedbodem_comfortzones: GROUP['comfort-zones'],
  bedbodem_hoogte: GROUP.height,
  bedbodem_maximale_belasting: LOAD_PER_PERSON,
  bedbodem_keurmerk: CERTIFICATE,
} as const satisfies AttributeLabels<'bedbodem'>;
