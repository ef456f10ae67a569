import { describe, expect, it } from 'vitest';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';

const { nl = {}, de = {}, en = {} } = ALL_TEXTS;
const languages = { nl, de, en };
const keysOf = (texts: Readonly<Record<string, string>>) => Object.keys(texts).toSorted();
const placeholdersOf = (text: string) =>
  new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));

describe('the texts of the shop', () => {
  it('T2 has every key in every language', () => {
    expect(keysOf(nl)).toEqual(keysOf(en));
    expect(keysOf(de)).toEqual(keysOf(en));
  });

  it('T2 says differently in a country only what its language says', () => {
    for (const [country, language] of [
      ['nl-be', nl],
      ['de-at', de],
    ] as const) {
      for (const [key, text] of Object.entries(ALL_TEXTS[country] ?? {})) {
        expect(language).toHaveProperty([key]);
        expect({ key, text }).not.toEqual({ key, text: language[key] });
      }
    }
  });

  it('fills in the same values in every language', () => {
    for (const texts of Object.values(ALL_TEXTS)) {
      for (const [key, text] of Object.entries(texts)) {
        const english = placeholdersOf(en[key] ?? '');
        expect({ key, values: placeholdersOf(text) }).toEqual({ key, values: english });
      }
    }
  });

  it('has both plural forms of a text, or neither', () => {
    for (const texts of Object.values(ALL_TEXTS)) {
      for (const key of Object.keys(texts)) {
        const other = key.replace(/_(one|other)$/, (_, form) =>
          form === 'one' ? '_other' : '_one',
        );
        expect(texts).toHaveProperty([other]);
      }
    }
  });

  it('leaves no text empty', () => {
    for (const texts of Object.values(languages)) {
      expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '')).toEqual([]);
    }
  });

  it.each([
    ['H6', 'maintenanceTitle'],
    ['H6', 'maintenanceParagraph'],
    ['C4', 'unknownError'],
  ])('%s has the key %s', (_, key) => {
    for (const texts of Object.values(languages)) expect(texts).toHaveProperty([key]);
  });

  it('N1 calls the close button of a message Close positive alert', () => {
    expect(en['notification.close']).toBe('Close positive alert');
  });
});
