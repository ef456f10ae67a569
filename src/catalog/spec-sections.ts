import type { Locale } from '../shared/locale.ts';
import { type AttributeGroup, groupAttributes } from './attribute-groups.ts';
import { attributeProperty, DUVET_WARMTH } from './attributes/attribute-key.ts';
import type { Attribute } from './product.ts';

/** The sections of a specification table. */
export const SPEC_SECTIONS = ['measures', 'build', 'cover', 'parts', 'light', 'general'] as const;

export type SpecSection = (typeof SPEC_SECTIONS)[number];

export type SectionedAttributes<A> = {
  readonly section: SpecSection;
  readonly attributes: readonly A[];
};

/**
 * Sorts a product's attributes into the sections of a specification table (L10), in the order of
 * their groups; omits empty sections. Ungrouped attributes follow in the section of their property,
 * or are general.
 */
export const sectionAttributes = <A extends Pick<Attribute, 'code'>>(
  attributes: readonly A[],
): readonly SectionedAttributes<A>[] => {
  const placed = groupAttributes(attributes).flatMap((grouped) =>
    grouped.attributes.map((attribute) => ({
      attribute,
      section: grouped.group ? SECTION_OF[grouped.group] : sectionOfProperty(attribute.code),
    })),
  );
  return SPEC_SECTIONS.map((section) => ({
    section,
    attributes: placed.filter((one) => one.section === section).map((one) => one.attribute),
  })).filter((one) => one.attributes.length > 0);
};

/** What a value means to the shopper who reads it in a table of specifications. */
export type SpecNote = 'washable' | 'warmth' | 'pillow-height';

const NOTES = new Map<string, SpecNote>([
  ['dekbed_wasbaar', 'washable'],
  ['hoofdkussen_wasbaar', 'washable'],
  [DUVET_WARMTH, 'warmth'],
  ['hoofdkussen_hoogte', 'pillow-height'],
]);

/** The note at the value of an attribute; `undefined` if the value says enough. */
export function specNoteOf({
  code,
  value,
}: Pick<Attribute, 'code' | 'value'>): SpecNote | undefined {
  const note = NOTES.get(code);
  return note === 'washable' && !isHotWash(value) ? undefined : note;
}

/** In degrees Celsius: dust mites die from here on. */
const HOT_WASH = 60;

/** Whether a value such as "Op 60 graden" or "At 60 °C (140 °F)" lets goods be washed that hot. */
const isHotWash = (value: string): boolean =>
  Number(/(\d+)\s*(?:°(?!\s*F)|grad)/iu.exec(value)?.[1]) >= HOT_WASH;

const SECTION_OF: Readonly<Record<AttributeGroup, SpecSection>> = {
  height: 'measures',
  core: 'build',
  firmness: 'build',
  'comfort-zones': 'build',
  springs: 'build',
  slats: 'build',
  'maximum-load': 'build',
  filling: 'build',
  cover: 'cover',
  washable: 'cover',
  zip: 'cover',
  season: 'cover',
  warmth: 'cover',
  'thread-count': 'cover',
  'head-board': 'parts',
  storage: 'parts',
  legs: 'parts',
  wheels: 'parts',
  drawers: 'parts',
  doors: 'parts',
  leds: 'light',
  dimmable: 'light',
};

const sectionOfProperty = (code: string): SpecSection =>
  SECTION_BY_PROPERTY.get(attributeProperty(code)) ?? 'general';

/** The section of properties that belong to no group. */
const PROPERTIES = {
  measures: [
    'afmeting',
    'lengte',
    'breedte',
    'diepte',
    'hoekhoogte',
    'matrashoogte_min',
    'matrashoogte_max',
  ],
  build: [
    'drukverdeling',
    'ondersteuning',
    'veerkracht',
    'stabiliteit',
    'aanpassingsvermogen',
    'ventilatie',
    'vochtregulatie',
    'vormbaarheid',
    'slaaphouding',
    'verstelbaar',
  ],
  cover: ['tijk', 'weving', 'dessin', 'strijkvrij', 'waterdicht', 'sluiting', 'elastiek'],
  parts: ['topper', 'voetbord', 'kussenslopen', 'planken', 'voet', 'kap', 'snoer'],
  light: ['lichtstroom', 'lichtkleur'],
} as const satisfies Partial<Record<SpecSection, readonly string[]>>;

const SECTION_BY_PROPERTY: ReadonlyMap<string, SpecSection> = new Map(
  SPEC_SECTIONS.filter((section) => section !== 'general').flatMap((section) =>
    PROPERTIES[section].map((property) => [property, section] as const),
  ),
);

/**
 * Formats a value with the units of a locale: `en-us` adds inches and pounds, `22 cm (8.7 in)`. A
 * value with no unit, or with several, is unchanged.
 */
export function localizeMeasure(value: string, locale: Locale): string {
  if (locale !== 'en-us') return value;
  const [, amount = '', unit = ''] = MEASURE.exec(value) ?? [];
  const other = IMPERIAL_UNITS[unit];
  if (other === undefined) return value;
  const number = Number(amount.replace(THOUSANDS, '').replace(',', '.'));
  return `${value} (${other.write(number)} ${other.unit})`;
}

/** A comma before three final digits separates thousands, as in English; others are decimal. */
const THOUSANDS = /,(?=\d{3}$)/u;

const MEASURE = /^(\d+(?:[.,]\d+)?)\s?(cm|kg)$/u;

type ImperialUnit = { readonly unit: string; readonly write: (amount: number) => string };

const IMPERIAL_UNITS: Readonly<Record<string, ImperialUnit>> = {
  cm: { unit: 'in', write: (cm) => (cm / 2.54).toFixed(1).replace('.0', '') },
  kg: { unit: 'lb', write: (kg) => String(Math.round(kg / 0.453_592_37)) },
};
