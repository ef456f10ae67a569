import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  localizeMeasure,
  sectionAttributes,
  SPEC_SECTIONS,
  specNoteOf,
} from '#src/catalog/spec-sections.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { anyAttribute } from '../../support/arbitraries/catalog.ts';
import { anyWording } from '../../support/arbitraries/texts.ts';

const named = (...codes: readonly string[]) => codes.map((code) => ({ code }));
const codesOf = (attributes: readonly { readonly code: string }[]) =>
  attributes.map(({ code }) => code);

describe('sectionAttributes', () => {
  it('L10 groups attributes into sections in a fixed order', () => {
    const sections = sectionAttributes(
      named('merk', 'matras_wasbaar', 'boxspring_poten', 'matras_kern', 'matras_hoogte'),
    );
    expect(sections.map(({ section, attributes }) => [section, codesOf(attributes)])).toEqual([
      ['measures', ['matras_hoogte']],
      ['build', ['matras_kern']],
      ['cover', ['matras_wasbaar']],
      ['parts', ['boxspring_poten']],
      ['general', ['merk']],
    ]);
  });

  it('L10 puts ungrouped attributes after the grouped ones of their section', () => {
    const sections = sectionAttributes(
      named('bedlampje_lichtstroom', 'kast_breedte', 'bedlampje_aantal_leds', 'kast_hoogte'),
    );
    expect(sections.map(({ section, attributes }) => [section, codesOf(attributes)])).toEqual([
      ['measures', ['kast_hoogte', 'kast_breedte']],
      ['light', ['bedlampje_aantal_leds', 'bedlampje_lichtstroom']],
    ]);
  });

  it('L10 omits empty sections', () => {
    expect(sectionAttributes([])).toEqual([]);
    expect(sectionAttributes(named('merk')).map(({ section }) => section)).toEqual(['general']);
  });

  it('L10 returns every attribute exactly once, and the sections in order', () => {
    fc.assert(
      fc.property(fc.array(anyAttribute), (attributes) => {
        const sections = sectionAttributes(attributes);
        const shown = sections.flatMap((one) => one.attributes);
        expect(shown).toHaveLength(attributes.length);
        expect(new Set(shown)).toEqual(new Set(attributes));
        const positions = sections.map(({ section }) => SPEC_SECTIONS.indexOf(section));
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      }),
    );
  });
});

const noteAt = (value: string) => specNoteOf({ code: 'hoofdkussen_wasbaar', value });

describe('specNoteOf', () => {
  it.each(['Op 60 graden', 'Bei 60 Grad', 'At 60 °C (140 °F)', '60°', 'Tot 95 °C'])(
    'L10 tells how to wash against dust mites at "%s"',
    (value) => {
      expect(noteAt(value)).toBe('washable');
    },
  );

  it.each([
    'Alleen luchten',
    'Op 40 graden',
    'Bei 30 Grad',
    'At 40 °C (104 °F)',
    '104 °F (40 °C)',
    '104 ° F',
    'Nur Handwäsche',
    'Ja',
    '',
  ])('L10 does not ask for a hot wash of goods that say "%s"', (value) => {
    expect(noteAt(value)).toBeUndefined();
  });

  it('L10 explains some attributes whatever their value, and others not', () => {
    expect(specNoteOf({ code: 'dekbed_warmteklasse', value: 'Koel' })).toBe('warmth');
    expect(specNoteOf({ code: 'matras_wasbaar', value: 'Op 60 graden' })).toBeUndefined();
  });
});

describe('localizeMeasure', () => {
  it.each([
    ['22 cm', '22 cm (8.7 in)'],
    ['20,5 cm', '20,5 cm (8.1 in)'],
    ['1,234 cm', '1,234 cm (485.8 in)'],
    ['127 cm', '127 cm (50 in)'],
    ['130 kg', '130 kg (287 lb)'],
    ['130kg', '130kg (287 lb)'],
  ])('L10 formats %s in English as %s', (value, expected) => {
    expect(localizeMeasure(value, 'en-us')).toBe(expected);
  });

  it.each([
    '7',
    '380/m²',
    '61 x 41 cm',
    'Up to 130 kg',
    '15 to 22 cm',
    '',
    '400 g',
    '1,234 cm long',
  ])('L10 returns any other text unchanged: "%s"', (value) => {
    expect(localizeMeasure(value, 'en-us')).toBe(value);
  });

  it('L10 changes nothing in other locales', () => {
    const others = fc.constantFrom(...LOCALES.filter((locale) => locale !== 'en-us'));
    const anyValue = fc.oneof(
      anyWording,
      fc.nat(300).map((amount) => `${amount} cm`),
    );
    fc.assert(
      fc.property(anyValue, others, (value, locale) => {
        expect(localizeMeasure(value, locale)).toBe(value);
      }),
    );
  });

  it('L10 appends the converted measure to the original text', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.constantFrom('cm', 'kg'), (amount, unit) => {
        expect(localizeMeasure(`${amount} ${unit}`, 'en-us')).toMatch(
          new RegExp(String.raw`^${amount} ${unit} \(\d+(\.\d)? (in|lb)\)$`, 'u'),
        );
      }),
    );
  });
});
