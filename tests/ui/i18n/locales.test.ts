import { describe, expect, it } from 'vitest';
import { hasOwnTexts, LANGUAGES, languageOf, LOCALES } from '#src/shared/locale.ts';
import type { Dictionary, TextBundleName } from '#src/translations/text-bundles.ts';
import { FORM_TEXTS } from '#ui/i18n/form-texts.ts';
import { ADVICE_TEXTS } from '#ui/components/advice/advice-text.ts';
import { DELIVERY_TEXTS } from '#ui/components/delivery/delivery-text.ts';
import { ROOM_TEXTS } from '#ui/components/room/room-text.ts';
import { ALL_LETTERS, ALL_TEXTS } from '#ui/i18n/all-texts.ts';

type Texts = Readonly<Partial<Record<TextBundleName, Dictionary>>>;

const keysOf = (texts: Readonly<Record<string, string>>) => Object.keys(texts).toSorted();
const placeholdersOf = (text: string) =>
  new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));

/** Texts with the same singular and plural: they name nothing that is counted. */
const WITHOUT_A_NOUN = new Set([
  'compare.count',
  'filter.chosen-count',
  'filter.count',
  'filter.show-more',
  'my-bed.in-size',
  'product.gallery.place',
]);

describe.each<readonly [string, Texts]>([
  ['the shop', ALL_TEXTS],
  ['letters', ALL_LETTERS],
  ['the mattress advice', ADVICE_TEXTS],
  ['deliveries', DELIVERY_TEXTS],
  ['the bedroom', ROOM_TEXTS],
  ['pages that letters lead to', FORM_TEXTS],
])('the texts of %s', (_, allTexts) => {
  const { en = {} } = allTexts;
  const languages = LANGUAGES.map((language) => allTexts[language] ?? {});

  it('T2 has every key in every language', () => {
    for (const texts of languages) expect(keysOf(texts)).toEqual(keysOf(en));
  });

  it('T2 overrides for a country only keys of its language, with other texts', () => {
    for (const locale of LOCALES.filter(hasOwnTexts)) {
      const language = allTexts[languageOf(locale)] ?? {};
      for (const [key, text] of Object.entries(allTexts[locale] ?? {})) {
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
    for (const texts of languages) {
      expect(Object.keys(texts).filter((key) => texts[key]?.trim() === '')).toEqual([]);
    }
  });
});

describe('the texts named by requirements', () => {
  const { en }: Texts = ALL_TEXTS;

  it.each([
    ['H6', 'maintenanceTitle'],
    ['H6', 'maintenanceParagraph'],
    ['C4', 'unknownError'],
  ])('%s has the key %s', (_, key) => {
    for (const language of LANGUAGES) expect(ALL_TEXTS[language]).toHaveProperty([key]);
  });

  it('N1 labels the close button of a message Close positive alert', () => {
    expect(en?.['notification.close']).toBe('Close positive alert');
  });
});
