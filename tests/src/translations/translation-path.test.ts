import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#src/shared/locale.ts';
import { fallbackChain } from '#src/translations/fallback-chain.ts';
import { translationPath } from '#src/translations/translation-path.ts';

describe('translationPath', () => {
  it('T2 names a file per language or country, and per namespace', () => {
    expect(translationPath('nl-be')).toBe('locales/nl-be/common.json');
    expect(translationPath('de', 'checkout')).toBe('locales/de/checkout.json');
  });

  it('T2 returns the path of an existing file for every step of every fallback chain', () => {
    const paths = LOCALES.flatMap(fallbackChain).map((name) => translationPath(name));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});
