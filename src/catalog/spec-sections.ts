import { groupAttributes, type AttributeGroup } from './attribute-groups.ts';
import type { Attribute } from './product.ts';

/** The parts of a specification table. */
export const SPEC_SECTIONS = ['build', 'cover', 'parts', 'light', 'general'] as const;

export type SpecSection = (typeof SPEC_SECTIONS)[number];

export type SectionedAttributes<A> = {
  readonly section: SpecSection;
  readonly attributes: readonly A[];
};

/**
 * Puts a product's properties into the parts of a specification table (L10), in the order of their
 * groups; parts without any are left out, and what belongs to no group is general.
 */
export const sectionAttributes = <A extends Pick<Attribute, 'code'>>(
  attributes: readonly A[],
): readonly SectionedAttributes<A>[] => {
  const groups = groupAttributes(attributes);
  return SPEC_SECTIONS.map((section) => ({
    section,
    attributes: groups
      .filter(({ group }) => (group === undefined ? 'general' : SECTION_OF[group]) === section)
      .flatMap((one) => one.attributes),
  })).filter((one) => one.attributes.length > 0);
};

const SECTION_OF: Readonly<Record<AttributeGroup, SpecSection>> = {
  height: 'build',
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
