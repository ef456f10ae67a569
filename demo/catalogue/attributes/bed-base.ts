import type { KnownAttributes } from './known-attributes.ts';
import * as shared from './options.ts';

/** Attributes with keys that begin with `bedbodem_`. */
export const bedBaseAttributes = {
  bedbodem_soort: { options: shared.PRODUCT_TYPES },
  bedbodem_latten: {},
  bedbodem_verstelbaar: {
    options: {
      vlak: { nl: 'Vlak', de: 'Nicht verstellbar', en: 'Flat' },
      handmatig: { nl: 'Met de hand', de: 'Manuell', en: 'By hand' },
      elektrisch: { nl: 'Elektrisch', de: 'Elektrisch', en: 'Electric' },
    },
  },
  bedbodem_materiaal: { options: shared.WOODS },
  bedbodem_hardheidsregeling: { options: shared.YES_NO },
  bedbodem_comfortzones: {},
  bedbodem_hoogte: { unit: 'cm' },
  bedbodem_maximale_belasting: { unit: 'kg' },
  bedbodem_keurmerk: { options: shared.CERTIFICATES },
} as const satisfies KnownAttributes;
