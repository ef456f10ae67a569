import type { AttributeData } from '#adapters/embedded/catalogue-data.ts';
import * as shared from './options.ts';

/** Keys that begin with `bedbodem_`. */
export const bedBaseAttributes = {
  bedbodem_latten: { label: { nl: 'Aantal latten', de: 'Anzahl Leisten', en: 'Number of slats' } },
  bedbodem_verstelbaar: {
    label: { nl: 'Verstelbaar', de: 'Verstellbar', en: 'Adjustable' },
    options: {
      vlak: { nl: 'Vlak', de: 'Nicht verstellbar', en: 'Flat' },
      handmatig: { nl: 'Met de hand', de: 'Manuell', en: 'By hand' },
      elektrisch: { nl: 'Elektrisch', de: 'Elektrisch', en: 'Electric' },
    },
  },
  bedbodem_materiaal: {
    label: { nl: 'Materiaal', de: 'Material', en: 'Material' },
    options: {
      beuken: { nl: 'Beuken', de: 'Buche', en: 'Beech' },
      berken: { nl: 'Berken', de: 'Birke', en: 'Birch' },
      grenen: { nl: 'Massief grenen', de: 'Kiefer massiv', en: 'Solid pine' },
    },
  },
  bedbodem_hardheidsregeling: {
    label: {
      nl: 'Hardheid regelbaar bij de heup',
      de: 'Härte im Beckenbereich einstellbar',
      en: 'Firmness adjustable at the hips',
    },
    options: shared.YES_NO,
  },
  bedbodem_comfortzones: { label: shared.ZONES_LABEL },
  bedbodem_hoogte: { label: shared.HEIGHT_LABEL, unit: 'cm' },
  bedbodem_maximale_belasting: { label: shared.LOAD_LABEL, unit: 'kg' },
} as const satisfies Readonly<Record<string, AttributeData>>;
