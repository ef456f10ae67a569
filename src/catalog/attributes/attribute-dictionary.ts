import * as common from './common-labels.ts';
import { type Locale, localizedText, type LocalizedText } from '../../shared/locale.ts';
import { DERIVED_FACET_LABELS } from '../derived-facets.ts';
import { TRIAL_LABEL } from '../trial.ts';
import type { ProductTypePrefix } from './attribute-key.ts';
import { GROUP_LABELS } from './group-labels.ts';
import {
  ADJUSTABLE,
  CERTIFICATE_LABEL,
  DEPTH_LABEL,
  LOAD_PER_PERSON,
  MATERIAL_LABEL,
  NON_IRON,
  PRODUCT_KIND,
  SLEEPING_POSITION,
  UPHOLSTERY_LABEL,
  GRADE_LABELS,
} from './common-labels.ts';

export const TOPPER_LABELS = {
  topper_soort: PRODUCT_KIND,
  topper_hardheid: GROUP_LABELS.firmness,
  topper_kern: GROUP_LABELS.core,
  topper_hoogte: GROUP_LABELS.height,
  topper_hoes: GROUP_LABELS.cover,
  topper_wasbaar: GROUP_LABELS.washable,
  topper_rits: GROUP_LABELS.zip,
  topper_comfortzones: GROUP_LABELS['comfort-zones'],
  topper_ventilatie: GRADE_LABELS.ventilation,
  topper_drukverdeling: GRADE_LABELS.pressureDistribution,
  topper_keurmerk: CERTIFICATE_LABEL,
} as const satisfies AttributeLabels<'topper'>;

const STOOL_LABELS = {
  hocker_soort: PRODUCT_KIND,
  hocker_bekleding: UPHOLSTERY_LABEL,
  hocker_vulling: GROUP_LABELS.filling,
  hocker_hoogte: GROUP_LABELS.height,
  hocker_diepte: DEPTH_LABEL,
  hocker_opbergruimte: GROUP_LABELS.storage,
  hocker_poten: GROUP_LABELS.legs,
  hocker_wielen: GROUP_LABELS.wheels,
  hocker_maximale_belasting: GROUP_LABELS['maximum-load'],
  hocker_keurmerk: CERTIFICATE_LABEL,
} as const satisfies AttributeLabels<'hocker'>;

export const PILLOW_LABELS = {
  hoofdkussen_vulling: GROUP_LABELS.filling,
  hoofdkussen_hardheid: GROUP_LABELS.firmness,
  hoofdkussen_hoogte: GROUP_LABELS.height,
  hoofdkussen_draaddichtheid: GROUP_LABELS['thread-count'],
  hoofdkussen_wasbaar: GROUP_LABELS.washable,
  hoofdkussen_rits: GROUP_LABELS.zip,
  hoofdkussen_slaaphouding: SLEEPING_POSITION,
  hoofdkussen_vormbaarheid: GRADE_LABELS.shapeable,
  hoofdkussen_ventilatie: GRADE_LABELS.ventilation,
  hoofdkussen_ondersteuning: GRADE_LABELS.support,
  hoofdkussen_veerkracht: GRADE_LABELS.resilience,
} as const satisfies AttributeLabels<'hoofdkussen'>;

export const MATTRESS_LABELS = {
  matras_soort: PRODUCT_KIND,
  matras_hardheid: GROUP_LABELS.firmness,
  matras_kern: GROUP_LABELS.core,
  matras_hoogte: GROUP_LABELS.height,
  matras_hoes: GROUP_LABELS.cover,
  matras_wasbaar: GROUP_LABELS.washable,
  matras_rits: GROUP_LABELS.zip,
  matras_comfortzones: GROUP_LABELS['comfort-zones'],
  matras_aantal_veren: GROUP_LABELS.springs,
  matras_maximale_belasting: LOAD_PER_PERSON,
  matras_slaaphouding: SLEEPING_POSITION,
  matras_drukverdeling: GRADE_LABELS.pressureDistribution,
  matras_ondersteuning: GRADE_LABELS.support,
  matras_stabiliteit: GRADE_LABELS.stability,
  matras_veerkracht: GRADE_LABELS.resilience,
  matras_ventilatie: GRADE_LABELS.ventilation,
  matras_vochtregulatie: GRADE_LABELS.moistureRegulation,
  matras_aanpassingsvermogen: GRADE_LABELS.adaptability,
  matras_keurmerk: CERTIFICATE_LABEL,
} as const satisfies AttributeLabels<'matras'>;

