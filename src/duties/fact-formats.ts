import { euroCents, type Money } from '../pricing/money.ts';

/*
 * How the facts of goods are written in attributes: texts that are the same in every language. A
 * parser returns `undefined` for a text that it does not understand; the format of a value is what
 * its parser reads back.
 */

/** Energy efficiency classes of Delegated Regulation (EU) 2019/2015, Annex II. */
export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

export type EnergyClass = (typeof ENERGY_CLASSES)[number];

/**
 * `light-source`: the product is one and carries the label. `contains-light-source`: it is a lamp,
 * and only what it contains has a class (Delegated Regulation (EU) 2019/2015, article 2 and Annex
 * V).
 */
export type LightSource = {
  readonly kind: 'light-source' | 'contains-light-source';
  readonly energyClass: EnergyClass;
  /** The product information sheet in the database of the EU (EPREL), over https. */
  readonly sheetUrl?: string;
};

/** Parses `contains F`, or `source E https://eprel.ec.europa.eu/screen/product/lightsources/1`. */
export function parseLightSource(text: string): LightSource | undefined {
  const [, word, letter, sheetUrl] = LIGHT_SOURCE.exec(text.trim()) ?? [];
  const energyClass = ENERGY_CLASSES.find((one) => one === letter);
  if (energyClass === undefined) return undefined;
  const kind = word === 'source' ? 'light-source' : 'contains-light-source';
  return { kind, energyClass, ...(sheetUrl !== undefined && { sheetUrl }) };
}

export const formatLightSource = ({ kind, energyClass, sheetUrl }: LightSource): string =>
  [kind === 'light-source' ? 'source' : 'contains', energyClass, sheetUrl ?? []].flat().join(' ');

const LIGHT_SOURCE =
  /^(contains|source) {1,4}([A-G])(?: {1,4}(https:\/\/[a-z\d][a-z\d.-]{0,250}(?:\/[^\s"'<>\\]{0,400})?))?$/;

/**
 * Parses the German registration of a producer of electrical goods (ElektroG, section 6): `DE
 * 12345678`, also without the blank or with the words `WEEE-Reg.-Nr.` before it.
 */
export function parseWeeeNumber(text: string): string | undefined {
  const [, digits] = /^(?:WEEE-Reg\.-Nr\.:? ?)?DE ?(\d{8})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : `DE ${digits}`;
}

/** Parses `yes` and `no`, also as a Magento attribute of type Yes/No has them in any language. */
export function parseFlag(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (['yes', '1', 'ja', 'true'].includes(word)) return true;
  return ['no', '0', 'nee', 'nein', 'false'].includes(word) ? false : undefined;
}

export const formatFlag = (is: boolean): string => (is ? 'yes' : 'no');

/** What a certificate was issued for. A seal of a cover says nothing of the whole product. */
export const CERTIFICATE_SCOPES = ['product', 'cover', 'filling', 'core'] as const;

export type CertificateScope = (typeof CERTIFICATE_SCOPES)[number];

/** A certificate by name, as the seal is called, with what lets anyone look it up. */
export type Certificate = {
  readonly name: string;
  readonly number: string;
  /** Who tested and issued it. */
  readonly institute: string;
  readonly scope: CertificateScope;
};

/**
 * Parses `OEKO-TEX Standard 100|21.HNL.12345|Hohenstein|product`, several with `;` between them.
 * `undefined` if any lacks a field: a seal without number and institute must not be shown.
 */
export function parseCertificates(text: string): readonly Certificate[] | undefined {
  const certificates = text.split(';').map(parseCertificate);
  return certificates.every((certificate) => certificate !== undefined) ? certificates : undefined;
}

export const formatCertificates = (certificates: readonly Certificate[]): string =>
  certificates
    .map(({ name, number, institute, scope }) => [name, number, institute, scope].join('|'))
    .join(';');

function parseCertificate(text: string): Certificate | undefined {
  const [name, number, institute, word, ...others] = text.split('|').map((field) => field.trim());
  const scope = CERTIFICATE_SCOPES.find((one) => one === word);
  return name && number && institute && scope && others.length === 0
    ? { name, number, institute, scope }
    : undefined;
}

/** What a guarantee covers; `product` is all of it. */
export const GUARANTEE_PARTS = ['product', 'core', 'frame', 'springs', 'motor'] as const;

export type GuaranteePart = (typeof GUARANTEE_PARTS)[number];

/**
 * A commercial guarantee of the manufacturer or the shop, besides the shopper's rights by law (BGB,
 * section 479).
 */
export type Guarantee = {
  /** From delivery. */
  readonly years: number;
  readonly part: GuaranteePart;
  /** Who gives it. */
  readonly guarantor: string;
};

/** Parses `10|core|Lunaro Bedden B.V.`. */
export function parseGuarantee(text: string): Guarantee | undefined {
  const [years, word, guarantor, ...others] = text.split('|').map((field) => field.trim());
  const part = GUARANTEE_PARTS.find((one) => one === word);
  return years && /^[1-9]\d?$/.test(years) && part && guarantor && others.length === 0
    ? { years: Number(years), part, guarantor }
    : undefined;
}

export const formatGuarantee = ({ years, part, guarantor }: Guarantee): string =>
  [years, part, guarantor].join('|');

export const QUANTITY_UNITS = ['piece', 'kg', 'l', 'm2'] as const;

export type QuantityUnit = (typeof QUANTITY_UNITS)[number];

/**
 * How much is sold for the price of a product that is sold by quantity, for its unit price
 * (Directive 98/6/EC, article 3; PAngV, section 4).
 */
export type UnitQuantity = { readonly amount: number; readonly unit: QuantityUnit };

/** Parses `0.75 kg`: a number with at most three decimals and a unit. */
export function parseUnitQuantity(text: string): UnitQuantity | undefined {
  const [, amount, word] = /^(\d{1,6}(?:\.\d{1,3})?) {1,4}([a-z\d]{1,5})$/.exec(text.trim()) ?? [];
  const unit = QUANTITY_UNITS.find((one) => one === word);
  return unit !== undefined && Number(amount) > 0 ? { amount: Number(amount), unit } : undefined;
}

export const formatUnitQuantity = ({ amount, unit }: UnitQuantity): string => `${amount} ${unit}`;

/** Price of a kilogram, a litre or a square metre (Directive 98/6/EC, article 2(b)). */
export type UnitPrice = { readonly price: Money; readonly unit: Exclude<QuantityUnit, 'piece'> };

/** The unit price of goods; `undefined` of those that are sold by the piece. */
export function unitPriceOf(price: Money, { amount, unit }: UnitQuantity): UnitPrice | undefined {
  if (unit === 'piece') return undefined;
  return { price: euroCents(Math.round(price.cents / amount)), unit };
}
