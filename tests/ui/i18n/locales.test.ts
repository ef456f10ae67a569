import { describe, expect, it } from 'vitest';
import type { Dictionary, TextBundleName } from '#src/translations/text-bundles.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import german from '../../../locales/de/letters.json';
import english from '../../../locales/en/letters.json';
import dutchInBelgium from '../../../locales/nl-be/letters.json';
import dutch from '../../../locales/nl/letters.json';

type Texts = Readonly<Partial<Record<TextBundleName, Dictionary>>>;

const LETTERS: Texts = { nl: dutch, de: german, en: english, 'nl-be': dutchInBelgium };
const keysOf = (texts: Readonly<Record<string, string>>) => Object.keys(texts).toSorted();
const placeholdersOf = (text: string) =>
  new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));

/** Texts with the same singular and plural: they name nothing that is counted. */
const WITHOUT_A_NOUN = new Set([
  'compare.count',
  'filter.chosen-count',
  'filter.count',
  'filter.show-more',
  'product.gallery.place',
]);

describe.each<readonly [string, Texts]>([
  ['the shop', ALL_TEXTS],
  ['letters', LETTERS],
])('the texts of %s', (_, allTexts) => {
  const { nl = {}, de = {}, en = {} } = allTexts;
  const languages = { nl, de, en };

  it('T2 has every key in every language', () => {
    expect(keysOf(nl)).toEqual(keysOf(en));
    expect(keysOf(de)).toEqual(keysOf(en));
  });

  it('T2 overrides for a country only keys of its language, with other texts', () => {
    for (const [country, language] of [
      ['nl-be', nl],
      ['de-at', de],
    ] as const) {
      for (const [key, text] of Object.entries(allTexts[country] ?? {})) {
        expect(language).toHaveProperty([key]);
        expect({ key, text }).not.toEqual({ key, text: language[key] });
      }
    }
  });

  it('has the same placeholders in every language', () => {
    for (const texts of Object.values(allTexts)) {
      for (const [key, text] of Object.entries(texts)) {
        const english = placeholdersOf(en[key] ?? '');
        expect({ key, values: placeholdersOf(text) }).toEqual({ key, values: english });
      }
    }
  });

  it('has both plural forms of a text, or neither', () => {
    for (const texts of Object.values(allTexts)) {
      for (const key of Object.keys(texts)) {
        const other = key.replace(/_(one|other)$/, (_, form) =>
          form === 'one' ? '_other' : '_one',
        );
        expect(texts).toHaveProperty([other]);
      }
    }
  });

  it('has plural forms of every text with a count', () => {
    for (const texts of Object.values(allTexts)) {
      const counting = Object.keys(texts).filter((key) => texts[key]?.includes('{{count}}'));
      const plain = counting.filter((key) => !/_(one|other)$/.test(key));
      expect(plain.filter((key) => !WITHOUT_A_NOUN.has(key))).toEqual([]);
    }
  });

  it('has no empty text', () => {
    for (const texts of Object.values(languages)) {
      expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '')).toEqual([]);
    }
  });
});

describe('the texts named by requirements', () => {
  const { nl = {}, de = {}, en = {} } = ALL_TEXTS;

  it.each([
    ['H6', 'maintenanceTitle'],
    ['H6', 'maintenanceParagraph'],
    ['C4', 'unknownError'],
  ])('%s has the key %s', (_, key) => {
    for (const texts of [nl, de, en]) expect(texts).toHaveProperty([key]);
  });

  it('N1 labels the close button of a message Close positive alert', () => {
    expect(en['notification.close']).toBe('Close positive alert');
  });
});
