import type { BundleChoice } from '../catalog/bundle.ts';
import { attributeValue } from '../catalog/page-attributes.ts';
import * as page from '../catalog/page-attributes.ts';
import { attributeProperty } from '../catalog/attributes/attribute-key.ts';
import type { ProductConfiguration } from '../catalog/product-configuration.ts';
import { productSafety, type ProductSafety } from '../catalog/product-safety.ts';
import type { Product } from '../catalog/product.ts';
import {
  type Certificate,
  type Guarantee,
  type LightSource,
  parseCertificates,
  parseFlag,
  parseGuarantee,
  parseLightSource,
  parseUnitQuantity,
  parseWeeeNumber,
  type UnitQuantity,
} from './fact-formats.ts';
import { type ComponentFibres, parseFibres } from './fibres.ts';

/** What the law asks a shop to tell of a product, as far as its data say it. */
export type GoodsFacts = {
  /** Manufacturer and warnings: Regulation (EU) 2023/988, article 19. */
  readonly safety?: ProductSafety;
  /** Textile components with their fibres; empty if unknown: Regulation (EU) No 1007/2011. */
  readonly fibres: readonly ComponentFibres[];
  /** A light source, or a lamp that contains one: Delegated Regulation (EU) 2019/2015. */
  readonly energy?: LightSource;
  /**
   * Only of electrical goods: with a light source, a motor, a battery or a registration. Has the
   * registration of their producer (`DE 12345678`; ElektroG, section 6) and whether a battery is in
   * the box.
   */
  readonly electrical?: { readonly weee?: string; readonly battery: boolean };
  /** Seals with number, institute and scope: Directive (EU) 2024/825. */
  readonly certificates: readonly Certificate[];
  /** Made by the shopper's specification: Directive 2011/83/EU, article 16(c). */
  readonly madeToMeasure: boolean;
  readonly guarantee?: Guarantee;
  /** Only of goods that are sold by quantity. */
  readonly quantity?: UnitQuantity;
};

/** Facts with the codes of the attributes that say them, both lists in alphabetical order. */
export type ReadGoodsFacts = GoodsFacts & {
  /** Filled and readable, even if they say that there is nothing to tell. */
  readonly told: readonly string[];
  /** Filled, but not readable. */
  readonly unreadable: readonly string[];
};

/** What is read of a product; its parts tell of motors. */
type ToldProduct = Pick<Product, 'attributes' | 'catalogueId' | 'parts'>;

/** Value of `fibres` for goods without textiles, and of `light_source` for a lamp without one. */
const NONE = 'none';

/**
 * Reads the facts of a product off its attributes. Total: a fact that is malformed is absent, and
 * its attribute is listed as unreadable.
 */
export function goodsFactsOf(product: ToldProduct): ReadGoodsFacts {
  const told = new Set<string>();
  const unreadable = new Set<string>();
  const read = <T>(code: string, parse: (text: string) => T | undefined): T | undefined => {
    const text = attributeValue(product, code);
    if (text === undefined) return undefined;
    const value = parse(text);
    (value === undefined ? unreadable : told).add(code);
    return value;
  };
  const safety = productSafety(product);
  const light = read(page.LIGHT_SOURCE_CODE, orNone(parseLightSource));
  const energy = light === NONE ? undefined : light;
  const fibres = read(page.FIBRES_CODE, orNone(parseFibres)) ?? NONE;
  const weee = read(page.WEEE_NUMBER, parseWeeeNumber);
  const battery = read(page.BATTERY_CODE, parseFlag) ?? false;
  const guarantee = read(page.GUARANTEE_CODE, parseGuarantee);
  // A "no" says nothing: platforms store it for all goods of a set.
  const isElectrical =
    weee !== undefined ||
    battery ||
    energy !== undefined ||
    guarantee?.part === 'motor' ||
    hasMotor(product);
  const quantity = read(page.UNIT_QUANTITY, parseUnitQuantity);
  const certificates = read(page.CERTIFICATES_CODE, parseCertificates) ?? [];
  const madeToMeasure = read(page.MADE_TO_MEASURE, parseFlag) ?? false;
  return {
    ...(safety && { safety }),
    fibres: fibres === NONE ? [] : fibres,
    ...(energy && { energy }),
    ...(isElectrical && { electrical: { ...(weee !== undefined && { weee }), battery } }),
    certificates,
    madeToMeasure,
    ...(guarantee && { guarantee }),
    ...(quantity && { quantity }),
    told: [...told].toSorted(),
    unreadable: [...unreadable, ...unreadablePersonOf(product)].toSorted(),
  };
}

/**
 * The facts of a product as it is configured: a bed that can be had with a motor is no electrical
 * product without one, and no battery comes with it.
 */
export function goodsFactsOfConfiguration({ product, parts }: ProductConfiguration): GoodsFacts {
  const facts = goodsFactsOf(product);
  const hasOption = parts.some(({ part }) => part.choices.some(isChoiceOfMotor));
  const isMoved = isMovedByMotor(product) || parts.some(({ choice }) => isChoiceOfMotor(choice));
  if (!hasOption || isMoved || facts.energy) return facts;
  const { electrical: _, ...others } = facts;
  return others;
}

const orNone =
  <T>(parse: (text: string) => T | undefined) =>
  (text: string): T | typeof NONE | undefined =>
    text.toLowerCase() === NONE ? NONE : parse(text);

/** Whether goods are moved by a motor, or can be ordered so, by what the catalogue tells of them. */
const hasMotor = (product: ToldProduct): boolean =>
  isMovedByMotor(product) ||
  (product.parts ?? []).some(({ choices }) => choices.some(isChoiceOfMotor));

/** Whether a motor moves the goods without a choice. */
const isMovedByMotor = ({ attributes }: Pick<Product, 'attributes'>): boolean =>
  attributes.some(
    ({ code, value }) => attributeProperty(code) === 'verstelbaar' && isOfMotor(value),
  );

const isChoiceOfMotor = ({ label }: Pick<BundleChoice, 'label'>): boolean => isOfMotor(label);

/** `Elektrisch verstelbaar`, `Doppelmotor`; not `Zonder motor`. */
const isOfMotor = (text: string): boolean => MOTOR.test(text) && !NO_MOTOR.test(text);

const MOTOR = /\b(?:elektrisch|electric)|motor/iu;
const NO_MOTOR = /\b(?:niet|zonder|geen|nicht|ohne|keine?|not?|without|non)\b/iu;

/** A responsible person of whom something is told, but not all that the law asks for. */
function unreadablePersonOf(product: Pick<Product, 'attributes'>): readonly string[] {
  const codes = page.RESPONSIBLE_PERSON_ATTRIBUTES;
  const told = codes.filter((code) => attributeValue(product, code) !== undefined);
  return told.length < codes.length ? told : [];
}
