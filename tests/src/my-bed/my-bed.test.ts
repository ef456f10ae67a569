import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressForBed,
  ALL_SIZES_PARAM,
  BED_FIELDS,
  BED_PARAM,
  bedFormAction,
  bedFormTarget,
  bedOfForm,
  bedOfQuery,
  dependsOnHeight,
  formatBed,
  halfSize,
  isBedForm,
  isSameBed,
  parseBed,
  showsAllSizes,
  withBed,
} from '#src/my-bed/my-bed.ts';
import { isNonFilterParam } from '#src/routing/reserved-params.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { anyBed } from '../../support/arbitraries/my-bed.ts';

describe('parseBed', () => {
  it('MB1 reads width, length, number of mattresses and their height', () => {
    expect(parseBed('160x200')).toEqual({ width: 160, length: 200, mattresses: 1 });
    expect(parseBed('2x80x200')).toEqual({ width: 160, length: 200, mattresses: 2 });
    expect(parseBed('2x60x200')).toEqual({ width: 120, length: 200, mattresses: 2 });
    expect(parseBed('2X80X200H24')).toEqual({
      width: 160,
      length: 200,
      mattresses: 2,
      mattressHeight: 24,
    });
  });

  it.each([
    '',
    '160',
    '160x',
    '39x200',
    '301x200',
    '160x79',
    '2x59x200',
    '160x200h4',
    '160x200h',
    '3x80x200',
    '1.6x2',
  ])('MB1 reads no bed from %j', (code) => {
    expect(parseBed(code)).toBeUndefined();
  });

  it('MB1 reads back what formatBed writes', () => {
    fc.assert(
      fc.property(anyBed, (bed) => {
        expect(parseBed(formatBed(bed))).toEqual(bed);
      }),
    );
  });

  it('MB1 accepts any text, and has one code for every bed that it reads', () => {
    const anyCode = fc.stringMatching(/^(?:2x)?0{0,2}\d{1,3}[xX]0?\d{1,3}(?:[hH]\d{0,3})?$/u);
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyCode), (text) => {
        const bed = parseBed(text);
        expect(parseBed(bed ? formatBed(bed) : text)).toEqual(bed);
      }),
    );
  });
});

describe('halfSize', () => {
  it('MB1 is the size of one of two mattresses, if there is one so narrow', () => {
    const halves = ['160x200', '2x80x210', '120x200', '118x200', '141x200'].map((code) => {
      const bed = parseBed(code);
      return bed && halfSize(bed);
    });
    expect(halves).toEqual(['80x200', '80x210', '60x200', undefined, undefined]);
  });
});

describe('dependsOnHeight', () => {
  it('MB4 is about the pockets of sheets, not about sizes', () => {
    const reasons = ['deep-enough', 'shallow', 'deep'] as const;
    expect(reasons.filter(dependsOnHeight)).toEqual(reasons);
    const others = ['same-size', 'one-of-two', 'topper-only', 'size', 'narrow', 'split'] as const;
    expect(others.filter(dependsOnHeight)).toEqual([]);
  });
});

describe('isSameBed', () => {
  it.each([
    ['160x200', '160x200', true],
    ['160x200', '2x80x200', false],
    ['160x200', '160x200h24', false],
    ['160x200', '', false],
    ['', '160x200', false],
    ['', '', true],
  ])('MB1 compares %j with %j, of which none may be said: %s', (one, other, expected) => {
    expect(isSameBed(parseBed(one), parseBed(other))).toBe(expected);
  });
});

describe('showsAllSizes', () => {
  it('MB5 is asked for in the address', () => {
    const queries = ['?bed=160x200&sizes=all', '?bed=160x200', '?sizes=some', ''];
    expect(queries.map(showsAllSizes)).toEqual([true, false, false, false]);
  });
});

describe('addressForBed', () => {
  it('MB2 adds the bed to a path of the shop that says none of its own', () => {
    const bed = parseBed('160x200');
    expect(addressForBed('/matrassen', bed)).toBe('/matrassen?bed=160x200');
    expect(addressForBed('/matrassen?sizes=all', bed)).toBe('/matrassen?bed=160x200');
    const others = ['/matrassen?bed=90x200&sizes=all', 'https://elsewhere.example/', '#top'];
    expect(others.map((url) => addressForBed(url, bed))).toEqual(others);
  });
});

