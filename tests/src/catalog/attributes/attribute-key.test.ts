import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeProperty, attributeType } from '#src/catalog/attributes/attribute-key.ts';
import { anyAttributeCode, anyTypePrefix } from '../../../support/arbitraries/catalog.ts';
import { productType } from '#src/catalog/product-type.ts';
import { anyText } from '../../../support/arbitraries/texts.ts';

describe('attributeType', () => {
  it.each([
    ['matras_hardheid', 'mattress'],
    ['boxspring_poten', 'box-spring'],
    ['topper_kern', 'topper'],
    ['dekbed_seizoen', 'duvet'],
    ['dekbedovertrek_dessin', 'duvet-cover'],
    ['beddengoed_soort', 'bedding'],
    ['hoeslaken_hoekhoogte', 'fitted-sheet'],
    ['molton_waterdicht', 'mattress-protector'],
    ['hoofdkussen_vulling', 'pillow'],
    ['sierkussen_vorm', 'cushion'],
    ['bedbodem_latten', 'bed-base'],
    ['kast_deuren', 'cabinet'],
    ['hocker_bekleding', 'stool'],
    ['bedlampje_dimbaar', 'bedside-lamp'],
    ['ledikant_voetbord', 'bed-frame'],
  ])('L5 reads %s as a property of a %s', (code, type) => {
    expect(attributeType(code)).toBe(type);
  });

  it.each(['kleur', 'direct_beschikbaar', 'matras', 'matras_', '_hoogte', 'constructor_name', ''])(
    'L5 returns no product type for "%s"',
    (code) => {
      expect(attributeType(code)).toBeUndefined();
    },
  );
});

const typeOf = (...codes: readonly string[]) =>
  productType({ attributes: codes.map((code) => ({ code })) });

describe('productType', () => {
  it('L5 is that of its attributes, and bedding only if they say no more', () => {
    expect(typeOf('merk', 'beddengoed_soort')).toBe('bedding');
    expect(typeOf('beddengoed_soort', 'hoeslaken_hoekhoogte', 'merk')).toBe('fitted-sheet');
    expect(typeOf('merk')).toBeUndefined();
  });
});

describe('attributeProperty', () => {
  it('L5 removes the product type from the key', () => {
    const codes = ['matras_hoogte', 'boxspring_hoofdbord_hoogte', 'direct_beschikbaar', 'kast_'];
    expect(codes.map(attributeProperty)).toEqual([
      'hoogte',
      'hoofdbord_hoogte',
      'direct_beschikbaar',
      'kast_',
    ]);
  });

  it('L5 splits a key of any product type into its prefix and property', () => {
    fc.assert(
      fc.property(anyTypePrefix, anyText, (prefix, text) => {
        const property = `x${text}`;
        const code = `${prefix}_${property}`;
        expect(attributeProperty(code)).toBe(property);
        expect(attributeType(code)).toBe(attributeType(`${prefix}_hoogte`));
      }),
    );
  });

  it('L5 returns the whole key exactly when it has no product type', () => {
    fc.assert(
      fc.property(anyAttributeCode, (code) => {
        const property = attributeProperty(code);
        expect(code.endsWith(property)).toBe(true);
        expect(property === code).toBe(attributeType(code) === undefined);
      }),
    );
  });
});
