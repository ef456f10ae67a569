import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import { UNLABELLED_PAGE_ATTRIBUTES } from '#src/catalog/page-attributes.ts';
import { goodsFactsOf, goodsFactsOfConfiguration } from '#src/duties/goods-facts.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';
import { AURORA } from '../../support/fake-shop.ts';

const factsOf = (values: Readonly<Record<string, string>>) =>
  goodsFactsOf({
    catalogueId: '00000004',
    attributes: Object.entries(values).map(([code, value]) => ({ code, label: code, value })),
  });

const NOTHING = {
  fibres: [],
  certificates: [],
  madeToMeasure: false,
  told: [],
  unreadable: [],
};

describe('goodsFactsOf', () => {
  it('LD1 reads every fact of a product', () => {
    expect(
      factsOf({
        manufacturer: 'Lumen Ltd',
        manufacturer_address: '1 Lamp Street, Leeds, GB',
        manufacturer_email: 'safety@lumen.example',
        responsible_person: 'Avondrood Verlichting B.V.',
        responsible_person_address: 'Lampweg 14, 5651 GW Eindhoven, NL',
        responsible_person_email: 'veiligheid@avondrood.example',
        fibres: 'cover:cotton 100',
        light_source: 'contains F',
        weee_number: 'DE 12345678',
        battery: 'yes',
        certificates: 'OEKO-TEX Standard 100|21.HNL.1|Hohenstein|cover',
        made_to_measure: 'yes',
        guarantee: '5|motor|Lumen Ltd',
        unit_quantity: '2 piece',
      }),
    ).toEqual({
      safety: {
        manufacturer: 'Lumen Ltd',
        address: '1 Lamp Street, Leeds, GB',
        email: 'safety@lumen.example',
        model: '00000004',
        responsiblePerson: {
          name: 'Avondrood Verlichting B.V.',
          address: 'Lampweg 14, 5651 GW Eindhoven, NL',
          email: 'veiligheid@avondrood.example',
        },
      },
      fibres: [{ component: 'cover', fibres: [{ fibre: 'cotton', percent: 100 }] }],
      energy: { kind: 'contains-light-source', energyClass: 'F' },
      electrical: { weee: 'DE 12345678', battery: true },
      certificates: [
        {
          name: 'OEKO-TEX Standard 100',
          number: '21.HNL.1',
          institute: 'Hohenstein',
          scope: 'cover',
        },
      ],
      madeToMeasure: true,
      guarantee: { years: 5, part: 'motor', guarantor: 'Lumen Ltd' },
      quantity: { amount: 2, unit: 'piece' },
      told: [
        'battery',
        'certificates',
        'fibres',
        'guarantee',
        'light_source',
        'made_to_measure',
        'unit_quantity',
        'weee_number',
      ],
      unreadable: [],
    });
  });

  it('LD1 takes goods with a light source, a battery, a motor or a number for electrical', () => {
    expect(factsOf({}).electrical).toBeUndefined();
    expect(factsOf({ light_source: 'contains F' }).electrical).toEqual({ battery: false });
    expect(factsOf({ battery: 'yes' }).electrical).toStrictEqual({ battery: true });
    expect(factsOf({ guarantee: '5|motor|Lumen Ltd' }).electrical).toEqual({ battery: false });
    expect(factsOf({ weee_number: 'DE 12345678' }).electrical).toEqual({
      weee: 'DE 12345678',
      battery: false,
    });
  });

  it('LD1 learns nothing from "no" for a battery, which platforms store by themselves', () => {
    expect(factsOf({ battery: 'no' }).electrical).toBeUndefined();
    expect(factsOf({ battery: 'Nein', fibres: 'cover:cotton 100' }).electrical).toBeUndefined();
  });

  it.each([
    ['bedbodem_verstelbaar', 'Elektrisch', true],
    ['boxspring_verstelbaar', 'Elektrisch verstellbar', true],
    ['bedbodem_verstelbaar', 'Electric', true],
    ['bedbodem_verstelbaar', 'Met motor', true],
    ['bedbodem_verstelbaar', 'Doppelmotor je Seite', true],
    ['bedbodem_verstelbaar', 'Handmatig', false],
    ['bedbodem_verstelbaar', 'Nicht elektrisch', false],
    ['boxspring_kleur', 'Electric blue', false],
  ])('LD1 knows goods with a motor by the catalogue: %s %s', (code, value, isElectrical) => {
    expect(factsOf({ [code]: value }).electrical !== undefined).toBe(isElectrical);
  });

  it.each([
    ['Elektrisch verstelbaar', true],
    ['Zonder motor', false],
  ])('LD1 knows goods that can be ordered with a motor by their parts: %s', (label, isSo) => {
    const choice = bundleChoice(label, 0);
    const parts = [
      { key: 'base', label: 'Bodem', choices: [bundleChoice('Vlak', 0), choice] as const },
      { key: 'legs', label: 'Poten', choices: [bundleChoice('Hout', 0)] as const },
    ];
    const { electrical } = goodsFactsOf({ catalogueId: '', attributes: [], parts });
    expect(electrical !== undefined).toBe(isSo);
  });

  it('LD1 leaves out what it cannot read, and says which attribute', () => {
    expect(
      factsOf({ light_source: 'Energielabel F', fibres: 'katoen', certificates: 'OEKO-TEX' }),
    ).toEqual({ ...NOTHING, unreadable: ['certificates', 'fibres', 'light_source'] });
  });

  it('LD1 takes "none" for told: no textiles, and a lamp without a light source', () => {
    expect(factsOf({ fibres: 'none', light_source: 'None' })).toEqual({
      ...NOTHING,
      told: ['fibres', 'light_source'],
    });
    expect(factsOf({ battery: 'none' }).unreadable).toEqual(['battery']);
  });

  it('LD1 lists what is told of a responsible person without address', () => {
    expect(factsOf({ responsible_person: 'Avondrood' })).toEqual({
      ...NOTHING,
      unreadable: ['responsible_person'],
    });
  });

  it('LD1 reads any attributes, and lists only what is filled', () => {
    const anyValues = fc.dictionary(
      fc.constantFrom(...UNLABELLED_PAGE_ATTRIBUTES),
      fc.oneof(fc.string(), fc.constantFrom('', ' ', 'yes', 'contains F', 'DE 12345678')),
    );
    fc.assert(
      fc.property(anyValues, (values) => {
        const { told, unreadable } = factsOf(values);
        for (const code of [...told, ...unreadable]) expect(values[code]?.trim()).toBeTruthy();
        expect(new Set([...told, ...unreadable]).size).toBe(told.length + unreadable.length);
      }),
    );
  });
});