describe('bedFormAction', () => {
  it('MB3 leads to the first page without a bed, and keeps the rest of the address', () => {
    const query = '?sorting=rating&page=3&bed=90x200&sizes=all&bed-width=90';
    expect(bedFormAction(`/matrassen${query}#list`)).toEqual({
      path: '/matrassen',
      kept: [{ name: 'sorting', value: 'rating', written: 'sorting=rating' }],
      url: '/matrassen?sorting=rating#list',
    });
  });
});

describe('withBed', () => {
  it('MB2 puts the bed in place of another, and keeps the rest of the address', () => {
    const bed = parseBed('160x200');
    expect(withBed('/matrassen?sorting=rating&bed=90x200&sizes=all#top', bed)).toBe(
      '/matrassen?sorting=rating&bed=160x200#top',
    );
    expect(withBed('/matrassen?bed=90x200', undefined)).toBe('/matrassen');
    expect(withBed('/a?q=%20x', undefined)).toBe('/a?q=%20x');
    expect(withBed('/a?q=%7E&', undefined)).toBe('/a?q=%7E&');
  });

  it('MB2 leads back to the address without a bed', () => {
    const anyAddress = fc.constantFrom('/', '/a?q=zacht%20matras', '/a/b?page=2#x', '/a#x');
    fc.assert(
      fc.property(anyAddress, anyBed, (address, bed) => {
        const { query } = splitUrl(withBed(address, bed));
        expect(bedOfQuery(query)).toEqual(bed);
        expect(withBed(withBed(address, bed), undefined)).toBe(address);
      }),
    );
  });
});

const form = (width: string, length: string, mattresses = '1', height = '') =>
  `?bed-width=${width}&bed-length=${length}&bed-mattresses=${mattresses}&bed-height=${height}`;

describe('bedOfForm', () => {
  it('MB3 reads the fields of the form, of which the height may stay empty', () => {
    expect(bedOfForm(form('160', '200'))).toEqual(parseBed('160x200'));
    expect(bedOfForm(form('+160+', '200', '2', '24'))).toEqual(parseBed('2x80x200h24'));
    expect(bedOfForm(form('90', '200', '2'))).toEqual(parseBed('90x200'));
  });

  it.each([
    ['', '200'],
    ['abc', '200'],
    ['160', '1e2'],
    ['-160', '200'],
    ['160', '200', '1', '99'],
  ])('MB3 reads no bed from %j and %j', (...fields) => {
    expect(bedOfForm(form(...(fields as Parameters<typeof form>)))).toBeUndefined();
  });

  it('MB3 reads no bed without the fields', () => {
    expect(bedOfForm('')).toBeUndefined();
    expect(bedOfForm('?bed-width=160&bed-length=200')).toEqual(parseBed('160x200'));
  });

  it('MB3 leads to the first page with the bed, or to the page as it was', () => {
    expect(bedFormTarget('/matrassen', `${form('160', '200')}&page=3&sorting=rating`)).toBe(
      '/matrassen?sorting=rating&bed=160x200',
    );
    expect(bedFormTarget('/matrassen', `${form('x', '200')}&bed=90x200`)).toBe(
      '/matrassen?bed=90x200',
    );
  });

  it('MB3 is read once: its target has no fields left', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (width, length) => {
        const query = form(encodeURIComponent(width), encodeURIComponent(length));
        expect(isBedForm(query)).toBe(true);
        expect(isBedForm(bedFormTarget('/a', query).slice(2))).toBe(false);
      }),
    );
  });

  it('MB3 S1 no field and no parameter of the bed is a filter of a search', () => {
    const names = [...Object.values(BED_FIELDS), BED_PARAM, ALL_SIZES_PARAM];
    expect(names.filter((name) => !isNonFilterParam(name))).toEqual([]);
  });
});
