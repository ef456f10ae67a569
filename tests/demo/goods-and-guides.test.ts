import { describe, expect, it } from 'vitest';
import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import { WASHING } from '#demo/catalogue/attributes/options.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { landingPages } from '#demo/content/landing-pages.ts';
import { adviceOutcomeOf } from '#src/advice/advice-moves.ts';
import { POSITIONS } from '#src/advice/advice-rules.ts';
import { specNoteOf } from '#src/catalog/spec-sections.ts';
import type { Language } from '#src/shared/locale.ts';

const { products } = catalogue;

const optionsOf = ({ attributes }: ProductData, code: string) => [attributes[code] ?? []].flat();

const isNamed = (product: ProductData, feature: string) =>
  optionsOf(product, 'bijzonderheden').includes(feature);

/** The option of the attribute that says how a product is washed. */
const washingOf = ({ attributes }: ProductData) =>
  Object.entries(attributes).find(([code]) => code.endsWith('_wasbaar'))?.[1];

const skusOf = (found: readonly ProductData[]) => found.map(({ sku }) => sku);

describe('the mark of goods for a dust mite allergy', () => {
  it('L4 is only on goods that wash at 60 °C', () => {
    const marked = products.filter((product) => isNamed(product, 'huisstofmijt'));
    expect(marked.length).toBeGreaterThan(20);
    expect(skusOf(marked.filter((product) => washingOf(product) !== 'graden_60'))).toEqual([]);
  });

  it('L4 is on every duvet and pillow that does, whatever its filling', () => {
    const bedding = products.filter((product) =>
      ['dekbed', 'hoofdkussen'].some((kind) =>
        optionsOf(product, 'beddengoed_soort').includes(kind),
      ),
    );
    const washable = bedding.filter((product) => washingOf(product) === 'graden_60');
    expect(skusOf(washable)).toContain('DON-SNEEUW');
    expect(skusOf(washable.filter((product) => !isNamed(product, 'huisstofmijt')))).toEqual([]);
  });
});

/** A sleeper without complaints, of no known height. */
const AVERAGE = { temperature: 'neutral', shoulder: false, back: false } as const;

describe('two firmnesses of a mattress', () => {
  it('L4 are either side by side or on two sides, never under both names', () => {
    const sideBySide = products.filter((product) => isNamed(product, 'twee_in_een'));
    const toTurn = products.filter((product) => isNamed(product, 'twee_hardheden'));
    expect(skusOf(sideBySide)).toContain('LUN-DUETO');
    expect(skusOf(toTurn)).toContain('FED-WENDE');
    expect(toTurn.filter((product) => sideBySide.includes(product))).toEqual([]);
    expect(skusOf(toTurn.filter((product) => !isNamed(product, 'omkeerbaar')))).toEqual([]);
  });

  it('L4 A1 are for two of whom the text says the weights, as the advice is', () => {
    const dueto = products.find(({ sku }) => sku === 'LUN-DUETO');
    const text = JSON.stringify(dueto?.description);
    for (const words of ['zeventig kilo', 'honderd weegt', 'siebzig Kilo', '70 kg', '100 kg'])
      expect(text).toContain(words);
    for (const position of POSITIONS) {
      const grades = [70, 100].map((kilograms) => {
        const sleeper = { ...AVERAGE, kilograms, position };
        return adviceOutcomeOf(adviceRules, { sleepers: [sleeper], restless: false })?.sides[0]
          ?.grade;
      });
      expect(grades).toEqual(['medium', 'firm']);
    }
    expect(dueto?.attributes['matras_hardheid']).toEqual(['medium', 'stevig']);
  });
});

/** Duvets of a warmth class, and those for a season. */
const duvetsOf = (warmth: string, season: string) => {
  const ofWarmth = products.filter((one) => optionsOf(one, 'dekbed_warmteklasse').includes(warmth));
  const ofSeason = products.filter((one) => optionsOf(one, 'dekbed_seizoen').includes(season));
  return { ofWarmth: skusOf(ofWarmth), ofSeason: skusOf(ofSeason) };
};

describe('the warmth class of a duvet', () => {
  it('L4 calls cool what is for summer and nothing else, as the page of duvets says', () => {
    const { ofWarmth, ofSeason } = duvetsOf('koel', 'zomer');
    expect(ofWarmth.length).toBeGreaterThan(2);
    expect(ofSeason).toEqual(ofWarmth);
  });

  it('L4 calls extra warm only what is for winter', () => {
    const { ofWarmth, ofSeason } = duvetsOf('extra_warm', 'winter');
    expect(ofWarmth.length).toBeGreaterThan(0);
    expect(ofSeason).toEqual(expect.arrayContaining(ofWarmth));
  });
});

describe('how goods are washed', () => {
  it('L10 has the note on dust mites at 60 °C and at nothing else, in every language', () => {
    const washing = Object.entries(WASHING);
    expect(washing.length).toBeGreaterThan(2);
    for (const [option, texts] of washing)
      for (const value of Object.values(texts))
        expect({ value, note: specNoteOf({ code: 'dekbed_wasbaar', value }) }).toEqual({
          value,
          note: option === 'graden_60' ? 'washable' : undefined,
        });
  });
});

/** Fillings by the words that texts name them with. */
const FILLINGS: Readonly<Record<string, Readonly<Partial<Record<Language, RegExp>>>>> = {
  katoen: { nl: /katoen/i, de: /Baumwolle/i, en: /cotton/i },
  scheerwol: { nl: /\bwol\b/i, de: /\bWolle/i, en: /\bwool/i },
  linnen: { nl: /linnen/i, de: /Leinen/i, en: /linen/i },
  lyocell: { nl: /lyocell/i, de: /Lyocell/i, en: /lyocell/i },
  ganzendons: { nl: /dons\b(?!deken)/i, de: /Daunen/i, en: /\bdown/i },
};

describe('the landing page of summer duvets', () => {
  it.each(['nl', 'de', 'en'] as const)(
    'F11 names only fillings that it lists in %s',
    (language) => {
      const page = landingPages.find(({ name }) => name === 'summer-duvets');
      const text = `${page?.metaTitle[language]} ${page?.metaDescription[language]}`;
      const cool = products.filter((product) =>
        optionsOf(product, 'dekbed_warmteklasse').includes('koel'),
      );
      const filled = new Set(cool.flatMap((product) => optionsOf(product, 'dekbed_vulling')));
      const named = Object.entries(FILLINGS).filter(([, words]) => words[language]?.test(text));
      expect(named.length).toBeGreaterThan(1);
      expect(named.filter(([filling]) => !filled.has(filling))).toEqual([]);
    },
  );
});

describe('the guides to a mattress for two', () => {
  it('A1 both name the difference in weight of the rule', () => {
    const difference = { nl: 'twintig kilo', de: 'zwanzig Kilo', en: '20 kg' };
    expect(adviceRules.two.kilograms).toBe(20);
    for (const [locale, words] of [
      ['nl-nl', difference.nl],
      ['nl-be', difference.nl],
      ['de-de', difference.de],
      ['en-us', difference.en],
    ] as const) {
      const guides = content[locale].pages.filter(({ uid }) =>
        ['mattress-advice', 'firmness-advice'].includes(uid),
      );
      expect(guides.map((guide) => JSON.stringify(guide).includes(words))).toEqual([true, true]);
    }
  });
});
