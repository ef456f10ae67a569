import { SIZE_FACET } from './facet.ts';

/** The words of the trade that not every shopper knows; each has a text that explains it. */
export type Jargon =
  | 'size'
  | 'firmness'
  | 'core'
  | 'topper'
  | 'height'
  | 'bed-height'
  | 'zones'
  | 'ticking'
  | 'upholstery'
  | 'washable'
  | 'certificate'
  | 'load'
  | 'position'
  | 'adjustable'
  | 'filling'
  | 'season'
  | 'warmth'
  | 'corner-height'
  | 'dimmable'
  | 'delivery'
  | 'rating';

/** By attribute key, or by how it ends: all kinds of goods mean the same by their firmness. */
const EXPLAINED: readonly (readonly [ending: string, jargon: Jargon])[] = [
  [SIZE_FACET, 'size'],
  ['_hardheid', 'firmness'],
  ['_kern', 'core'],
  ['boxspring_topper', 'topper'],
  ['boxspring_hoogte', 'bed-height'],
  ['matras_hoogte', 'height'],
  ['topper_hoogte', 'height'],
  ['_comfortzones', 'zones'],
  ['_hoes', 'ticking'],
  ['_bekleding', 'upholstery'],
  ['_wasbaar', 'washable'],
  ['_keurmerk', 'certificate'],
  ['_maximale_belasting', 'load'],
  ['_slaaphouding', 'position'],
  ['_verstelbaar', 'adjustable'],
  ['_vulling', 'filling'],
  ['_seizoen', 'season'],
  ['_warmteklasse', 'warmth'],
  ['_hoekhoogte', 'corner-height'],
  ['_dimbaar', 'dimmable'],
  ['levertijd', 'delivery'],
  ['beoordeling', 'rating'],
];

/** What is explained beside a facet; nothing where its name says it all. */
export const explanationOf = (name: string): Jargon | undefined =>
  EXPLAINED.find(([ending]) =>
    ending.startsWith('_') ? name.endsWith(ending) : name === ending,
  )?.[1];

export const JARGON: readonly Jargon[] = [...new Set(EXPLAINED.map(([, jargon]) => jargon))];
