import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Domains, parseLocation, servedLocales } from '#src/routing/parse-location.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

const DOMAINS: Domains = {
  'nl-nl': 'https://www.sluimer.example',
  'nl-be': 'https://www.sluimer.example:8443',
  'de-de': 'http://de-de.localhost:3000',
  'de-at': 'https://AT.sluimer.example/',
  'en-us': 'http://us.sluimer.example',
};

describe('parseLocation', () => {
  it.each([
    ['www.sluimer.example', 'nl-nl'],
    ['WWW.Sluimer.Example:443', 'nl-nl'],
    ['www.sluimer.example.', 'nl-nl'],
    ['www.sluimer.example:8443', 'nl-be'],
    ['de-de.localhost:3000', 'de-de'],
    ['de-de.localhost.:3000', 'de-de'],
    ['at.sluimer.example', 'de-at'],
    ['us.sluimer.example:80', 'en-us'],
    ['localhost:3000', 'nl-nl'],
    ['127.0.0.1:41234', 'nl-nl'],
    ['[::1]:3000', 'nl-nl'],
    ['LOCALHOST', 'nl-nl'],
  ])('reads host %s as %s', (host, locale) => {
    expect(parseLocation(host, '/', DOMAINS)).toMatchObject({ locale, hostKnown: true });
  });

  it.each([
    [undefined],
    [''],
    ['sluimer.example'],
    ['www.sluimer.example:80'],
    ['de-de.localhost'],
    ['de-de.localhost:3001'],
    ['www.sluimer.example.evil.example'],
    ['www.sluimer.example@evil.example'],
    ['evil@www.sluimer.example'],
    ['evil.example/www.sluimer.example'],
    ['us.sluimer.example:443'],
    ['localhost:abc'],
    ['nl-nl'],
  ])('H3 reports host %s as unknown', (host) => {
    expect(parseLocation(host, '/', DOMAINS)).toMatchObject({ locale: 'nl-nl', hostKnown: false });
  });

  it.each([undefined, '', 'a b', ':3000'])(
    'H3 reports host %s as unknown where a locale has no domain',
    (host) => {
      const domains = { 'de-de': 'https://a.example' };
      expect(parseLocation(host, '/', domains).hostKnown).toBe(false);
    },
  );

  it.each(['https://a.example/shop', 'see https://a.example', 'ftp://a.example', 'a.example'])(
    'H3 matches no host with the domain %s, which is not an origin',
    (domain) => {
      expect(parseLocation('a.example', '/', { 'de-de': domain }).hostKnown).toBe(false);
    },
  );

  it('prefers a configured domain on localhost to the default locale', () => {
    const domains = { 'en-us': 'http://localhost:3000' };
    expect(parseLocation('localhost:3000', '/', domains).locale).toBe('en-us');
    expect(parseLocation('localhost:4000', '/', domains).locale).toBe('nl-nl');
  });

  it.each([
    ['/matrassen?page=2', '/matrassen', '?page=2'],
    ['/matrassen/', '/matrassen', ''],
    ['/matrassen//', '/matrassen', ''],
    ['/?q=a?b', '/', '?q=a?b'],
    ['/a#b?c', '/a', ''],
    ['/a?b#c', '/a', '?b'],
    ['/a?', '/a', ''],
    ['', '/', ''],
    ['?page=2', '/', '?page=2'],
    ['///', '/', ''],
    ['matrassen', '/matrassen', ''],
    ['/ma%C3%9Fe/a%2Fb', '/ma%C3%9Fe/a%2Fb', ''],
    ['http://www.sluimer.example/a?b', '/a', '?b'],
  ])('reads %s as path %s and query "%s"', (url, path, query) => {
    expect(parseLocation(undefined, url, DOMAINS)).toMatchObject({ path, query });
  });

  it('finds each locale at its own origin', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.domain(), { minLength: LOCALES.length, maxLength: LOCALES.length }),
        anyPort,
        (names, port) => {
          const domains = Object.fromEntries(
            LOCALES.map((locale, index) => [locale, `https://${names[index]}:${port}`]),
          );
          for (const [index, locale] of LOCALES.entries()) {
            const location = parseLocation(`${names[index]}:${port}`, '/', domains);
            expect(location).toMatchObject({ locale, hostKnown: true });
          }
        },
      ),
    );
  });

  it('F10 reads any host and any URL, and its own result back unchanged', () => {
    fc.assert(
      fc.property(anyText, anyText, (host, url) => {
        const location = parseLocation(host, url, DOMAINS);
        expect(location.path).toMatch(/^\/(.*[^/])?$/su);
        expect(location.query).toMatch(/^(\?.+)?$/su);
        expect(parseLocation(host, location.path + location.query, DOMAINS)).toEqual(location);
      }),
    );
  });
});

describe('servedLocales', () => {
  it('H4 has the locales with a domain, in their order', () => {
    expect(servedLocales(DOMAINS)).toEqual(LOCALES.filter((one) => one in DOMAINS));
    const domains = { 'en-us': 'https://us.example', 'nl-be': 'https://be.example' };
    expect(servedLocales(domains)).toEqual(['nl-be', 'en-us']);
    expect(servedLocales({})).toEqual([]);
  });
});

const anyPort = fc.integer({ min: 1, max: 65_535 });
const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({
    unit: fc.constantFrom('/', '?', '#', '%', ':', '.', 'a', '[', ']', '@', '\\', '\n'),
  }),
);
