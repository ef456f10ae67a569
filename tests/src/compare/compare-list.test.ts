import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparedEntry,
  compareParameters,
  besideSelected,
  compareUrl,
  isCompared,
  isCompareFull,
  MAX_COMPARED,
  parseComparedSize,
  parseCompareList,
  parseShowsOnlyDifferences,
  readComparedEntry,
  toggleCompared,
  withCompared,
} from '#src/compare/compare-list.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

const anySku = fc.stringMatching(/^[\w.-]{1,64}$/);
const anyChoices = fc.option(
  fc.stringMatching(/^[a-z]{1,9}=[\w.~-]{1,9}(?:;[a-z]{1,9}=[\w.~-]{1,9}){0,3}$/),
  { nil: '' },
);
const anyEntry = fc.tuple(anySku, anyChoices).map(([sku, choices]) => comparedEntry(sku, choices));
const anySize = fc.option(fc.stringMatching(/^[1-9]\d{0,3}x[1-9]\d{0,3}$/), { nil: undefined });
const anyList = fc.uniqueArray(anyEntry, {
  maxLength: MAX_COMPARED,
  selector: (entry) => readComparedEntry(entry).sku,
});

describe('parseCompareList', () => {
  it.each([
    ['', []],
    ['?compare=', []],
    ['?page=2&compare=B-2,A-1', ['B-2', 'A-1']],
    ['?compare=A-1%2CB-2', ['A-1', 'B-2']],
    ['?compare=A-1&compare=B-2,A-1', ['A-1', 'B-2']],
    ['?compare=A-1,,%3Cb%3E,B%20C', ['A-1']],
    ['?compare=a,b,c,d,e', ['a', 'b', 'c', 'd']],
    ['?compare=A:stof=rib-olijf;topper=latex,B', ['A:stof=rib-olijf;topper=latex', 'B']],
    ['?compare=A:stof,B:x=y=z,C:%3Cb%3E=1,A:stof=rib', ['A', 'B', 'C']],
  ])('reads %j as %j', (query, list) => {
    expect(parseCompareList(query)).toEqual(list);
  });

  it('FS4 reads the choices of a bed in the words of its own address', () => {
    const entry = comparedEntry('LUN-CIELO', '?stof=rib-olijf&topper=latex');
    expect(compareUrl({ list: [entry, 'B'], isBrief: false })).toBe(
      '/compare?compare=LUN-CIELO:stof=rib-olijf;topper=latex,B',
    );
    expect(readComparedEntry(entry)).toEqual({
      sku: 'LUN-CIELO',
      choices: '?stof=rib-olijf&topper=latex',
    });
    expect(readComparedEntry('LUN-CIELO')).toEqual({ sku: 'LUN-CIELO', choices: '' });
  });

  it.each([
    ['', 'A'],
    ['stof', 'A'],
    ['stof=a?b', 'A'],
    ['?stof=rib', 'A:stof=rib'],
  ])('FS4 leaves out choices that no address of a product has: %j', (choices, entry) => {
    expect(comparedEntry('A', choices)).toBe(entry);
    expect(comparedEntry('A')).toBe('A');
  });

  it('is not in an address without products', () => {
    expect(compareParameters([])).toEqual([]);
    expect(compareUrl({ list: [], isBrief: false })).toBe('/compare');
  });

  it('reads back what compareUrl writes', () => {
    fc.assert(
      fc.property(anyList, anySize, fc.boolean(), (list, size, isBrief) => {
        const { query } = splitUrl(compareUrl({ list, size, isBrief }));
        expect(parseCompareList(query)).toEqual(list);
        expect(parseComparedSize(query)).toBe(size);
        expect(parseShowsOnlyDifferences(query)).toBe(isBrief);
      }),
    );
  });

  it('reads back the list that was read from any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const list = parseCompareList(`?compare=${encodeURIComponent(text)}`);
        expect(parseCompareList(`?${compareParameters(list).join('&')}`)).toEqual(list);
      }),
    );
  });
});

describe('withCompared', () => {
  it('FS4 replaces another configuration in its place, and adds nothing to a full list', () => {
    expect(withCompared(['a', 'b:x=1', 'c'], 'b:x=2')).toEqual(['a', 'b:x=2', 'c']);
    expect(withCompared(['a'], 'b:x=2')).toEqual(['a', 'b:x=2']);
    const full = ['a', 'b', 'c', 'd'];
    expect(withCompared(full, 'd:x=2')).toEqual(['a', 'b', 'c', 'd:x=2']);
    expect(withCompared(full, 'e:x=2')).toEqual(full);
  });
});

describe('besideSelected', () => {
  it('FS4 adds a bed that is compared alone to what was selected before', () => {
    expect(besideSelected(['a', 'b'], ['c:x=1'])).toEqual(['a', 'b', 'c:x=1']);
  });

  it.each([
    ['nothing was selected', [], ['c:x=1']],
    ['it was selected with what is left out now', ['a', 'c:x=2'], ['c:x=1']],
    ['more than one are compared', ['a', 'b'], ['c:x=1', 'd']],
    ['nothing is compared', ['a', 'b'], []],
  ])('FS4 keeps to the compared if %s', (_, selected, compared) => {
    expect(besideSelected(selected, compared)).toBe(compared);
  });

  it('FS4 keeps to a full selection', () => {
    const full = ['a', 'b', 'c', 'd'];
    expect(besideSelected(full, ['e:x=1'])).toEqual(full);
  });
});

describe('toggleCompared', () => {
  it('FS4 removes a product however it is configured', () => {
    expect(toggleCompared(['b:x=1', 'a'], 'b')).toEqual(['a']);
  });

  it('appends a product, or removes one that is in the list', () => {
    expect(toggleCompared(['b'], 'a')).toEqual(['b', 'a']);
    expect(toggleCompared(['b', 'a'], 'b')).toEqual(['a']);
  });

  it('ignores a product when the list is full', () => {
    const full = ['a', 'b', 'c', 'd'];
    expect(isCompareFull(full)).toBe(true);
    expect(toggleCompared(full, 'e')).toEqual(full);
  });

  it('undoes itself unless the list is full', () => {
    fc.assert(
      fc.property(anyList, anySku, (list, sku) => {
        fc.pre(!isCompared(list, sku) && !isCompareFull(list));
        expect(toggleCompared(toggleCompared(list, sku), sku)).toEqual(list);
      }),
    );
  });
});
