import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShopPath, isShopUrl, normalizeUrl } from '#src/routing/normalize-url.ts';
import { pathRejection } from '#src/routing/path-rejection.ts';
import { parseQuery, splitUrl } from '#src/routing/url-parts.ts';
import { anyRequestUrl } from '../../support/arbitraries/routing.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

describe('normalizeUrl', () => {
  it.each([
    ['/matrassen', '/matrassen'],
    ['/', '/'],
    ['', '/'],
    ['///', '/'],
    ['/matrassen/', '/matrassen'],
    ['/matrassen//', '/matrassen'],
    ['//evil.example/a', '/evil.example/a'],
    ['/matrassen//maat///90x200', '/matrassen/maat/90x200'],
    ['/Matrassen/Maat/90X200', '/matrassen/maat/90x200'],
    ['/a/./b/../c', '/a/c'],
    ['/../..//evil', '/evil'],
    ['/%2e%2E//evil', '/evil'],
    ['/b%c3%b6den', '/b%C3%B6den'],
    ['/B%C3%96DEN', '/b%C3%96den'],
    ['/böden', '/b%C3%B6den'],
    ['/a b"<🛏', '/a%20b%22%3C%F0%9F%9B%8F'],
    ['/%6datrassen%2D1%7E%5f', '/matrassen-1~_'],
    ['/%4DATRASSEN', '/matrassen'],
    ['/maat/90x200%2b160x200', '/maat/90x200%2B160x200'],
    ['/a%2fb', '/a%2Fb'],
    ["/a!$&'()*+,;=:@~", "/a!$&'()*+,;=:@~"],
    ['/\u017F\u212A', '/%C5%BF%E2%84%AA'],
    ['/a\uD800', '/a%EF%BF%BD'],
    ['/Search/Q/Zachte%20Matras/Maat/90X200', '/search/q/Zachte%20Matras/maat/90x200'],
    ['/search/Maat/90X200/Q/Latex', '/search/maat/90x200/q/Latex'],
    ['/search/Maat/Q/Kleur/Wit', '/search/maat/q/kleur/wit'],
    ['/search/Maat/90X200', '/search/maat/90x200'],
    ['/advies/Q/Latex', '/advies/q/latex'],
    ['/a?', '/a'],
    ['/a#b', '/a'],
    ['/A/?Q=%41%2b&R=b%20C', '/a?Q=A%2B&R=b%20C'],
    ['/a?b=c/d?e', '/a?b=c/d?e'],
    ['/a?q=100%', '/a?q=100%25'],
    ['/a?q=%%341', '/a?q=%2541'],
    ['/a?q=ö\r\n[x]\uD800', '/a?q=%C3%B6%0D%0A%5Bx%5D%EF%BF%BD'],
    ['/a?q=/Matrassen//', '/a?q=/Matrassen//'],
    ['http://shop.example/A?b', '/a?b'],
  ])('normalizes %j to %j', (url, address) => {
    expect(normalizeUrl(url)).toBe(address);
  });

  it.each(['/%', '/%zz', '/%ff', '/a%00', '/a\nb', '/a\\b', '/%5cevil', '/\\evil'])(
    'F10 refuses %j, which programs read differently',
    (url) => {
      expect(normalizeUrl(url)).toBeUndefined();
    },
  );

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyRequestUrl, (url) => {
        const address = normalizeUrl(url) ?? '/';
        expect(normalizeUrl(address)).toBe(address);
      }),
    );
  });

  it('never leaves the shop', () => {
    fc.assert(
      fc.property(anyRequestUrl, (url) => {
        const address = normalizeUrl(url) ?? '/';
        expect(address).toMatch(/^\/(?![/\\])/u);
        expect(isShopUrl(address)).toBe(true);
        expect(new URL(address, 'https://shop.example').origin).toBe('https://shop.example');
      }),
    );
  });

  it('writes path and query as the URL class does, except for apostrophes', () => {
    fc.assert(
      fc.property(anyRequestUrl, (url) => {
        const address = normalizeUrl(url) ?? '/';
        const { pathname, search } = new URL(address, 'https://shop.example');
        const { path, query } = splitUrl(address);
        expect([path, query.replaceAll("'", '%27')]).toEqual([pathname, search]);
      }),
    );
  });

  it('never returns an address that pathRejection rejects as malformed', () => {
    fc.assert(
      fc.property(anyRequestUrl, (url) => {
        const address = normalizeUrl(url) ?? '/';
        expect(pathRejection(address)).not.toBe('malformed');
      }),
    );
  });

  it('F10 returns an address for every URL that pathRejection accepts', () => {
    fc.assert(
      fc.property(fc.oneof(anyRequestUrl, anyText), (url) => {
        if (pathRejection(url) !== undefined) return;
        expect(normalizeUrl(url)).toBeDefined();
      }),
    );
  });

  it('maps spellings that differ in slashes, case and needless escapes to one address', () => {
    fc.assert(
      fc.property(anySlugs, fc.infiniteStream(fc.nat({ max: 3 })), (slugs, choices) => {
        const spell = (letter: string) =>
          [letter, letter.toUpperCase(), escapeOf(letter), escapeOf(letter).toLowerCase()][
            choices.next().value ?? 0
          ];
        const written = slugs.map((slug) => Array.from(slug, spell).join(''));
        expect(normalizeUrl(`/${written.join('//')}/`)).toBe(`/${slugs.join('/')}`);
      }),
    );
  });

  it('keeps the names and values of the query', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        const query = words.map((word) => `${encodeURIComponent(word)}=%41`).join('&');
        const address = normalizeUrl(`/?${query}`) ?? '';
        const parameters = parseQuery(splitUrl(address).query).map(({ name, value }) => [
          name,
          value,
        ]);
        expect(parameters).toEqual(words.map((word) => [word, 'A']));
      }),
    );
  });
});

describe('isShopUrl', () => {
  it('returns true for a path of the shop and false for a URL that leads elsewhere', () => {
    expect(['/', '/a', '/a//b', '/a?b=//c'].map(isShopUrl)).not.toContain(false);
    const elsewhere = ['', 'a', '//a', '/\\a', '\\a', 'https://a', '/\t/a', '/\n', ' /a', '/a\r'];
    expect(elsewhere.map(isShopUrl)).not.toContain(true);
  });

  it('F10 accepts only URLs that browsers resolve within the shop', () => {
    fc.assert(
      fc.property(fc.oneof(anyRequestUrl, anyText), (address) => {
        if (!isShopUrl(address)) return;
        expect(new URL(address, 'https://shop.example').origin).toBe('https://shop.example');
      }),
    );
  });
});

describe('isShopPath', () => {
  it('F10 is true for a path of the shop alone, without a query string or a fragment', () => {
    expect(['/', '/a', '/a//b', '/b%C3%B6den'].map(isShopPath)).not.toContain(false);
    const others = ['', 'a', '//a', 'https://a', '/a?b', '/a#b', '/a%', '/a%00', '/%5cevil'];
    expect(others.map(isShopPath)).not.toContain(true);
  });
});

const escapeOf = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
const anySlugs = fc.array(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,6}$/), { minLength: 1 });
const anyWords = fc.array(
  fc
    .string({ unit: 'grapheme', minLength: 1 })
    .map((text) => text.replaceAll(/\p{Surrogate}/gu, '')),
  { minLength: 1 },
);
