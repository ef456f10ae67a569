import { eanCheckDigit } from '#src/catalog/ean.ts';
import type { genericAttributes } from './attributes/generic.ts';
import type { FIRMNESS } from './attributes/options.ts';

/** Prefix under which the Dutch numbering office issues article numbers. */
const DUTCH_PREFIX = '871';

/**
 * EAN-13 of a stock-keeping unit. It is derived from the SKU, so that the demo shop needs no number
 * series of its own and a number never moves to another article.
 */
export function eanOf(sku: string): string {
  const digits = DUTCH_PREFIX + String(hash(sku) % 1_000_000_000).padStart(9, '0');
  return digits + String(eanCheckDigit(digits));
}

/** Id of a product in other catalogues: eight digits derived from its SKU. */
export const catalogueIdOf = (sku: string): string =>
  String(hash(sku) % 100_000_000).padStart(8, '0');

/** FNV-1a over UTF-16 code units: small, and well distributed over short codes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

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
