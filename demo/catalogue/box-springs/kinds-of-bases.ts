import type { ChoiceOffer } from '../parts.ts';
import { LEGS, MATTRESS } from './part-choices.ts';

// Further choices of bases and mattresses for electric, storage and wooden box springs.

/** Storage floors of box springs with storage. */
export const STORAGE_FLOORS = [
  {
    key: 'bodem_doek',
    label: {
      nl: 'Opbergruimte met bodem van doek',
      de: 'Bettkasten mit Stoffboden',
      en: 'Storage with a fabric floor',
    },
  },
  {
    key: 'bodem_hout',
    label: {
      nl: 'Opbergruimte met houten bodem',
      de: 'Bettkasten mit Holzboden',
      en: 'Storage with a wooden floor',
    },
    summary: {
      nl: 'Voor koffers, boeken en ander zwaars',
      de: 'Für Koffer, Bücher und andere schwere Dinge',
      en: 'For suitcases, books and other heavy things',
    },
    extra: 79,
  },
] as const satisfies readonly ChoiceOffer[];

const THREE_MOTORS = {
  key: 'drie_motoren',
  label: { nl: 'Drie motoren per kant', de: 'Drei Motoren je Seite', en: 'Three motors per side' },
  summary: {
    nl: 'Ook de nek verstelt apart',
    de: 'Auch der Nacken verstellt sich einzeln',
    en: 'The neck adjusts separately, too',
  },
  extra: 249,
} as const satisfies ChoiceOffer;

export const TWO_MOTORS_FIRST = [
  {
    key: 'twee_motoren',
    label: { nl: 'Twee motoren per kant', de: 'Zwei Motoren je Seite', en: 'Two motors per side' },
  },
  THREE_MOTORS,
] as const satisfies readonly ChoiceOffer[];

export const DUAL_MOTOR_FIRST = [
  {
    key: 'dubbelmotor',
    label: { nl: 'Dubbelmotor per kant', de: 'Doppelmotor je Seite', en: 'Dual motor per side' },
  },
  THREE_MOTORS,
] as const satisfies readonly ChoiceOffer[];

export const SPRUCE_BASES = [
  {
    key: 'vuren',
    label: { nl: 'Vurenhout, geveerd', de: 'Fichtenholz, gefedert', en: 'Spruce, sprung' },
  },
  {
    key: 'vuren_hoog',
    label: {
      nl: 'Vurenhout, 5 cm hoger',
      de: 'Fichtenholz, 5 cm höher',
      en: 'Spruce, 5 cm (2 in) higher',
    },
    summary: {
      nl: 'Voor wie lang is of moeilijk opstaat',
      de: 'Für Große und alle, denen das Aufstehen schwerfällt',
      en: 'If you are tall, or find it hard to get up',
    },
    extra: 190,
  },
] as const satisfies readonly ChoiceOffer[];

/** Two mattresses side by side, each with its own firmness. */
export const SOFT_OR_MEDIUM_SIDES = [
  {
    key: 'zacht',
    label: { nl: 'Zacht, beide kanten', de: 'Weich, beide Seiten', en: 'Soft on both sides' },
  },
  {
    key: 'medium',
    label: { nl: 'Medium, beide kanten', de: 'Mittel, beide Seiten', en: 'Medium on both sides' },
  },
  {
    key: 'zacht_en_medium',
    label: {
      nl: 'Eén kant zacht, één kant medium',
      de: 'Eine Seite weich, eine mittel',
      en: 'One side soft, one side medium',
    },
    summary: {
      nl: 'Bij de bezorging wijs je aan welke waar komt',
      'nl-be': 'Bij de levering wijs je aan welke waar komt',
      de: 'Bei der Lieferung zeigen Sie, welche wohin kommt',
      en: 'On delivery you show us which goes where',
    },
  },
] as const satisfies readonly ChoiceOffer[];

export const FIVE_ZONE_SPRINGS = {
  ...MATTRESS.pocketSprings,
  summary: {
    nl: '21 cm hoog, vijf comfortzones',
    de: '21 cm hoch, fünf Komfortzonen',
    en: '8 inches (21 cm) high, five comfort zones',
  },
} as const satisfies ChoiceOffer;

/** Legs for box springs that almost reach the floor. */
export const LOW_LEGS = {
  blackMetal: {
    ...LEGS.blackMetal,
    label: {
      nl: 'Zwart metaal, 5 cm',
      de: 'Metall, schwarz, 5 cm',
      en: 'Black metal, 2 inches (5 cm)',
    },
  },
  oak: {
    ...LEGS.oak,
    label: { nl: 'Eiken, 5 cm', de: 'Eiche, 5 cm', en: 'Oak, 2 inches (5 cm)' },
  },
} as const satisfies Readonly<Record<string, ChoiceOffer>>;
