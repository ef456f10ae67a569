import type { AttributeData } from '#adapters/embedded/catalogue-data.ts';
import * as shared from './options.ts';

/** Keys that begin with `boxspring_`. */
export const boxSpringAttributes = {
  boxspring_hardheid: { label: shared.FIRMNESS_LABEL, options: shared.FIRMNESS },
  boxspring_kern: { label: shared.CORE_LABEL, options: shared.CORES },
  boxspring_comfortzones: { label: shared.ZONES_LABEL },
  boxspring_aantal_veren: {
    label: { nl: 'Aantal veren', de: 'Anzahl Federn', en: 'Number of springs' },
    unit: '/m²',
  },
  boxspring_topper: {
    label: { nl: 'Topper', de: 'Topper', en: 'Topper' },
    options: {
      koudschuim: { nl: 'Koudschuim', de: 'Kaltschaum', en: 'HR foam' },
      traagschuim: { nl: 'Traagschuim', de: 'Viscoschaum', en: 'Memory foam' },
      latex: { nl: 'Latex', de: 'Latex', en: 'Latex' },
    },
  },
  boxspring_bekleding: {
    label: { nl: 'Bekleding', de: 'Bezugsstoff', en: 'Upholstery' },
    options: {
      geweven: { nl: 'Geweven stof', de: 'Webstoff', en: 'Woven fabric' },
      fluweel: { nl: 'Fluweel', de: 'Samt', en: 'Velvet' },
      wolvilt: { nl: 'Wolvilt', de: 'Wollfilz', en: 'Wool felt' },
    },
  },
  boxspring_hoogte: {
    label: { nl: 'Instaphoogte', de: 'Einstiegshöhe', en: 'Bed height' },
    unit: 'cm',
  },
  boxspring_hoofdbord_hoogte: {
    label: { nl: 'Hoogte hoofdbord', de: 'Höhe Kopfteil', en: 'Headboard height' },
    unit: 'cm',
  },
  boxspring_hoofdbord_dikte: {
    label: { nl: 'Dikte hoofdbord', de: 'Stärke Kopfteil', en: 'Headboard thickness' },
    unit: 'cm',
  },
  boxspring_verstelbaar: {
    label: { nl: 'Verstelbaar', de: 'Verstellbar', en: 'Adjustable' },
    options: {
      vlak: { nl: 'Vlak', de: 'Nicht verstellbar', en: 'Flat' },
      elektrisch: { nl: 'Elektrisch', de: 'Elektrisch', en: 'Electric' },
    },
  },
  boxspring_opbergruimte: {
    label: { nl: 'Opbergruimte', de: 'Stauraum', en: 'Storage space' },
    options: {
      onder_box: { nl: 'Onder beide boxen', de: 'Unter beiden Boxen', en: 'Under both boxes' },
      geen: { nl: 'Geen', de: 'Keiner', en: 'None' },
    },
  },
  boxspring_poten: {
    label: { nl: 'Poten', de: 'Füße', en: 'Legs' },
    options: {
      zwart: { nl: 'Zwart metaal', de: 'Metall, schwarz', en: 'Black metal' },
      beuken: { nl: 'Zwart gebeitst beuken', de: 'Buche, schwarz gebeizt', en: 'Black beech' },
    },
  },
  boxspring_wielen: {
    label: { nl: 'Wielen', de: 'Rollen', en: 'Wheels' },
    options: {
      hoofdeinde: { nl: 'Aan het hoofdeinde', de: 'Am Kopfende', en: 'At the head end' },
      geen: { nl: 'Geen', de: 'Keine', en: 'None' },
    },
  },
  boxspring_maximale_belasting: { label: shared.LOAD_LABEL, unit: 'kg' },
} as const satisfies Readonly<Record<string, AttributeData>>;
