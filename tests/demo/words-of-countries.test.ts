import { describe, expect, it } from 'vitest';
import { SET } from '#demo/catalogue/attribute-sets.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { type Locale, localizedText } from '#src/shared/locale.ts';

/** Words of products that match in a locale, by SKU. */
const textsMatching = (locale: Locale, pattern: RegExp, setIds = Object.values<string>(SET)) =>
  catalogue.products
    .filter(({ attributeSetId }) => setIds.includes(attributeSetId))
    .flatMap(({ sku, name, summary, description }) =>
      [name, summary, ...description].flatMap((words) => {
        const found = pattern.exec(localizedText(words, locale));
        return found ? [[sku, found[0]]] : [];
      }),
    );

const ANY_MATTRESS = /\p{L}*matras\b/iu;

describe('the texts of the demo catalogue', () => {
  it('use no neuter article for a mattress in nl-be, and no feminine one in nl-nl', () => {
    const neuter = /\b(?:het|dit|dat|ons|elk|ieder|zo’n \p{L}+[^e]) (?:\p{L}+ )?\p{L}*matras\b/iu;
    const feminine = /\b(?:de|deze|onze|elke|iedere) (?:\p{L}+ )?\p{L}*matras\b/iu;
    expect(textsMatching('nl-be', ANY_MATTRESS).length).toBeGreaterThan(60);
    expect(textsMatching('nl-be', neuter)).toEqual([]);
    expect(textsMatching('nl-nl', feminine)).toEqual([]);
  });

  it('contain no words of the Netherlands in nl-be', () => {
    expect(
      textsMatching('nl-be', /dekbed|ledikant|bedlampje|hocker|kledingkast|in de droger\b/iu),
    ).toEqual([]);
  });

  it('contain no words of Germany in de-at', () => {
    const german =
      /[Kk]issen|[Ss]chrank|Nachttisch|Spannbettlaken|Schublade|\bLaken\b|Treppenhaus/u;
    expect(textsMatching('de-at', german)).toEqual([]);
    // A slatted base has a Kopfteil in Austria, too.
    expect(
      textsMatching(
        'de-at',
        /Kopfteil/u,
        Object.values(SET).filter((id) => id !== SET.bedBases),
      ),
    ).toEqual([]);
  });
});
