import type { LocalWords } from '../../shared/local-words.ts';

/*
 * Labels shared by several product types that belong to no group. A listing merges filters with the
 * same label (F8), so that the same attribute needs the same label on all products.
 */

export const ADJUSTABLE: LocalWords = { nl: 'Verstelbaar', de: 'Verstellbar', en: 'Adjustable' };
export const BED_HEIGHT: LocalWords = { nl: 'Instaphoogte', de: 'Einstiegshöhe', en: 'Bed height' };
export const CERTIFICATE: LocalWords = {
  nl: 'Keurmerk',
  de: 'Gütesiegel',
  en: 'Certification',
};
export const DEPTH: LocalWords = { nl: 'Diepte', de: 'Tiefe', en: 'Depth' };
export const KIND_OF_GOODS: LocalWords = { nl: 'Soort', de: 'Art', en: 'Type' };
export const MATERIAL: LocalWords = { nl: 'Materiaal', de: 'Material', en: 'Material' };
export const NON_IRON: LocalWords = { nl: 'Strijkvrij', de: 'Bügelfrei', en: 'Non-iron' };
export const SLEEPING_POSITION: LocalWords = {
  nl: 'Slaaphouding',
  de: 'Schlafposition',
  en: 'Sleeping position',
};
export const UPHOLSTERY: LocalWords = { nl: 'Bekleding', de: 'Bezugsstoff', en: 'Upholstery' };

/** Maximum load of a bed on each of its sides. */
export const LOAD_PER_PERSON: LocalWords = {
  nl: 'Maximale belasting per persoon',
  de: 'Maximale Belastbarkeit pro Person',
  en: 'Maximum load per person',
};

export const HEAD_BOARD_HEIGHT: LocalWords = {
  nl: 'Hoogte hoofdbord',
  de: 'Höhe Kopfteil',
  'de-at': 'Höhe Betthaupt',
  en: 'Headboard height',
};
export const HEAD_BOARD_WIDTH: LocalWords = {
  nl: 'Breedte hoofdbord',
  de: 'Breite Kopfteil',
  'de-at': 'Breite Betthaupt',
  en: 'Headboard width',
};
export const HEAD_BOARD_THICKNESS: LocalWords = {
  nl: 'Dikte hoofdbord',
  de: 'Stärke Kopfteil',
  'de-at': 'Stärke Betthaupt',
  en: 'Headboard thickness',
};
