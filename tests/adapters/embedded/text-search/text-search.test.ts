import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchVocabulary } from '#adapters/embedded/text-search/search-vocabulary.ts';
import { createTextSearch } from '#adapters/embedded/text-search/text-search.ts';
import { anyText, anyWording } from '../../../support/arbitraries/texts.ts';

const WORDS: SearchVocabulary = {
  synonyms: [
    { same: ['bedbodem', 'lattenbodem'] },
    { phrases: ['tweepersoons'], alsoMean: ['160', '180 matras'] },
    { phrases: ['bed in een doos'], mean: ['opgerold matras'] },
  ],
  compounds: {
    heads: ['matras', 'kussen', 'topper'],
    modifiers: ['koudschuim', 'pocketveer', 'tweepersoons'],
    unsearchable: ['hoofd'],
  },
  stopWords: ['voor', 'een', 'in', 'met'],
  negations: [],
};

const NAMES = [
  'Vita koudschuimmatras',
  'Vika pocketveermatras met rits',
  'Moln hoofdkussen',
  'Asp bedbodem',
  'Lund topper voor een matras',
  'Doos voor een bed',
];
const SAID = [
  '160 opgerold',
  '180 zacht',
  'een kussen dat zacht is',
  '160',
  'zacht',
  'matras en rugpijn',
];

const documents = NAMES.map((name, number) => [
  { text: name, weight: 9, headWeight: 10 },
  { text: SAID[number] ?? '', weight: number === 5 ? 1 : 4 },
]);
const search = createTextSearch(documents, 'nl', WORDS, { isStrict: true });

/** First words of the names that a query finds, best first. */
const found = (query: string, texts = search) =>
  Array.from(texts.scores(query), (score, number) => ({ score, number }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ number }) => NAMES[number]?.split(' ')[0]);

