import { describe, expect, it } from 'vitest';
import { COMPARE_PATH } from '#src/compare/compare-list.ts';
import type { Explanation } from '#src/use-cases/explain/explanation.ts';
import { type Change, DOMAINS, explained } from '../../../support/explained.ts';
import { createFakePorts } from '../../../support/fake-ports.ts';
import { SHOP } from '../../../support/fake-shop.ts';

const rolesOf = ({ segments }: Explanation) => segments.map(({ text, role }) => `${text}: ${role}`);

const filtersAt = (url: string) => explained(url).then((one) => one.filters);

const rolesAt = (url: string, change?: Change) => explained(url, change).then(rolesOf);

const kindsAt = async (url: string) =>
  (await explained(url)).parameters.map(({ kind, effect }) => `${kind} ${effect}`);

const GERMAN = { maat: 'Größe', price: 'Preis', matras_hardheid: 'Härtegrad' };

describe('the segments of an explained URL', () => {
  it.each([
    ['/', []],
    ['/matrassen', ['matrassen: page']],
    ['/proefslapen/x', ['proefslapen: page', 'x: unmatched']],
    ['/nergens/a%20b', ['nergens: unmatched', 'a b: unmatched']],
    [COMPARE_PATH, ['compare: page']],
    ['/matrassen/maat/90x200', ['matrassen: page', 'maat: filter', '90x200: values']],
    ['/search/maat/90x200', ['search: page', 'maat: filter', '90x200: values']],
    ['/search/q/latex', ['search: page', 'q: text-name', 'latex: text']],
    [
      '/search/maat/90x200/q/a%20b',
      ['search: page', 'maat: filter', '90x200: values', 'q: text-name', 'a b: text'],
    ],
    [
      '/search/maat/q/hardheid/medium',
      ['search: page', 'maat: filter', 'q: values', 'hardheid: filter', 'medium: values'],
    ],
    ['/matrassen/a%20b/c%20d', ['matrassen: page', 'a b: filter', 'c d: values']],
    ['/matrassen/maat/%zz', ['matrassen: page', 'maat: unread', '%zz: values']],
    ['/search/maat/q', ['search: page', 'maat: filter', 'q: values']],
    ['/search/q', ['search: page', 'q: filter']],
    ['/matrassen/q/latex', ['matrassen: page', 'q: filter', 'latex: values']],
  ])('F1 S1 of %s are %j', async (url, roles) => {
    expect(await rolesAt(url)).toEqual(roles);
  });

  it('FT4 are unread while content or search do not answer', async () => {
    expect(await rolesAt('/a/b', { outages: ['pages'] })).toEqual(['a: unread', 'b: unread']);
    expect(await rolesAt('/matrassen/maat/90x200', { outages: ['search'] })).toEqual([
      'matrassen: page',
      'maat: unread',
      '90x200: unread',
    ]);
  });

  it('F10 say what is wrong with a name or its values', async () => {
    const { segments } = await explained('/matrassen/maat/90x200/hardheid');
    expect(segments.at(-1)).toEqual({
      text: 'hardheid',
      role: 'filter',
      match: 'refused',
      refusal: 'odd-segments',
      elsewhere: [],
    });
    const { segments: empty } = await explained('/matrassen/maat/90x200+');
    expect(empty[1]).toEqual({ text: 'maat', role: 'unread' });
    const { segments: key } = await explained('/matrassen/matras_hardheid/medium');
    expect(key[1]).toMatchObject({ match: 'named-otherwise', urlName: 'hardheid' });
    expect(empty.at(-1)).toEqual({
      text: '90x200+',
      role: 'values',
      refusal: 'empty-value',
      values: [
        { text: '90x200', matches: [], elsewhere: [] },
        { text: '', matches: [], elsewhere: [] },
      ],
    });
  });

  it('F3 F4 say what each value means: of a facet, or a range of prices', async () => {
    const { segments } = await explained('/matrassen/maat/90x200+160x200/prijs/200-500');
    expect(segments).toMatchObject([
      { text: 'matrassen' },
      { key: 'maat', label: 'Maat', urlName: 'maat', match: 'matched' },
      {
        values: [
          { text: '90x200', matches: ['90x200'] },
          { text: '160x200', matches: ['160x200'] },
        ],
      },
      { key: 'price', label: 'Prijs', urlName: 'prijs' },
      { values: [{ text: '200-500', matches: [expect.stringMatching(/200.*500/u)] }] },
    ]);
  });

  it('F9 have their canonical order, if they are a selection', async () => {
    expect(await filtersAt('/matrassen/prijs/200-500/maat/90x200')).toEqual({
      written: 'prijs/200-500/maat/90x200',
      canonical: 'maat/90x200/prijs/200-500',
    });
    expect(await filtersAt('/matrassen')).toBeUndefined();
    expect(await filtersAt('/matrassen/maat/1x1')).toBeUndefined();
    expect(await filtersAt('/proefslapen')).toBeUndefined();
    expect(await filtersAt('/search?foo=bar')).toBeUndefined();
    expect(await filtersAt('/search?foo=bar&maat=90x200')).toEqual({
      written: 'maat/90x200',
      canonical: 'maat/90x200',
    });
  });

  it('F7 name the words of other languages for what is unknown here', async () => {
    const { segments } = await explained('/matrassen/haertegrad/medium', { german: GERMAN });
    expect(segments[1]).toMatchObject({
      match: 'refused',
      refusal: 'unknown-filter',
      elsewhere: [{ locale: 'de-de', meaning: 'Härtegrad', here: 'hardheid' }],
    });
    expect(segments[2]).toEqual({
      text: 'medium',
      role: 'values',
      values: [{ text: 'medium', matches: [], elsewhere: [] }],
      refusal: 'unknown-filter',
    });
  });

  it('F3 name the value that a word stands for in another language', async () => {
    const [product] = SHOP.searchProducts['7'] ?? [];
    const values = { ...product?.values, matras_hardheid: ['Mittel'] };
    const germanProducts = { '7': product ? [{ ...product, values }] : [] };
    const change = { german: GERMAN, germanProducts };
    const { segments } = await explained('/matrassen/hardheid/medium+mittel+zzz', change);
    expect(segments[2]).not.toHaveProperty('refusal');
    const { segments: unknown } = await explained('/matrassen/hardheid/mittel', change);
    expect(unknown[2]).toEqual({
      text: 'mittel',
      role: 'values',
      values: [
        {
          text: 'mittel',
          matches: [],
          refusal: 'nothing-matches',
          elsewhere: [{ locale: 'de-de', meaning: 'Mittel' }],
        },
      ],
      refusal: 'nothing-matches',
    });
  });

  it('L8 read the words that editors gave to filters', async () => {
    const filterTranslations = [{ key: 'Hardheid', value: 'stevigheid' }];
    const shop = { shell: { ...SHOP.shell, filterTranslations } };
    const { segments } = await explained('/matrassen/stevigheid/medium', { shop });
    expect(segments[1]).toMatchObject({ match: 'matched', urlName: 'stevigheid' });
  });

  it('H3 of a product are parameters of its variants; those of others are not', async () => {
    expect(await kindsAt('/aurora?maat=160x200')).toEqual(['variant read']);
    expect(await kindsAt('/matrassen?compare=aurora&maat=90x200')).toEqual([
      'comparison read',
      'unknown part-of-address',
    ]);
    const unread = ['unknown part-of-address'];
    expect(await kindsAt('/search/q/a?maat=90x200')).toEqual(unread);
    expect(await kindsAt('/matrassen/hardheid/medium?maat=90x200')).toEqual(unread);
  });

  it('F7 ask for no other words where each is known', async () => {
    const ports = createFakePorts(SHOP);
    const { 'en-us': _, ...domains } = DOMAINS;
    const localesAsked = async (url: string) => {
      ports.searches.length = 0;
      await explained(url, { ports, domains });
      return [...new Set(ports.searches.map(({ locale }) => locale))];
    };
    expect(await localesAsked('/matrassen/maat/90x200')).toEqual(['nl-nl']);
    expect(await localesAsked('/matrassen/maat/90x200?foo=1')).toEqual(['nl-nl']);
    expect(await localesAsked('/search?maat=90x200')).toEqual(['nl-nl']);
    expect(await localesAsked('/matrassen/maat/1x1')).toEqual(['nl-nl', 'de-de']);
    expect(await localesAsked('/search?q=latex&maat=90x200&foo=1')).toEqual(['nl-nl', 'de-de']);
    const german = ports.searches.filter(({ locale }) => locale === 'de-de');
    expect(german.map(({ query }) => query)).toEqual(['']);
    const dutch = ports.searches.filter(
      ({ locale, itemsPerPage }) => locale === 'nl-nl' && itemsPerPage === 0,
    );
    expect(dutch).toHaveLength(1);
  });
});

describe('the parameters of an explained URL', () => {
  it('S1 F7 are those of a search, with the words of other languages', async () => {
    const { parameters } = await explained('/search?maat=90x200&haertegrad=medium&foo=1', {
      german: GERMAN,
    });
    expect(parameters.map(({ kind, effect }) => `${kind} ${effect}`)).toEqual([
      'filter read',
      'filter without-effect',
      'unknown part-of-address',
    ]);
  });

  it('H5 say how many pages there are, if a later one is asked for', async () => {
    expect((await explained('/matrassen?page=2')).parameters).toMatchObject([{ meaning: 'of 3' }]);
    expect((await explained('/matrassen?page=9')).parameters).toMatchObject([
      { meaning: 'of 3', effect: 'refused' },
    ]);
    expect((await explained('/matrassen?page=1')).parameters[0]).not.toHaveProperty('meaning');
  });
});
