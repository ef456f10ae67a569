import type { genericAttributes } from './attributes/generic.ts';
import type { FIRMNESS } from './attributes/options.ts';

export type Color = keyof (typeof genericAttributes)['kleur']['options'];
export type Firmness = keyof typeof FIRMNESS;

/** Codes of colors in the SKU of a variant. */
export const COLOR_CODES: Readonly<Record<Color, string>> = {
  wit: 'WIT',
  creme: 'CRM',
  zand: 'ZND',
  taupe: 'TPE',
  grijs: 'GRS',
  antraciet: 'ANT',
  blauw: 'BLW',
  petrol: 'PTR',
  groen: 'GRN',
  terracotta: 'TER',
  poederroze: 'ROZ',
  oker: 'OKR',
  zwart: 'ZWT',
  naturel: 'NAT',
  zilvergrijs: 'ZLV',
  lichtblauw: 'LBL',
  nachtblauw: 'NBL',
  salie: 'SAL',
  olijf: 'OLF',
  roest: 'RST',
  pruim: 'PRM',
  eiken: 'EIK',
  beuken: 'BKN',
  donker_beuken: 'DBK',
  berken: 'BRK',
  grenen: 'GRE',
  noten: 'NTN',
};

/** Codes of firmnesses in the SKU of a variant. */
export const FIRMNESS_CODES: Readonly<Record<Firmness, string>> = {
  zacht: 'S',
  medium: 'M',
  stevig: 'F',
  extra_stevig: 'X',
};
