import type { AttributeData } from '#adapters/embedded/catalogue-data.ts';
import * as shared from './options.ts';

/** Keys that begin with `matras_`. */
export const mattressAttributes = {
  matras_hardheid: { label: shared.FIRMNESS_LABEL, options: shared.FIRMNESS },
  matras_kern: { label: shared.CORE_LABEL, options: shared.CORES },
  matras_hoogte: { label: shared.HEIGHT_LABEL, unit: 'cm' },
  matras_hoes: { label: shared.COVER_LABEL, options: shared.COVERS },
  matras_wasbaar: { label: shared.WASHABLE_LABEL, options: shared.WASHING },
  matras_rits: { label: shared.ZIP_LABEL, options: shared.ZIPS },
  matras_comfortzones: { label: shared.ZONES_LABEL },
  matras_aantal_veren: {
    label: { nl: 'Aantal veren', de: 'Anzahl Federn', en: 'Number of springs' },
    unit: '/m²',
  },
  matras_maximale_belasting: { label: shared.LOAD_LABEL, unit: 'kg' },
  matras_slaaphouding: {
    label: shared.SLEEPING_POSITION_LABEL,
    options: shared.SLEEPING_POSITIONS,
  },
  matras_drukverdeling: { label: shared.GRADES.drukverdeling },
  matras_ondersteuning: { label: shared.GRADES.ondersteuning },
  matras_stabiliteit: { label: shared.GRADES.stabiliteit },
  matras_veerkracht: { label: shared.GRADES.veerkracht },
  matras_ventilatie: { label: shared.GRADES.ventilatie },
  matras_vochtregulatie: { label: shared.GRADES.vochtregulatie },
  matras_aanpassingsvermogen: { label: shared.GRADES.aanpassingsvermogen },
} as const satisfies Readonly<Record<string, AttributeData>>;
