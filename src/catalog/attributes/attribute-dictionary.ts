import { localizedText, type LocalizedText } from '../../shared/localized-text.ts';
import type { Locale } from '../../shared/locale.ts';
import { DERIVED_FACET_LABELS } from '../derived-facets.ts';
import { BED_BASE_LABELS } from './bed-base.ts';
import { BED_FRAME_LABELS } from './bed-frame.ts';
import { BEDDING_LABELS } from './bedding.ts';
import { BEDSIDE_LAMP_LABELS } from './bedside-lamp.ts';
import { BOX_SPRING_LABELS } from './box-spring.ts';
import { CABINET_LABELS } from './cabinet.ts';
import { CUSHION_LABELS } from './cushion.ts';
import { DUVET_COVER_LABELS } from './duvet-cover.ts';
import { DUVET_LABELS } from './duvet.ts';
import { FITTED_SHEET_LABELS } from './fitted-sheet.ts';
import { GENERIC_LABELS } from './generic.ts';
import { MATTRESS_PROTECTOR_LABELS } from './mattress-protector.ts';
import { MATTRESS_LABELS } from './mattress.ts';
import { PILLOW_LABELS } from './pillow.ts';
import { STOOL_LABELS } from './stool.ts';
import { TOPPER_LABELS } from './topper.ts';

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
