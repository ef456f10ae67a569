import { attributeProperty } from './attributes/attribute-key.ts';
import type { Attribute } from './product.ts';

/** The attribute groups for comparing products, in the order of a specification table (L10). */
export const ATTRIBUTE_GROUPS = [
  'height',
  'core',
  'cover',
  'washable',
  'zip',
  'firmness',
  'comfort-zones',
  'springs',
  'slats',
  'maximum-load',
  'filling',
  'season',
  'warmth',
  'thread-count',
  'head-board',
  'storage',
  'legs',
  'wheels',
  'drawers',
  'doors',
  'leds',
  'dimmable',
] as const;

export type AttributeGroup = (typeof ATTRIBUTE_GROUPS)[number];

/** The attributes of a group; `group` is `undefined` for ungrouped attributes. */
export type GroupedAttributes<A> = {
  readonly group: AttributeGroup | undefined;
  readonly attributes: readonly A[];
};

/**
 * The group of an attribute for any product type: `height` for `matras_hoogte` and `kast_hoogte`.
 */
export const attributeGroup = (code: string): AttributeGroup | undefined =>
  GROUPS.get(attributeProperty(code));

/**
 * Sorts a product's attributes by the groups of a specification table, ungrouped ones last. Keeps
 * their order within a group; omits empty groups.
 */
export const groupAttributes = <A extends Pick<Attribute, 'code'>>(
  attributes: readonly A[],
): readonly GroupedAttributes<A>[] =>
  [...ATTRIBUTE_GROUPS, undefined]
    .map((group) => ({
      group,
      attributes: attributes.filter(({ code }) => attributeGroup(code) === group),
    }))
    .filter((grouped) => grouped.attributes.length > 0);

const GROUPS: ReadonlyMap<string, AttributeGroup> = new Map([
  ['hoogte', 'height'],
  ['kern', 'core'],
  ['hoes', 'cover'],
  ['bekleding', 'cover'],
  ['wasbaar', 'washable'],
  ['rits', 'zip'],
  ['hardheid', 'firmness'],
  ['hardheidsregeling', 'firmness'],
  ['comfortzones', 'comfort-zones'],
  ['aantal_veren', 'springs'],
  ['latten', 'slats'],
  ['maximale_belasting', 'maximum-load'],
  ['vulling', 'filling'],
  ['vulgewicht', 'filling'],
  ['seizoen', 'season'],
  ['warmteklasse', 'warmth'],
  ['draaddichtheid', 'thread-count'],
  ['hoofdbord_hoogte', 'head-board'],
  ['hoofdbord_breedte', 'head-board'],
  ['hoofdbord_dikte', 'head-board'],
  ['opbergruimte', 'storage'],
  ['poten', 'legs'],
  ['wielen', 'wheels'],
  ['laden', 'drawers'],
  ['deuren', 'doors'],
  ['aantal_leds', 'leds'],
  ['dimbaar', 'dimmable'],
]);
