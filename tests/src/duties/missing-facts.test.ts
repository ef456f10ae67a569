import { describe, expect, it } from 'vitest';
import type { ProductType } from '#src/catalog/attributes/attribute-key.ts';
import { goodsFactsOf } from '#src/duties/goods-facts.ts';
import { missingFacts } from '#src/duties/missing-facts.ts';
import { COUNTRIES, type Country } from '#src/shared/locale.ts';

const DAY = '2026-11-27';
const MAKER = {
  manufacturer: 'Lunaro Bedden B.V.',
  manufacturer_address: 'Maanlaan 27, 3812 PH Amersfoort, NL',
  manufacturer_email: 'veiligheid@lunaro.example',
};

const missing = (
  values: Readonly<Record<string, string>>,
  type?: ProductType,
  country: Country = 'DE',
  day = DAY,
): readonly string[] => {
  const attributes = Object.entries(values).map(([code, value]) => ({ code, label: code, value }));
  const goods = goodsFactsOf({ catalogueId: '00000004', attributes });
  return missingFacts(goods, type, country, day).flatMap((one) => one.attributes);
};

describe('missingFacts', () => {
  it('LD3 asks for manufacturer, address and email of all goods, in every country', () => {
    for (const country of COUNTRIES) {
      expect(missing({}, 'cabinet', country)).toEqual(Object.keys(MAKER));
      expect(missing({ ...MAKER, manufacturer_email: ' ' }, undefined, country)).toEqual(
        Object.keys(MAKER),
      );
      expect(missing(MAKER, 'cabinet', country)).toEqual([]);
    }
  });

  it('LD3 asks for the number of a bed with a motor, in Germany', () => {
    const bed = { ...MAKER, bedbodem_verstelbaar: 'Elektrisch' };
    expect(missing(bed, 'bed-base')).toEqual(['weee_number']);
    expect(missing(bed, 'bed-base', 'NL')).toEqual([]);
    expect(missing({ ...MAKER, battery: 'Nein' }, 'cabinet')).toEqual([]);
  });

  it.each([
    ['12 Road, Shenzhen, CN', true],
    ['1 Lamp Street, Leeds, GB', true],
    ['Maanlaan 27, 3812 PH Amersfoort, NL', false],
    ['Odos 1, Athina, EL', false],
    ['Via Roma 1, 20100 Milano', false],
    ['1 Road, Shenzhen,CN ', true],
    ['Via Roma 1, TRIESTE', false],
    ['Weg 1, Dorp, XQ', false],
  ])('LD3 asks for a responsible person of a maker outside the EU: %s', (address, isAsked) => {
    const goods = { ...MAKER, manufacturer_address: address };
    const person = {
      responsible_person: 'Lumen Import B.V.',
      responsible_person_address: 'Kade 1, Rotterdam, NL',
      responsible_person_email: 'eu@lumen.example',
    };
    expect(missing(goods)).toEqual(isAsked ? Object.keys(person) : []);
    expect(missing({ ...goods, ...person })).toEqual([]);
  });

  it('LD3 asks for a responsible person in full once one is named', () => {
    const person = { ...MAKER, responsible_person: 'Lumen Import B.V.' };
    expect(missing(person)).toEqual([
      'responsible_person',
      'responsible_person_address',
      'responsible_person_email',
    ]);
    const whole = {
      ...person,
      responsible_person_address: 'Kade 1, 3011 AA Rotterdam, NL',
      responsible_person_email: 'import@lumen.example',
    };
    expect(missing(whole)).toEqual([]);
    expect(missing({ responsible_person: 'Lumen Import B.V.' })).toEqual([
      ...Object.keys(MAKER),
      ...missing(person),
    ]);
  });

  it('LD3 asks for the fibres of textiles, which may be none', () => {
    expect(missing(MAKER, 'fitted-sheet', 'NL')).toEqual(['fibres']);
    expect(missing({ ...MAKER, fibres: 'katoen' }, 'mattress', 'AT')).toEqual(['fibres']);
    expect(missing({ ...MAKER, fibres: 'fabric:cotton 100' }, 'fitted-sheet')).toEqual([]);
    expect(missing({ ...MAKER, fibres: 'none' }, 'stool')).toEqual([]);
    expect(missing(MAKER, 'bed-base')).toEqual([]);
  });

  it('LD3 asks for the energy class of a lamp, and for the sheet of a light source', () => {
    expect(missing(MAKER, 'bedside-lamp', 'NL')).toEqual(['light_source']);
    expect(missing({ ...MAKER, light_source: 'contains F' }, 'bedside-lamp', 'NL')).toEqual([]);
    expect(missing({ ...MAKER, light_source: 'none' }, 'bedside-lamp', 'NL')).toEqual([]);
    const source = { ...MAKER, light_source: 'source E' };
    expect(missing(source, 'bedside-lamp', 'NL')).toEqual(['light_source']);
    expect(
      missing(
        { ...source, light_source: 'source E https://eprel.ec.europa.eu/screen/1' },
        'bedside-lamp',
        'NL',
      ),
    ).toEqual([]);
  });

  it('LD3 asks for the WEEE number of electrical goods in Germany alone', () => {
    const bed = { ...MAKER, fibres: 'cover:cotton 100', battery: 'yes' };
    expect(COUNTRIES.map((country) => missing(bed, 'box-spring', country))).toEqual(
      COUNTRIES.map((country) => (country === 'DE' ? ['weee_number'] : [])),
    );
    expect(missing({ ...bed, weee_number: 'DE 12345678' }, 'box-spring')).toEqual([]);
    expect(missing({ ...MAKER, light_source: 'none' }, 'bedside-lamp')).toEqual(['weee_number']);
  });

  it('LD3 asks for nothing before the day of its law', () => {
    expect(missing({}, 'cabinet', 'NL', '2024-12-12')).toEqual([]);
    expect(missing({}, 'cabinet', 'NL', '2024-12-13')).toEqual(Object.keys(MAKER));
    expect(missing(MAKER, 'bedside-lamp', 'NL', '2021-08-31')).toEqual([]);
  });
});
