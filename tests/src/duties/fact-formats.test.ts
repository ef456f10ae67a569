import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as formats from '#src/duties/fact-formats.ts';
import { GUARANTEE_PART_NAMES } from '#src/duties/statement-words.ts';
import { euroCents } from '#src/pricing/money.ts';
import { localizedText } from '#src/shared/locale.ts';
import * as any from '../../support/arbitraries/duties.ts';

const SHEET = 'https://eprel.ec.europa.eu/screen/product/lightsources/1234567';

describe('parseLightSource', () => {
  it('LD1 tells a lamp that contains a light source from one that is it', () => {
    expect(formats.parseLightSource('contains F')).toStrictEqual({
      kind: 'contains-light-source',
      energyClass: 'F',
    });
    expect(formats.parseLightSource(` source  E ${SHEET}`)).toEqual({
      kind: 'light-source',
      energyClass: 'E',
      sheetUrl: SHEET,
    });
  });

  it.each([
    '',
    'F',
    'contains',
    'contains H',
    'contains f',
    'lamp F',
    'source E http://eprel.example',
    'source E javascript:alert(1)',
    'source E https://"onload=x',
    'source E https://eprel.example/<b>',
    `source E ${SHEET} ${SHEET}`,
  ])('LD1 refuses "%s"', (text) => {
    expect(formats.parseLightSource(text)).toBeUndefined();
  });
});

describe('parseWeeeNumber', () => {
  it.each([
    'DE 12345678',
    'DE12345678',
    ' WEEE-Reg.-Nr. DE 12345678',
    'WEEE-Reg.-Nr.: de12345678',
    'WEEE-Reg.-Nr.DE12345678',
  ])('LD1 reads "%s"', (text) => {
    expect(formats.parseWeeeNumber(text)).toBe('DE 12345678');
  });

  it.each(['', '12345678', 'DE 1234567', 'DE 123456789', 'AT 12345678', 'nr. DE 12345678'])(
    'LD1 refuses "%s"',
    (text) => {
      expect(formats.parseWeeeNumber(text)).toBeUndefined();
    },
  );
});

describe('parseFlag', () => {
  it('LD1 reads yes and no in the words of a store view', () => {
    expect(['yes', ' Ja ', '1', 'Yes'].map(formats.parseFlag)).toEqual([true, true, true, true]);
    expect(['no', 'Nee', 'Nein', '0'].map(formats.parseFlag)).toEqual([false, false, false, false]);
    expect(['', 'maybe', '2'].map(formats.parseFlag)).toEqual([undefined, undefined, undefined]);
  });
});

describe('parseCertificates', () => {
  it('LD1 reads name, number, institute and scope', () => {
    expect(
      formats.parseCertificates('OEKO-TEX Standard 100 | 21.HNL.12345|Hohenstein | product'),
    ).toEqual([
      {
        name: 'OEKO-TEX Standard 100',
        number: '21.HNL.12345',
        institute: 'Hohenstein',
        scope: 'product',
      },
    ]);
  });

  it.each([
    '',
    'OEKO-TEX',
    'OEKO-TEX||Hohenstein|product',
    'A|1|B|lid',
    'A|1|B|product;',
    'A|1|B|core|x',
  ])('LD1 refuses "%s"', (text) => {
    expect(formats.parseCertificates(text)).toBeUndefined();
  });
});

describe('parseGuarantee', () => {
  it('LD1 reads years, part and guarantor', () => {
    expect(formats.parseGuarantee('10 | core|Lunaro Bedden B.V. ')).toEqual({
      years: 10,
      part: 'core',
      guarantor: 'Lunaro Bedden B.V.',
    });
  });

  it.each([
    '',
    '10',
    '0|core|A',
    '100|core|A',
    '2.5|core|A',
    '10|lid|A',
    '10|core|',
    '10|core|A|B',
  ])('LD1 refuses "%s"', (text) => {
    expect(formats.parseGuarantee(text)).toBeUndefined();
  });
});

describe('GUARANTEE_PART_NAMES', () => {
  it('LD2 name what a guarantee covers, and that a part is not the whole', () => {
    expect(localizedText(GUARANTEE_PART_NAMES.core, 'de-at')).toBe(
      'den Kern, nicht auf das ganze Produkt',
    );
    expect(localizedText(GUARANTEE_PART_NAMES.product, 'nl-nl')).toBe('het product');
  });
});

describe('parseUnitQuantity', () => {
  it('LD1 reads an amount and its unit', () => {
    expect(formats.parseUnitQuantity('0.75 kg')).toEqual({ amount: 0.75, unit: 'kg' });
    expect(formats.parseUnitQuantity(' 4  m2 ')).toEqual({ amount: 4, unit: 'm2' });
  });

  it.each(['', '1', 'kg', '0 kg', '-1 kg', '1 lb', '1 kg bag', '1,5 kg', '1.2345 kg'])(
    'LD1 refuses "%s"',
    (text) => {
      expect(formats.parseUnitQuantity(text)).toBeUndefined();
    },
  );
});

const unitPrice = (euros: number, amount: number, unit: formats.QuantityUnit) =>
  formats.unitPriceOf(euroCents(euros * 100), { amount, unit });

describe('unitPriceOf', () => {
  it('LD2 is that of a kilogram, a litre or a square metre, in whole cents', () => {
    expect(unitPrice(30, 0.75, 'kg')).toEqual({ price: euroCents(4000), unit: 'kg' });
    expect(unitPrice(10, 3, 'l')).toEqual({ price: euroCents(333), unit: 'l' });
    expect(unitPrice(89, 3.2, 'm2')).toEqual({ price: euroCents(2781), unit: 'm2' });
  });

  it('LD2 is none of goods that are sold by the piece', () => {
    expect(unitPrice(30, 2, 'piece')).toBeUndefined();
  });
});

describe('the formats of facts', () => {
  it('LD1 are read back as they are written', () => {
    const { parseLightSource, formatLightSource, parseGuarantee, formatGuarantee } = formats;
    const { parseCertificates, formatCertificates } = formats;
    const { parseUnitQuantity, formatUnitQuantity, parseFlag, formatFlag } = formats;
    fc.assert(
      fc.property(
        any.anyLightSource,
        any.anyCertificates,
        any.anyGuarantee,
        any.anyUnitQuantity,
        fc.boolean(),
        (light, certificates, guarantee, quantity, flag) => {
          expect(parseLightSource(formatLightSource(light))).toEqual(light);
          expect(parseCertificates(formatCertificates(certificates))).toEqual(certificates);
          expect(parseGuarantee(formatGuarantee(guarantee))).toEqual(guarantee);
          expect(parseUnitQuantity(formatUnitQuantity(quantity))).toEqual(quantity);
          expect(parseFlag(formatFlag(flag))).toBe(flag);
        },
      ),
    );
  });
});