/** A text with the matches of a query in brackets. */
const marked = (query: string, text: string) =>
  search
    .highlighter(query)(text)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('createTextSearch', () => {
  it('S3 prefers a typo of the whole word to a prefix and a synonym', () => {
    const texts = ['Dekbedovertrek', 'Dons', 'Dekbed'].map((text) => [{ text, weight: 9 }]);
    const synonyms = [{ same: ['dekbed', 'dons'] }];
    const bedding = createTextSearch(texts, 'nl', { ...WORDS, synonyms }, { isStrict: true });
    const [begun = 0, synonym = 0, whole = 0] = bedding.scores('dekbet');
    expect(whole).toBeGreaterThan(synonym);
    expect(synonym).toBeGreaterThan(begun);
    expect(begun).toBeGreaterThan(0);
  });

  it('finds documents that match all words, in any form, case and order', () => {
    expect(found('zacht')).toEqual(['Vika', 'Moln', 'Lund']);
    expect(found('KUSSENS zachte')).toEqual(['Moln']);
    expect(found('')).toEqual([]);
  });

  it('ignores filler words, unless there are no others', () => {
    expect(found('kussen voor een')).toEqual(['Moln']);
    expect(found('voor')).toEqual(['Lund', 'Doos']);
  });

  it('S3 passes over a filler that has a meaning of its own, unless it stands alone', () => {
    const gift = { phrases: ['cadeau'], mean: ['topper'] };
    const words = {
      ...WORDS,
      synonyms: [...WORDS.synonyms, gift],
      stopWords: [...WORDS.stopWords, 'cadeau'],
    };
    const gifts = createTextSearch(documents, 'nl', words, { isStrict: true });
    expect(found('kussen cadeau', gifts)).toEqual(found('kussen'));
    expect(found('cadeau', gifts)).toEqual(['Lund']);
  });

  it('treats the last word as a prefix', () => {
    expect(found('zacht topp')).toEqual(['Lund']);
    expect(marked('topp zacht', 'Lund topper')).toBe('Lund topper');
  });

  it('ranks a whole word above a prefix, and ignores typos if either matches', () => {
    const texts = createTextSearch(
      ['vitaal', 'vita', 'vitb'].map((text) => [{ text, weight: 9 }]),
      'nl',
      WORDS,
      { isStrict: true },
    );
    expect([...texts.scores('vita')].map((score) => score > 0)).toEqual([true, true, false]);
    expect(texts.scores('vita')[1]).toBeGreaterThan(texts.scores('vita')[0] ?? 0);
    expect([...texts.scores('vitc')].map((score) => score > 0)).toEqual([true, true, true]);
  });

  it('splits compounds, and ranks the kind of a thing above its purpose', () => {
    expect(found('matras')).toEqual(['Vita', 'Vika', 'Lund']);
    expect(found('kussen')).toEqual(['Moln']);
    expect(found('koudschuim')).toEqual(['Vita']);
    expect(found('tweepersoonsmatras')).toEqual(['Vita', 'Vika']);
  });

  it('applies synonyms, additional meanings and replacing meanings of phrases', () => {
    expect(found('lattenbodem')).toEqual(['Asp']);
    expect(found('tweepersoons')).toEqual(['Vita', 'Vika', 'Asp']);
    expect(found('bed in een doos')).toEqual(['Vita']);
    expect(found('doos bed')).toEqual(['Doos']);
  });

  it('tolerates typos in words without another match', () => {
    expect(found('kusen')).toEqual(['Moln']);
    expect(found('ksusen')).toEqual(['Moln']);
    expect(found('lattenboden')).toEqual(['Asp']);
    expect(found('koudshcuimmatra')).toEqual(['Vita']);
    expect(found('bde')).toEqual([]);
  });

  it('corrects a word as a typo if nothing is found without that', () => {
    expect(found('vita')).toEqual(['Vita']);
    expect(found('vita pocketveermatras')).toEqual(['Vika']);
  });

  it('falls back to partial matches, by the first words first, if nothing matches all words', () => {
    expect(found('topper en hoofdkussen')).toEqual(['Lund', 'Moln']);
    expect(found('xyzzyq koudschuimmatras')).toEqual(['Vita']);
    expect(found('zacht opgerold matras')).toEqual(['Vita', 'Vika', 'Lund']);
    expect(found('rugpijn xyzzyq')).toEqual([]);
    const exact = { isStrict: true, allowsClosestMatch: false };
    expect(found('xyzzyq kussen', createTextSearch(documents, 'nl', WORDS, exact))).toEqual([]);
  });

  it('joins and splits words as the documents spell them', () => {
    expect(found('bed bodem')).toEqual(['Asp']);
    expect(found('hoofd kussen')).toEqual(['Moln']);
    expect(found('vikapocketveer')).toEqual(['Vika']);
    expect(found('zwangerschapskussen')).toEqual(['Moln']);
    expect(found('koudschuimamtras')).toEqual(['Vita']);
  });

  it('finds a phrase by a typo in one of its words', () => {
    const texts = ['memory foam', 'visco', 'foam'].map((text) => [{ text, weight: 9 }]);
    const synonyms = [{ phrases: ['memory foam'], mean: ['visco'] }];
    const foams = createTextSearch(texts, 'en', { ...WORDS, synonyms }, { isStrict: true });
    expect([...foams.scores('memroy foam')].map((score) => score > 0)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('applies synonyms to the meanings of a phrase', () => {
    const synonyms = [
      { same: ['kussen', 'oorkussen'] },
      { phrases: ['nekpijn'], alsoMean: ['latex kussen'] },
    ];
    const texts = [[{ text: 'Latex oorkussen', weight: 9 }]];
    const pillows = createTextSearch(texts, 'nl', { ...WORDS, synonyms }, { isStrict: true });
    expect(pillows.scores('nekpijn')[0]).toBeGreaterThan(0);
  });

  it('ranks a prefix of a product kind above a whole word of another text', () => {
    const matt = [
      [
        { text: 'Lamp', weight: 9, headWeight: 10 },
        { text: 'mat', weight: 5 },
      ],
      [{ text: 'Matras', weight: 9, headWeight: 10 }],
    ];
    const texts = createTextSearch(matt, 'nl', WORDS, { isStrict: true });
    const [lamp = 0, mattress = 0] = texts.scores('mat');
    expect(mattress).toBeGreaterThan(lamp);
    expect(lamp).toBeGreaterThan(0);
    expect(texts.highlighter('mat')('Matras')[0]).toEqual({ text: 'Mat', isMatch: true });
  });

  it('ranks products of a kind above products that only mention it', () => {
    const named = [
      [
        { text: 'Rost', weight: 9, headWeight: 10 },
        { text: 'elektrisch', weight: 5 },
      ],
      [
        { text: 'Matratze', weight: 9, headWeight: 10 },
        { text: 'verstellbar Rost', weight: 4 },
      ],
    ];
    const synonyms = [{ phrases: ['verstellbar'], alsoMean: ['elektrisch'] }];
    const texts = createTextSearch(named, 'de', { ...WORDS, synonyms }, { isStrict: true });
    const [base = 0, mattress = 0] = texts.scores('verstellbar Rost');
    expect(base).toBeGreaterThan(mattress);
    expect(mattress).toBeGreaterThan(0);
  });

  it('does not correct typos of words in descriptive texts', () => {
    expect(found('rugpjin')).toEqual([]);
    expect(found('rugpijn')).toEqual(['Doos']);
  });

  it('omits matches in descriptive texts if others match better, in strict mode', () => {
    expect(found('matras')).not.toContain('Doos');
    expect(found('rugpijn')).toEqual(['Doos']);
    const lenient = createTextSearch(documents, 'nl', WORDS, { isStrict: false });
    expect(found('matras', lenient)).toEqual(['Vita', 'Vika', 'Lund', 'Doos']);
  });
});

/** A document by its name and its description. */
const described = (text: string, description: string) => [
  { text, weight: 9, headWeight: 10 },
  { text: description, weight: 1 },
];

describe('a query whose words no document has as its own', () => {
  const texts = createTextSearch(
    [
      described('Bosco boxspring', 'met twee hardheden'),
      described('Wende matras', 'past op een boxspring'),
      [...described('Rif matras', ''), { text: 'twee hardheden', weight: 4 }],
      described('Hoes', 'voor een boxspring met twee hardheden'),
    ],
    'nl',
    WORDS,
    { isStrict: true },
  );

  it('S3 finds what one word names and whose texts mention the others', () => {
    const scores = Array.from(texts.scores('boxspring twee hardheden'), (score) => score > 0);
    expect(scores).toEqual([true, false, false, false]);
    expect(texts.didYouMean('boxspring twee hardheden')).toEqual([]);
  });
});

describe('a height in a query', () => {
  const texts = createTextSearch(
    [
      [...described('Vita matras', 'twintig hoog'), { text: '160x200', weight: 5 }],
      [...described('Vika matras', '24 cm hoog'), { text: 'op 30 graden', weight: 4 }],
      described('Lund topper', 'op een matras van 160'),
      described('Asp topper', 'los'),
      described('Moln bodem', '24 cm hoog'),
    ],
    'nl',
    { ...WORDS, stopWords: [...WORDS.stopWords, 'cm', 'van'] },
    { isStrict: true },
  );
  /** Numbers of the documents that a query finds, best first. */
  const foundIn = (query: string) =>
    Array.from(texts.scores(query), (score, number) => ({ score, number }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ number }) => number);

  it('S3 puts what says it first, and finds the rest, too', () => {
    expect(foundIn('matras 24 cm')).toEqual([1, 0]);
    expect(foundIn('24cm matras')).toEqual([1, 0]);
    expect(foundIn('matras 30 cm')).toEqual([1, 0]);
    expect(new Set(foundIn('matras 25 cm'))).toEqual(new Set(foundIn('matras')));
    expect(texts.didYouMean('matras 25 cm')).toEqual([]);
  });

  it('S3 says of a kind before it what another is for', () => {
    const topper = foundIn('topper');
    expect(new Set(foundIn('topper voor een matras van 24 cm'))).toEqual(new Set(topper));
    expect(new Set(foundIn('topper 7 cm matras 24 cm'))).toEqual(new Set(topper));
    expect(foundIn('topper voor een matras')).not.toEqual(topper);
    expect(foundIn('matras topper 7 cm')).toEqual(foundIn('matras topper'));
  });

  it('S3 is no width of the shop, and has to match where it stands alone', () => {
    expect(foundIn('topper 160 cm')).toEqual([2]);
    expect(new Set(foundIn('24 cm'))).toEqual(new Set([1, 4]));
  });
});

describe('highlighter', () => {
  it('marks words, parts of words and prefixes', () => {
    expect(marked('kussen', 'Moln Hoofdkussen')).toBe('Moln Hoofd[kussen]');
    expect(marked('vita koudschuimmatras', 'Vita koudschuimmatras')).toBe(
      '[Vita] [koudschuimmatras]',
    );
    expect(marked('koudsch', 'Vita koudschuimmatras')).toBe('Vita [koudsch]uimmatras');
  });

  it('marks the matches of a synonym or a typo', () => {
    expect(marked('lattenbodem', 'Asp bedbodem')).toBe('Asp [bedbodem]');
    expect(marked('koudshcuimmatras', 'Vita koudschuimmatras')).toBe('Vita [koudschuimmatras]');
    expect(marked('bed in een doos', 'Bed in doos')).toBe('Bed in doos');
  });

  it('marks folded letters as they are written in the text', () => {
    const texts = createTextSearch([[{ text: 'Weißwäsche', weight: 9 }]], 'de', WORDS, {
      isStrict: true,
    });
    expect(texts.highlighter('weissw')('Weißwäsche')).toEqual([
      { text: 'Weißw', isMatch: true },
      { text: 'äsche', isMatch: false },
    ]);
  });

  it('splits a text into pieces that join to it, for any text and query', () => {
    fc.assert(
      fc.property(fc.oneof(anyWording, fc.constantFrom(...NAMES)), anyText, (text, query) => {
        const parts = search.highlighter(query)(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.some((part) => part.text === '')).toBe(false);
        const turns = parts.map(({ isMatch }) => isMatch);
        expect(turns.every((isMatch, index) => isMatch !== turns[index + 1])).toBe(true);
      }),
    );
  });
});

describe('didYouMean', () => {
  it('corrects unknown words to the likeliest ones', () => {
    expect(search.didYouMean('kussne')).toEqual(['kussen']);
    expect(search.didYouMean('lattenboden')[0]).toBe('lattenbodem');
    expect(search.didYouMean('zacht kussne')[0]).toBe('zacht kussen');
  });

  it('omits words that are similar to none, and words that prevent results', () => {
    expect(search.didYouMean('xyzzyq matras')).toEqual(['matras']);
    expect(search.didYouMean('kussen opgerold')).toEqual(['opgerold', 'kussen']);
    expect(search.didYouMean('rugpijn koudschuim')).toEqual(['koudschuim']);
  });

  it('returns nothing for a text with results, or without similar words', () => {
    expect(search.didYouMean('zacht kussen')).toEqual([]);
    expect(search.didYouMean('xyzzyq')).toEqual([]);
    expect(search.didYouMean('')).toEqual([]);
  });

  it('suggests only texts with results, for any input', () => {
    const anyQuery = fc
      .tuple(anyText, fc.constantFrom('', ...NAMES))
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(anyQuery, (query) => {
        for (const suggestion of search.didYouMean(query)) {
          expect(found(suggestion)).not.toEqual([]);
        }
      }),
    );
  });
});
