import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPEC_SECTIONS, sectionAttributes } from '#src/catalog/spec-sections.ts';
import { anyAttribute } from '../../support/arbitraries/catalog.ts';

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
        const told = sections.flatMap((one) => one.attributes);
        expect(told).toHaveLength(attributes.length);
        expect(new Set(told)).toEqual(new Set(attributes));
        const places = sections.map(({ section }) => SPEC_SECTIONS.indexOf(section));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });
});
