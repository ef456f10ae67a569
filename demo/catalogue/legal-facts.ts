import type { ProductTypePrefix } from '#src/catalog/attributes/attribute-key.ts';
import {
  type CertificateScope,
  formatCertificates,
  formatGuarantee,
  formatLightSource,
  formatUnitQuantity,
  parseLightSource,
} from '#src/duties/fact-formats.ts';
import type { AttributeValues } from './attributes/attributes.ts';
import type { Composed, Entry } from './entry.ts';
import { fibresText } from './textiles.ts';

/* What the law asks to tell of the demo's goods. Numbers, sheets and institutes are fictitious. */

/** Attributes with the facts of a product, as far as it has them. */
export function legalFacts(prefix: ProductTypePrefix, entry: Entry & Composed): AttributeValues {
  const { sku, brand, attributes } = entry;
  const fibres = fibresText(sku, prefix, attributes);
  const certificates = certificatesText(prefix, brand, attributes);
  return {
    ...(fibres !== undefined && { fibres }),
    ...(certificates !== undefined && { certificates }),
    ...guarantee(prefix, isElectrical(prefix, entry)),
    ...lightSource(sku, attributes),
    // Their pictures show two.
    ...(prefix === 'hoofdkussen' && {
      unit_quantity: formatUnitQuantity({ amount: 1, unit: 'piece' }),
    }),
    ...(isElectrical(prefix, entry) && {
      weee_number: weeeNumber(brand),
      battery: prefix === 'bedlampje' ? 'no' : 'yes',
    }),
  };
}

/** Gives the guarantee itself, as its page of that name says. */
const SHOP = 'Sluimer B.V.';

const CORE_YEARS: Readonly<Partial<Record<ProductTypePrefix, number>>> = {
  matras: 10,
  boxspring: 10,
  topper: 5,
};

function guarantee(prefix: ProductTypePrefix, hasMotor: boolean): AttributeValues {
  const years = CORE_YEARS[prefix];
  if (years !== undefined)
    return { guarantee: formatGuarantee({ years, part: 'core', guarantor: SHOP }) };
  return prefix === 'bedbodem' && hasMotor
    ? { guarantee: formatGuarantee({ years: 5, part: 'motor', guarantor: SHOP }) }
    : {};
}

/**
 * Lamps that are a light source themselves, with their sheets: their LEDs cannot be taken out. All
 * others contain one.
 */
const LIGHT_SOURCES: Readonly<Record<string, string>> = {
  'FED-DAEMMER': 'https://eprel.ec.europa.eu/screen/product/lightsources/99000001',
};

/** Whether a lamp is a light source itself, whose LEDs nobody can change. */
export const isLightSource = (sku: string): boolean => sku in LIGHT_SOURCES;

function lightSource(sku: string, { bedlampje_energielabel }: AttributeValues): AttributeValues {
  const energyClass = [bedlampje_energielabel ?? []].flat()[0]?.toUpperCase();
  if (energyClass === undefined) return {};
  const sheet = LIGHT_SOURCES[sku];
  const text = sheet === undefined ? `contains ${energyClass}` : `source ${energyClass} ${sheet}`;
  const source = parseLightSource(text);
  return source ? { light_source: formatLightSource(source) } : {};
}

/** Registrations of producers of electrical goods, by brand. */
const WEEE_NUMBERS: Readonly<Record<string, string>> = {
  Avondrood: 'DE 90000014',
  Federhaus: 'DE 90000027',
  Halmstad: 'DE 90000035',
  Lunaro: 'DE 90000048',
  Noorderlicht: 'DE 90000056',
  'Veluwe Slaapatelier': 'DE 90000069',
};

function weeeNumber(brand: string): string {
  const number = WEEE_NUMBERS[brand];
  if (number === undefined) throw new Error(`No WEEE number is known for the brand ${brand}`);
  return number;
}

/** Lamps, and beds that have a motor or can be ordered with one. */
function isElectrical(
  prefix: ProductTypePrefix,
  { attributes, parts = [] }: Entry & Composed,
): boolean {
  const adjustable = [attributes.boxspring_verstelbaar, attributes.bedbodem_verstelbaar].flat();
  const choices = parts.flatMap(({ choices: all }) => all.map(({ key }) => key));
  return (
    prefix === 'bedlampje' ||
    adjustable.includes('elektrisch') ||
    choices.some((key) => /elektrisch|motor/.test(key))
  );
}

type Seal = {
  readonly name: string;
  readonly institute: string;
  /** The number of a brand's certificate. */
  readonly numbered: (brand: string) => string;
  /** What it is issued for; by default the whole product. */
  readonly scope?: Readonly<Partial<Record<ProductTypePrefix, CertificateScope>>>;
};

/** Of a mattress and a bed only the cover, of duvets and pillows the filling. */
const PARTS = {
  matras: 'cover',
  topper: 'cover',
  dekbed: 'filling',
  hoofdkussen: 'filling',
  sierkussen: 'filling',
  molton: 'filling',
} as const;

const SEALS: Readonly<Record<string, Seal>> = {
  oeko_tex: {
    name: 'OEKO-TEX Standard 100',
    institute: 'Textilprüfamt Musterstadt',
    numbered: (brand) => `00.TPM.${brandNumber(brand)}`,
  },
  gots: {
    name: 'GOTS',
    institute: 'Voorbeeld Certificering',
    numbered: (brand) => `VBC-GOTS-${brandNumber(brand)}`,
    scope: { ...PARTS, dekbed: 'cover', hoofdkussen: 'cover', sierkussen: 'cover' },
  },
  rds: {
    name: 'Responsible Down Standard',
    institute: 'Voorbeeld Certificering',
    numbered: (brand) => `VBC-RDS-${brandNumber(brand)}`,
    scope: PARTS,
  },
  grs: {
    name: 'Global Recycled Standard',
    institute: 'Voorbeeld Certificering',
    numbered: (brand) => `VBC-GRS-${brandNumber(brand)}`,
    scope: PARTS,
  },
  fsc: {
    name: 'FSC',
    institute: 'Voorbeeld Bosbeheer',
    numbered: (brand) => `VBB-COC-${brandNumber(brand)}`,
  },
  scheerwol: {
    name: 'Woolmark',
    institute: 'Voorbeeld Wolkeur',
    numbered: (brand) => `VWK-${brandNumber(brand)}`,
    scope: { ...PARTS, topper: 'filling' },
  },
};

/** A number of five digits for each brand. */
const brandNumber = (brand: string): string =>
  String(
    10_000 +
      (Array.from(brand, (letter) => letter.charCodeAt(0)).reduce((a, b) => a * 7 + b, 0) % 90_000),
  );

function certificatesText(
  prefix: ProductTypePrefix,
  brand: string,
  attributes: AttributeValues,
): string | undefined {
  const keys = Object.entries(attributes).flatMap(([code, value]) =>
    code.endsWith('_keurmerk') ? [value].flat().map(String) : [],
  );
  const certificates = keys.map((key) => {
    const seal = SEALS[key];
    if (seal === undefined) throw new Error(`No certificate is known for the seal ${key}`);
    const { name, institute, numbered, scope } = seal;
    return { name, number: numbered(brand), institute, scope: scope?.[prefix] ?? 'product' };
  });
  return certificates.length > 0 ? formatCertificates(certificates) : undefined;
}