const MATTRESS_PROTECTOR_LABELS = {
  molton_materiaal: MATERIAL_LABEL,
  molton_waterdicht: { nl: 'Waterdicht', de: 'Wasserdicht', en: 'Waterproof' },
  molton_bevestiging: { nl: 'Bevestiging', de: 'Befestigung', en: 'Attachment' },
  molton_wasbaar: GROUP_LABELS.washable,
} as const satisfies AttributeLabels<'molton'>;

/** Attributes that any product may have; the last two link a product to external catalogues. */
const GENERIC_LABELS = {
  sku: { nl: 'Artikelnummer', de: 'Artikelnummer', en: 'Item number' },
  available_for_sale: { nl: 'Verkrijgbaar', de: 'Erhältlich', en: 'Available' },
  available_store_locations: {
    nl: 'Te zien in deze winkels',
    de: 'In diesen Filialen zu sehen',
    en: 'On display in these stores',
  },
  direct_beschikbaar: { nl: 'Levering', de: 'Lieferung', en: 'Delivery' },
  merk: { nl: 'Merk', de: 'Marke', en: 'Brand' },
  kleur: { nl: 'Kleur', de: 'Farbe', en: 'Color' },
  afmeting: { nl: 'Afmetingen', de: 'Abmessungen', en: 'Dimensions' },
  maat: { nl: 'Maat', de: 'Größe', en: 'Size' },
  lengte: { nl: 'Lengte', de: 'Länge', en: 'Length' },
  breedte: { nl: 'Breedte', de: 'Breite', en: 'Width' },
  bijzonderheden: { nl: 'Bijzonderheden', de: 'Besonderheiten', en: 'Special features' },
  proefslapen: TRIAL_LABEL,
  milieubijdrage: { nl: 'Milieubijdrage', de: 'Umweltbeitrag', en: 'Environmental contribution' },
  manufacturer: { nl: 'Fabrikant', de: 'Hersteller', en: 'Manufacturer' },
  alternative_image: { nl: 'Tweede afbeelding', de: 'Zweites Bild', en: 'Second image' },
  categoryIds: { nl: 'Categorieën', de: 'Kategorien', en: 'Categories' },
  price: { nl: 'Prijs', de: 'Preis', en: 'Price' },
  catalogue_id: { nl: 'Catalogusnummer', de: 'Katalognummer', en: 'Catalog number' },
  ean: { nl: 'EAN', de: 'EAN', en: 'EAN' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

const FITTED_SHEET_LABELS = {
  hoeslaken_materiaal: MATERIAL_LABEL,
  hoeslaken_hoekhoogte: { nl: 'Hoekhoogte', de: 'Steghöhe', en: 'Pocket depth' },
  hoeslaken_matrashoogte_min: {
    nl: 'Matrashoogte vanaf',
    de: 'Matratzenhöhe ab',
    en: 'Mattress height from',
  },
  hoeslaken_matrashoogte_max: {
    nl: 'Matrashoogte tot',
    de: 'Matratzenhöhe bis',
    en: 'Mattress height up to',
  },
  hoeslaken_elastiek: { nl: 'Elastiek', de: 'Gummizug', en: 'Elastic' },
  hoeslaken_draaddichtheid: GROUP_LABELS['thread-count'],
  hoeslaken_wasbaar: GROUP_LABELS.washable,
  hoeslaken_strijkvrij: NON_IRON,
} as const satisfies AttributeLabels<'hoeslaken'>;

const DUVET_LABELS = {
  dekbed_vulling: GROUP_LABELS.filling,
  dekbed_vulgewicht: { nl: 'Vulgewicht', de: 'Füllgewicht', en: 'Fill weight' },
  dekbed_tijk: { nl: 'Tijk', de: 'Hülle', en: 'Shell' },
  dekbed_seizoen: GROUP_LABELS.season,
  dekbed_warmteklasse: GROUP_LABELS.warmth,
  dekbed_draaddichtheid: GROUP_LABELS['thread-count'],
  dekbed_wasbaar: GROUP_LABELS.washable,
} as const satisfies AttributeLabels<'dekbed'>;

const DUVET_COVER_LABELS = {
  dekbedovertrek_materiaal: MATERIAL_LABEL,
  dekbedovertrek_weving: { nl: 'Weving', de: 'Webart', en: 'Weave' },
  dekbedovertrek_dessin: { nl: 'Dessin', de: 'Dessin', en: 'Pattern' },
  dekbedovertrek_sluiting: { nl: 'Sluiting', de: 'Verschluss', en: 'Closure' },
  dekbedovertrek_kussenslopen: {
    nl: 'Kussenslopen',
    de: 'Kissenbezüge',
    'de-at': 'Polsterbezüge',
    en: 'Pillowcases',
  },
  dekbedovertrek_draaddichtheid: GROUP_LABELS['thread-count'],
  dekbedovertrek_wasbaar: GROUP_LABELS.washable,
  dekbedovertrek_strijkvrij: NON_IRON,
} as const satisfies AttributeLabels<'dekbedovertrek'>;

const CUSHION_LABELS = {
  sierkussen_materiaal: MATERIAL_LABEL,
  sierkussen_vorm: { nl: 'Vorm', de: 'Form', en: 'Shape' },
  sierkussen_vulling: GROUP_LABELS.filling,
  sierkussen_hoes: GROUP_LABELS.cover,
  sierkussen_rits: GROUP_LABELS.zip,
  sierkussen_wasbaar: GROUP_LABELS.washable,
} as const satisfies AttributeLabels<'sierkussen'>;

const CABINET_LABELS = {
  kast_soort: PRODUCT_KIND,
  kast_materiaal: MATERIAL_LABEL,
  kast_hoogte: GROUP_LABELS.height,
  kast_diepte: DEPTH_LABEL,
  kast_deuren: GROUP_LABELS.doors,
  kast_laden: GROUP_LABELS.drawers,
  kast_planken: { nl: 'Planken', 'nl-be': 'Legplanken', de: 'Einlegeböden', en: 'Shelves' },
  kast_opbergruimte: GROUP_LABELS.storage,
  kast_poten: GROUP_LABELS.legs,
  kast_wielen: GROUP_LABELS.wheels,
  kast_keurmerk: CERTIFICATE_LABEL,
} as const satisfies AttributeLabels<'kast'>;

const BOX_SPRING_LABELS = {
  boxspring_soort: common.PRODUCT_KIND,
  boxspring_hardheid: GROUP_LABELS.firmness,
  boxspring_kern: GROUP_LABELS.core,
  boxspring_comfortzones: GROUP_LABELS['comfort-zones'],
  boxspring_aantal_veren: GROUP_LABELS.springs,
  boxspring_topper: { nl: 'Topper', de: 'Topper', en: 'Topper' },
  boxspring_bekleding: common.UPHOLSTERY_LABEL,
  boxspring_hoogte: common.BED_HEIGHT,
  boxspring_hoofdbord_hoogte: common.HEAD_BOARD_HEIGHT,
  boxspring_hoofdbord_breedte: common.HEAD_BOARD_WIDTH,
  boxspring_hoofdbord_dikte: common.HEAD_BOARD_THICKNESS,
  boxspring_verstelbaar: common.ADJUSTABLE,
  boxspring_opbergruimte: GROUP_LABELS.storage,
  boxspring_poten: GROUP_LABELS.legs,
  boxspring_wielen: GROUP_LABELS.wheels,
  boxspring_maximale_belasting: common.LOAD_PER_PERSON,
  boxspring_keurmerk: common.CERTIFICATE_LABEL,
} as const satisfies AttributeLabels<'boxspring'>;

const BEDSIDE_LAMP_LABELS = {
  bedlampje_soort: PRODUCT_KIND,
  bedlampje_dimbaar: GROUP_LABELS.dimmable,
  bedlampje_aantal_leds: GROUP_LABELS.leds,
  bedlampje_lichtstroom: { nl: 'Lichtstroom', de: 'Lichtstrom', en: 'Light output' },
  bedlampje_lichtkleur: { nl: 'Lichtkleur', de: 'Lichtfarbe', en: 'Color temperature' },
  bedlampje_kap: { nl: 'Kap', de: 'Schirm', en: 'Shade' },
  bedlampje_voet: { nl: 'Voet', de: 'Fuß', en: 'Base' },
  bedlampje_hoogte: GROUP_LABELS.height,
  bedlampje_snoer: { nl: 'Snoerlengte', de: 'Kabellänge', en: 'Cord length' },
  bedlampje_energielabel: { nl: 'Energielabel', de: 'Energieeffizienzklasse', en: 'Energy label' },
} as const satisfies AttributeLabels<'bedlampje'>;

const BEDDING_LABELS = {
  beddengoed_soort: PRODUCT_KIND,
  beddengoed_materiaal: MATERIAL_LABEL,
  beddengoed_keurmerk: CERTIFICATE_LABEL,
} as const satisfies AttributeLabels<'beddengoed'>;

const BED_FRAME_LABELS = {
  ledikant_soort: common.PRODUCT_KIND,
  ledikant_materiaal: common.MATERIAL_LABEL,
  ledikant_hoogte: common.BED_HEIGHT,
  ledikant_hoofdbord_hoogte: common.HEAD_BOARD_HEIGHT,
  ledikant_hoofdbord_breedte: common.HEAD_BOARD_WIDTH,
  ledikant_hoofdbord_dikte: common.HEAD_BOARD_THICKNESS,
  ledikant_voetbord: { nl: 'Voetbord', de: 'Fußteil', en: 'Footboard' },
  ledikant_opbergruimte: GROUP_LABELS.storage,
  ledikant_laden: GROUP_LABELS.drawers,
  ledikant_poten: GROUP_LABELS.legs,
  ledikant_maximale_belasting: common.LOAD_PER_PERSON,
  ledikant_keurmerk: common.CERTIFICATE_LABEL,
} as const satisfies AttributeLabels<'ledikant'>;

const BED_BASE_LABELS = {
  bedbodem_soort: PRODUCT_KIND,
  bedbodem_latten: { nl: 'Aantal latten', de: 'Anzahl Leisten', en: 'Number of slats' },
  bedbodem_verstelbaar: ADJUSTABLE,
  bedbodem_materiaal: MATERIAL_LABEL,
  bedbodem_hardheidsregeling: {
    nl: 'Hardheid regelbaar bij de heup',
    de: 'Härte im Beckenbereich einstellbar',
    en: 'Firmness adjustable at the hips',
  },
  bedbodem_comfortzones: GROUP_LABELS['comfort-zones'],
  bedbodem_hoogte: GROUP_LABELS.height,
  bedbodem_maximale_belasting: LOAD_PER_PERSON,
  bedbodem_keurmerk: CERTIFICATE_LABEL,
} as const satisfies AttributeLabels<'bedbodem'>;

/** The labels of all product attributes, by attribute key (L5). */
export const ATTRIBUTE_LABELS = {
  ...GENERIC_LABELS,
  ...MATTRESS_LABELS,
  ...BOX_SPRING_LABELS,
  ...TOPPER_LABELS,
  ...DUVET_LABELS,
  ...DUVET_COVER_LABELS,
  ...BEDDING_LABELS,
  ...FITTED_SHEET_LABELS,
  ...MATTRESS_PROTECTOR_LABELS,
  ...PILLOW_LABELS,
  ...CUSHION_LABELS,
  ...BED_BASE_LABELS,
  ...CABINET_LABELS,
  ...STOOL_LABELS,
  ...BEDSIDE_LAMP_LABELS,
  ...BED_FRAME_LABELS,
} as const;

/** A known attribute key: `matras_hardheid`, `merk`. */
export type AttributeCode = keyof typeof ATTRIBUTE_LABELS;

/**
 * The label of an attribute in a locale. `undefined` for an unknown key: such an attribute keeps
 * the label it was delivered with.
 */
export function attributeLabel(code: string, locale: Locale): string | undefined {
  const label = LABELS.get(code);
  return label && localizedText(label, locale);
}

/** A `Map`, so that an external key never matches a property of `Object.prototype`. */
const LABELS: ReadonlyMap<string, LocalizedText> = new Map(
  Object.entries({ ...ATTRIBUTE_LABELS, ...DERIVED_FACET_LABELS }),
);

/** Attribute labels of one product type, by keys with its prefix. */
type AttributeLabels<Prefix extends ProductTypePrefix> = Readonly<
  Record<`${Prefix}_${string}`, LocalizedText>
>;
