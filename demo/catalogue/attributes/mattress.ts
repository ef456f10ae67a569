import type { KnownAttributes } from './known-attributes.ts';
import * as shared from './options.ts';

/** Attributes with keys that begin with `matras_`. */
export const mattressAttributes = {
  matras_soort: { options: shared.PRODUCT_TYPES },
  matras_hardheid: { options: shared.FIRMNESS },
  matras_kern: { options: shared.CORES },
  matras_hoogte: { unit: 'cm' },
  matras_hoes: { options: shared.COVERS },
  matras_wasbaar: { options: shared.WASHING },
  matras_rits: { options: shared.ZIPS },
  matras_comfortzones: {},
  matras_aantal_veren: { unit: '/m²' },
  matras_maximale_belasting: { unit: 'kg' },
  matras_slaaphouding: { options: shared.SLEEPING_POSITIONS },
  matras_keurmerk: { options: shared.CERTIFICATES },
} as const satisfies KnownAttributes;

/** Attributes with keys that begin with `topper_`. */
export const topperAttributes = {
  topper_soort: { options: shared.PRODUCT_TYPES },
  topper_hardheid: { options: shared.FIRMNESS },
  topper_kern: { options: shared.CORES },
  topper_hoogte: { unit: 'cm' },
  topper_hoes: { options: shared.COVERS },
  topper_wasbaar: { options: shared.WASHING },
  topper_rits: { options: shared.ZIPS },
  topper_comfortzones: {},
  topper_keurmerk: { options: shared.CERTIFICATES },
} as const satisfies KnownAttributes;