/** What is told of a bed as an electrical product, with one choice of its base. */
const electricalOf = (attributes: Readonly<Record<string, string>>, chosen: string) => {
  const choices = [
    bundleChoice('Met opbergruimte', 0),
    bundleChoice('Elektrisch verstelbaar', 0),
  ] as const;
  const product = {
    ...AURORA,
    attributes: Object.entries({ battery: 'yes', ...attributes }).map(([code, value]) => ({
      code,
      label: code,
      value,
    })),
    parts: [
      { key: 'onderbox', label: 'Onderbox', choices },
      { key: 'poten', label: 'Poten', choices: [bundleChoice('Hout', 0)] as const },
    ],
  };
  const configuration = configureProduct(product, product.variants[0], [chosen]);
  return goodsFactsOfConfiguration(configuration).electrical;
};

describe('goodsFactsOfConfiguration', () => {
  it('LD1 tells of a battery where the bed is chosen with a motor', () => {
    expect(electricalOf({}, 'Elektrisch verstelbaar')).toEqual({ battery: true });
    expect(electricalOf({}, 'Met opbergruimte')).toBeUndefined();
  });

  it('LD1 tells of a battery of a bed that has a motor whatever is chosen', () => {
    expect(electricalOf({ boxspring_verstelbaar: 'Elektrisch' }, 'Met opbergruimte')).toEqual({
      battery: true,
    });
  });
});
