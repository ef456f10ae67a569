import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeType } from '#src/catalog/attributes/attribute-key.ts';
import { highlights } from '#demo/catalogue/highlights.ts';
import { highlightedAttributesOf } from '#src/catalog/highlights.ts';
import {
  anyAttribute,
  anyCardAttribute,
  anyHighlightedSet,
} from '../../support/arbitraries/catalog.ts';

describe('the highlights of the demo shop', () => {
  it('L4 include the grades and the sleeping position of a mattress', () => {
    expect(written('37')).toEqual([
      'matras_drukverdeling 1 pressure.svg',
      'matras_ondersteuning 1 support.svg',
      'matras_slaaphouding 0 position.svg',
      'matras_stabiliteit 1 stability.svg',
      'matras_veerkracht 1 resilience.svg',
      'matras_ventilatie 1 ventilation.svg',
      'matras_vochtregulatie 1 moisture.svg',
      'matras_aanpassingsvermogen 1 adaptability.svg',
    ]);
  });

  it('L4 include two grades and the hardness of a topper', () => {
    expect(written('40')).toEqual([
      'topper_ventilatie 1 ventilation.svg',
      'topper_drukverdeling 1 pressure.svg',
      'topper_hardheid 0 hardness.svg',
    ]);
  });

  it('L4 include the sleeping position and four grades of a pillow', () => {
    expect(written('44')).toEqual([
      'hoofdkussen_slaaphouding 0 position.svg',
      'hoofdkussen_vormbaarheid 1 shapeable.svg',
      'hoofdkussen_ventilatie 1 ventilation.svg',
      'hoofdkussen_ondersteuning 1 support.svg',
      'hoofdkussen_veerkracht 1 resilience.svg',
    ]);
  });

  it('L4 include the warmth and the filling of a duvet, in words', () => {
    expect(written('43')).toEqual([
      'dekbed_warmteklasse 0 warmth.svg',
      'dekbed_vulling 0 filling.svg',
    ]);
  });

  it('L4 are those of mattresses, toppers, pillows and duvets', () => {
    expect([...highlights.keys()]).toEqual(['37', '40', '44', '43']);
  });

  it('L5 are only properties of the product type of the set', () => {
    const types = Array.from(
      highlights.values(),
      (ofSet) => new Set(ofSet.map(({ code }) => attributeType(code))),
    );
    expect(types).toEqual([
      new Set(['mattress']),
      new Set(['topper']),
      new Set(['pillow']),
      new Set(['duvet']),
    ]);
  });
});

describe('highlightedAttributesOf', () => {
  it('L4 returns none for a set without highlights', () => {
    const entries = [ventilation('4')];
    expect(highlightedAttributesOf(highlights, '4711', entries)).toEqual([]);
    expect(highlightedAttributesOf(new Map(), '40', entries)).toEqual([]);
  });

  it('L4 marks grades as ratings and the rest as text, in the order of the set', () => {
    const entries = [
      { code: 'topper_hardheid', label: 'Hardheid', value: 'Medium' },
      { code: 'merk', label: 'Merk', value: 'Lunaro' },
      { code: 'topper_ventilatie', label: 'Ventilatie', value: '4' },
    ];
    expect(highlightedAttributesOf(highlights, '40', entries)).toEqual([
      {
        code: 'topper_ventilatie',
        label: 'Ventilatie',
        value: '4',
        icon: 'ventilation.svg',
        showRating: true,
      },
      {
        code: 'topper_hardheid',
        label: 'Hardheid',
        value: 'Medium',
        icon: 'hardness.svg',
        showRating: false,
      },
    ]);
  });

  it.each(['1', '3', '5', '4.5', '1.25', '4.0000', '5.0', '5.00'])(
    'L4 accepts %s as a grade',
    (value) => {
      expect(highlightedAttributesOf(highlights, '40', [ventilation(value)])).toHaveLength(1);
    },
  );

  it.each([
    '0',
    '6',
    '0.5',
    '5.1',
    '10',
    '45',
    '-1',
    '4.',
    '.5',
    '4x',
    'x4',
    '5.0x',
    'goed',
    ' ',
    '',
  ])('L4 omits the invalid grade "%s"', (value) => {
    expect(highlightedAttributesOf(highlights, '40', [ventilation(value)])).toEqual([]);
  });

  it('L4 omits blank values', () => {
    expect(highlightedAttributesOf(highlights, '40', [hardness(''), hardness('  ')])).toEqual([]);
    expect(
      highlightedAttributesOf(highlights, '40', [hardness(' '), hardness('Stevig')]),
    ).toHaveLength(1);
  });

  it('L4 returns highlights of the set in order, without duplicates', () => {
    fc.assert(
      fc.property(anyHighlightedSet, anyEntries, (set, entries) => {
        const shown = highlightedAttributesOf(highlights, set, entries).map(({ code }) => code);
        const order = (highlights.get(set) ?? []).map(({ code }) => code);
        expect(shown).toEqual(order.filter((code) => shown.includes(code)));
      }),
    );
  });

  it('L4 returns only attributes of the product, under their labels', () => {
    fc.assert(
      fc.property(anyHighlightedSet, anyEntries, (set, entries) => {
        for (const { code, label, value } of highlightedAttributesOf(highlights, set, entries)) {
          expect(entries).toContainEqual({ code, label, value });
        }
      }),
    );
  });

  it('L4 marks only grades from 1 to 5 as ratings', () => {
    fc.assert(
      fc.property(anyHighlightedSet, anyEntries, (set, entries) => {
        for (const { value, showRating } of highlightedAttributesOf(highlights, set, entries)) {
          expect(!showRating || (Number(value) >= 1 && Number(value) <= 5)).toBe(true);
        }
      }),
    );
  });

  it('L4 ignores the order of the attributes', () => {
    fc.assert(
      fc.property(anyHighlightedSet, anyEntriesOnce, (set, entries) => {
        expect(highlightedAttributesOf(highlights, set, entries.toReversed())).toEqual(
          highlightedAttributesOf(highlights, set, entries),
        );
      }),
    );
  });

  it('L4 keeps every highlight when attributes are added', () => {
    fc.assert(
      fc.property(anyHighlightedSet, anyEntries, anyEntries, (set, entries, more) => {
        expect(highlightedAttributesOf(highlights, set, [...entries, ...more])).toEqual(
          expect.arrayContaining([...highlightedAttributesOf(highlights, set, entries)]),
        );
      }),
    );
  });
});

const written = (id: string) =>
  (highlights.get(id) ?? []).map((highlight) => Object.values(highlight).join(' '));

const hardness = (value: string) => ({ code: 'topper_hardheid', label: 'Hardheid', value });

const ventilation = (value: string) => ({ code: 'topper_ventilatie', label: 'Ventilatie', value });

const anyEntry = fc.oneof(anyCardAttribute, anyAttribute);
const anyEntries = fc.array(anyEntry, { maxLength: 30 });
const anyEntriesOnce = fc.uniqueArray(anyEntry, { selector: ({ code }) => code, maxLength: 30 });
