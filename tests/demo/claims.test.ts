import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { claimsIn, claimsOfProduct } from '#src/duties/claims.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { dictionaryOf } from '#src/translations/text-bundles.ts';
import { ALL_LETTERS, ALL_TEXTS } from '#ui/i18n/all-texts.ts';

const store = createCatalogueStore(catalogue);

/** All texts of a value, but addresses and what only search machines of the shop read. */
function textsIn(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return NO_TEXT.test(name) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, key));
}
const NO_TEXT = /^(?:url|path|href|uid|id|slug|keywords)$|Url$|Id$/;

describe.each(LOCALES)('the texts of the demo shop in %s', (locale) => {
  it('claim nothing of goods without proof', () => {
    const local = store.localized(locale);
    const claims = catalogue.products.flatMap((data) =>
      claimsOfProduct(local.product(data), locale).map(({ finding, text }) => [
        data.sku,
        finding.word,
        text,
      ]),
    );
    expect(claims).toEqual([]);
  });

  it('claim nothing on pages without proof', () => {
    const texts = textsIn(content[locale]);
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.flatMap((text) => claimsIn(text, locale).map(({ word }) => [word, text]))).toEqual(
      [],
    );
  });

  it('claim nothing in the words of the shop and of its letters without proof', () => {
    const bundles = [ALL_TEXTS, ALL_LETTERS].map((texts) => dictionaryOf(locale, texts));
    const claims = bundles.flatMap((texts) =>
      Object.entries(texts).flatMap(([key, text]) =>
        claimsIn(text, locale).map(({ word }) => [key, word]),
      ),
    );
    expect(claims).toEqual([]);
  });
});
