import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostBoughtSizes, parseSizes, sizeRank } from '#src/catalog/most-bought-sizes.ts';
import { COUNTRIES } from '#src/shared/locale.ts';

const goods = (code: string) => ({ attributes: [{ code, label: '', value: '' }] });

describe('mostBoughtSizes', () => {
  it('P3c names 160x200 first of all that two sleep on, in every country', () => {
    for (const country of COUNTRIES) {
      for (const code of ['matras_kern', 'boxspring_kern', 'ledikant_hoogte', 'topper_kern']) {
        expect(mostBoughtSizes(goods(code), country)[0]).toBe('160x200');
      }
    }
  });

  it('P3c names the sizes of German bed linen in Germany and Austria only', () => {
    for (const country of COUNTRIES) {
      const isGerman = country === 'DE' || country === 'AT';
      const duvets = mostBoughtSizes(goods('dekbed_vulling'), country);
      const pillows = mostBoughtSizes(goods('hoofdkussen_vulling'), country);
      expect(duvets.includes('135x200')).toBe(isGerman);
      expect(pillows.includes('80x80')).toBe(isGerman);
    }
  });

  it.each([
    ['hoeslaken_hoekhoogte', '160x200'],
    ['molton_waterdicht', '160x200'],
    ['kleur', '160x200'],
    ['dekbedovertrek_dessin', '240x220'],
    ['bedbodem_latten', '90x200'],
    ['sierkussen_vorm', '45x45'],
    ['kast_deuren', undefined],
    ['hocker_bekleding', undefined],
    ['bedlampje_dimbaar', undefined],
  ])('P3c names for goods with %s first %s', (code, size) => {
    expect(mostBoughtSizes(goods(code), 'NL')[0]).toBe(size);
  });
});

describe('sizeRank', () => {
  it('puts sizes that are not among the most bought behind all that are', () => {
    expect(sizeRank(['160x200', '90x200'], '90x200')).toBe(1);
    expect(sizeRank(['160x200', '90x200'], '70x200')).toBe(2);
    expect(sizeRank(['160x200', '90x200'], undefined)).toBe(2);
  });
});

describe('parseSizes', () => {
  it('reads sizes as a merchandiser writes them', () => {
    expect(parseSizes('160x200, 180 × 200 cm,90X210')).toEqual(['160x200', '180x200', '90x210']);
  });

  it('leaves out what is no size', () => {
    expect(parseSizes('')).toEqual([]);
    expect(parseSizes('big, 160x, x200, 140x200')).toEqual(['140x200']);
  });

  it('is total', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseSizes(text).every((size) => /^\d/u.test(size) || size !== '')).toBe(true);
      }),
    );
  });
});
