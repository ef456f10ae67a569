import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ATTRIBUTE_GROUPS,
  attributeGroup,
  groupAttributes,
} from '#src/catalog/attribute-groups.ts';
import { ATTRIBUTE_LABELS } from '#src/catalog/attributes/attribute-dictionary.ts';
import { attributeProperty } from '#src/catalog/attributes/attribute-key.ts';
import { GROUP_LABELS } from '#src/catalog/attributes/group-labels.ts';
import { forEveryLocale, LOCALES, localizedText } from '#src/shared/locale.ts';
import {
  anyAttribute,
  anyAttributeCode,
  anyTypePrefix,
} from '../../support/arbitraries/catalog.ts';

const CODES = Object.keys(ATTRIBUTE_LABELS);
const propertiesOf = (group: string | undefined): ReadonlySet<string> =>
  new Set(CODES.filter((code) => attributeGroup(code) === group).map(attributeProperty));

describe('attributeGroup', () => {
  it.each([
    ['height', 'hoogte'],
    ['core', 'kern'],
    ['cover', 'hoes bekleding'],
    ['washable', 'wasbaar'],
    ['zip', 'rits'],
    ['firmness', 'hardheid hardheidsregeling'],
    ['comfort-zones', 'comfortzones'],
    ['springs', 'aantal_veren'],
    ['slats', 'latten'],
    ['maximum-load', 'maximale_belasting'],
    ['filling', 'vulling vulgewicht'],
    ['season', 'seizoen'],
    ['warmth', 'warmteklasse'],
    ['thread-count', 'draaddichtheid'],
    ['head-board', 'hoofdbord_hoogte hoofdbord_breedte hoofdbord_dikte'],
    ['storage', 'opbergruimte'],
    ['legs', 'poten'],
    ['wheels', 'wielen'],
    ['drawers', 'laden'],
    ['doors', 'deuren'],
    ['leds', 'aantal_leds'],
    ['dimmable', 'dimbaar'],
  ])('L10 groups into %s for every product type: %s', (group, properties) => {
    expect(propertiesOf(group)).toEqual(new Set(properties.split(' ')));
  });

  it('L10 assigns a property to the same group for every product type', () => {
    fc.assert(
      fc.property(anyTypePrefix, anyTypePrefix, anyAttributeCode, (one, two, code) => {
        const property = attributeProperty(code);
        expect(attributeGroup(`${one}_${property}`)).toBe(attributeGroup(`${two}_${property}`));
      }),
    );
  });
});

describe('GROUP_LABELS', () => {
  it('L10 has distinct labels for all groups in every locale', () => {
    for (const locale of LOCALES) {
      const labels = ATTRIBUTE_GROUPS.map((group) => localizedText(GROUP_LABELS[group], locale));
      expect(labels.filter((label) => !label)).toEqual([]);
      expect(new Set(labels).size).toBe(ATTRIBUTE_GROUPS.length);
    }
  });

  it('L10 uses the regional label of a locale', () => {
    const words = GROUP_LABELS['head-board'];
    expect(forEveryLocale((locale) => localizedText(words, locale))).toMatchObject({
      'nl-nl': 'Hoofdbord',
      'nl-be': 'Hoofdbord',
      'de-de': 'Kopfteil',
      'de-at': 'Betthaupt',
      'en-us': 'Headboard',
    });
  });
});

describe('groupAttributes', () => {
  it('L10 sorts by group, with ungrouped properties last', () => {
    const attributes = ['merk', 'matras_kern', 'matras_hoes', 'kleur', 'matras_hoogte'].map(coded);
    expect(groupAttributes(attributes)).toEqual([
      { group: 'height', attributes: [coded('matras_hoogte')] },
      { group: 'core', attributes: [coded('matras_kern')] },
      { group: 'cover', attributes: [coded('matras_hoes')] },
      { group: undefined, attributes: [coded('merk'), coded('kleur')] },
    ]);
  });

  it('L10 returns an empty list without properties', () => {
    expect(groupAttributes([])).toEqual([]);
  });

  it('L10 returns every property exactly once', () => {
    fc.assert(
      fc.property(anyAttributes, (attributes) => {
        const shown = flat(attributes);
        expect(shown).toHaveLength(attributes.length);
        expect(new Set(shown)).toEqual(new Set(attributes));
      }),
    );
  });

  it('L10 returns the groups in order, each at most once and never empty', () => {
    fc.assert(
      fc.property(anyAttributes, (attributes) => {
        const groups = groupAttributes(attributes);
        const positions = groups.map(({ group }) => positionOf(group));
        expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
        expect(groups.every(({ attributes }) => attributes.length > 0)).toBe(true);
      }),
    );
  });

  it('L10 puts every property into its own group', () => {
    fc.assert(
      fc.property(anyAttributes, (attributes) => {
        for (const { group, attributes: members } of groupAttributes(attributes)) {
          expect(new Set(members.map(({ code }) => attributeGroup(code)))).toEqual(
            new Set([group]),
          );
        }
      }),
    );
  });

  it('L10 keeps the order of the properties within a group', () => {
    fc.assert(
      fc.property(anyAttributes, (attributes) => {
        for (const { group, attributes: members } of groupAttributes(attributes)) {
          expect(members).toEqual(attributes.filter(({ code }) => attributeGroup(code) === group));
        }
      }),
    );
  });

  it('L10 keeps an order that is already grouped', () => {
    fc.assert(
      fc.property(anyAttributes, (attributes) => {
        const ordered = flat(attributes);
        expect(flat(ordered)).toEqual(ordered);
      }),
    );
  });
});

const coded = (code: string) => ({ code, label: code, value: 'x' });

const anyAttributes = fc.array(anyAttribute);

const flat = (attributes: readonly ReturnType<typeof coded>[]) =>
  groupAttributes(attributes).flatMap((group) => group.attributes);

/** Attributes without a group come last. */
const positionOf = (group: (typeof ATTRIBUTE_GROUPS)[number] | undefined): number =>
  group === undefined ? ATTRIBUTE_GROUPS.length : ATTRIBUTE_GROUPS.indexOf(group);
