import fc from 'fast-check';
import type { LocalePaths } from '#src/content/page-entry.ts';
import type { Domains, Site } from '#src/seo/site.ts';
import { LOCALES } from '#src/shared/locale.ts';

/** From a small alphabet, so that remap tables meet paths, chains and circles. */
export const anyRemappedPath = fc.constantFrom('/', '/a', '/b', '/c/d', '/c/d/e%20f', '/g');

const perLocale = <T>(value: fc.Arbitrary<T>) =>
  fc.record(
    {
      'nl-nl': value,
      'nl-be': value,
      'de-de': value,
      'de-at': value,
      'en-us': value,
    },
    { requiredKeys: [] },
  );

export const anyDomains: fc.Arbitrary<Domains> = perLocale(fc.constant('')).map((present) =>
  Object.fromEntries(
    LOCALES.filter((locale) => locale in present).map((locale) => [
      locale,
      `https://${locale}.sluimer.example`,
    ]),
  ),
);

export const anyLocalePaths: fc.Arbitrary<LocalePaths> = perLocale(anyRemappedPath);

export const anySite: fc.Arbitrary<Site> = fc.record({
  domains: anyDomains,
  remap: perLocale(fc.dictionary(anyRemappedPath, anyRemappedPath)),
});

export const anyQuery = fc
  .array(
    fc.constantFrom(
      'page=1',
      'page=2',
      'page=03',
      'page=x',
      'page',
      'sorting=newest',
      'utm=a%20b',
      '=',
    ),
  )
  .map((parameters) => (parameters.length === 0 ? '' : `?${parameters.join('&')}`));
