import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_LABELS, attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import { attributeType, TYPE_PREFIXES } from '#src/catalog/attributes/attribute-key.ts';
import { type Locale, LOCALES, localizedText } from '#src/shared/locale.ts';
import { slugify } from '#src/shared/normalize-text.ts';
import { anyAttributeCode } from '../../../support/arbitraries/catalog.ts';
import { anyLocale } from '../../../support/arbitraries/texts.ts';

const CODES = Object.keys(ATTRIBUTE_LABELS);
const labelOf = (code: string, locale: Locale): string => attributeLabel(code, locale) ?? '';

describe('attributeLabel', () => {
  it.each([
    ['matras_drukverdeling', 'Drukverdeling', 'Druckverteilung', 'Pressure distribution'],
    ['boxspring_hoogte', 'Instaphoogte', 'Einstiegshöhe', 'Bed height'],
    ['topper_hoes', 'Hoes', 'Bezug', 'Cover'],
    ['dekbed_warmteklasse', 'Warmteklasse', 'Wärmeklasse', 'Warmth class'],
    ['dekbedovertrek_strijkvrij', 'Strijkvrij', 'Bügelfrei', 'Non-iron'],
    ['beddengoed_soort', 'Soort', 'Art', 'Type'],
    ['hoeslaken_hoekhoogte', 'Hoekhoogte', 'Steghöhe', 'Pocket depth'],
    ['molton_waterdicht', 'Waterdicht', 'Wasserdicht', 'Waterproof'],
    ['hoofdkussen_vormbaarheid', 'Vormbaarheid', 'Formbarkeit', 'Shapeable'],
    ['sierkussen_vorm', 'Vorm', 'Form', 'Shape'],
    ['bedbodem_latten', 'Aantal latten', 'Anzahl Leisten', 'Number of slats'],
    ['kast_deuren', 'Deuren', 'Türen', 'Doors'],
    ['hocker_maximale_belasting', 'Maximale belasting', 'Maximale Belastbarkeit', 'Maximum load'],
    ['bedlampje_aantal_leds', 'Aantal leds', 'Anzahl LEDs', 'LED count'],
    ['ledikant_materiaal', 'Materiaal', 'Material', 'Material'],
    ['merk', 'Merk', 'Marke', 'Brand'],
  ])('L5 labels %s as "%s", "%s" and "%s"', (code, nl, de, en) => {
    for (const locale of LOCALES)
      expect(attributeLabel(code, locale)).toBe(localizedText({ nl, de, en }, locale));
  });

  it('L5 uses the regional label of a locale where there is one', () => {
    expect(attributeLabel('kast_planken', 'nl-be')).toBe('Legplanken');
    expect(attributeLabel('ledikant_hoofdbord_hoogte', 'de-at')).toBe('Höhe Betthaupt');
  });

  it('P4 labels hardheid as Firmness, and the trial as 90 Tage Umtauschrecht in German', () => {
    expect(attributeLabel('matras_hardheid', 'nl-nl')).toBe('Hardheid');
    expect(attributeLabel('matras_hardheid', 'en-us')).toBe('Firmness');
    expect(attributeLabel('proefslapen', 'de-de')).toBe('90 Tage Umtauschrecht');
  });

  it('L5 L10 has the generic keys and two identifiers for other catalogs', () => {
    expect(CODES.filter((code) => attributeType(code) === undefined)).toEqual([
      'sku',
      'available_for_sale',
      'available_store_locations',
      'direct_beschikbaar',
      'merk',
      'kleur',
      'afmeting',
      'maat',
      'lengte',
      'breedte',
      'bijzonderheden',
      'proefslapen',
      'milieubijdrage',
      'manufacturer',
      'alternative_image',
      'categoryIds',
      'price',
      'catalogue_id',
      'ean',
    ]);
  });

  it.each(['matras_geur', 'hoogte', 'constructor', '__proto__', ''])(
    'returns undefined for the unknown key "%s"',
    (code) => {
      expect(attributeLabel(code, 'nl-nl')).toBeUndefined();
    },
  );

  it('L5 has a trimmed label with a nonempty slug for every key in every locale', () => {
    for (const code of CODES) {
      for (const locale of LOCALES) {
        expect(labelOf(code, locale)).toBe(labelOf(code, locale).trim());
        expect(slugify(labelOf(code, locale), locale)).not.toBe('');
      }
    }
  });

  it('L5 has keys of every product type', () => {
    const types = TYPE_PREFIXES.map((prefix) => attributeType(`${prefix}_x`));
    expect(new Set(CODES.map(attributeType))).toEqual(new Set([undefined, ...types]));
  });

  it('F8 never gives two properties of a product type the same label', () => {
    for (const locale of LOCALES) {
      const named = CODES.map((code) => `${attributeType(code)} ${labelOf(code, locale)}`);
      expect(new Set(named).size).toBe(CODES.length);
    }
  });

  it('F8 gives two properties the same label in every locale or in none', () => {
    const [first, ...others] = LOCALES.map((locale) => {
      const labels = CODES.map((code) => labelOf(code, locale));
      return labels.map((label) => CODES[labels.indexOf(label)]);
    });
    for (const namesakes of others) expect(namesakes).toEqual(first);
  });

  it('returns a label for the known keys only', () => {
    fc.assert(
      fc.property(anyAttributeCode, anyLocale, (code, locale) => {
        expect(attributeLabel(code, locale) === undefined).toBe(!CODES.includes(code));
      }),
    );
  });
});
