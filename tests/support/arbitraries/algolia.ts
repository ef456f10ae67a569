import fc from 'fast-check';
import { NUMERIC_OPERATORS, type Condition, type Filter } from '#sandbox/algolia/filters/filter.ts';

/** Few attributes and values, so that conditions match records. */
export const WORD_ATTRIBUTES = ['maat', 'kleur', 'merk.naam', 'constructor'];
const NUMBER_ATTRIBUTES = ['price', 'rank', 'size.width'];
const WORDS = ['Rood', 'rood', '160x200', 'a b', "it's", '-x', '10', 'true', '__proto__', ''];

const anyWord = fc.constantFrom(...WORDS);
const anyNumber = fc.integer({ min: -20, max: 20 }).map((tenths) => tenths / 8);

const anyKind: fc.Arbitrary<'facet' | 'numeric' | 'tag'> = fc.constantFrom(
  'facet',
  'numeric',
  'tag',
);

const anyManner = fc.record({ isNegated: fc.boolean(), score: fc.integer({ min: 1, max: 3 }) });

const anyFacet = fc.record({
  kind: fc.constant('facet' as const),
  attribute: fc.constantFrom(...WORD_ATTRIBUTES, ...NUMBER_ATTRIBUTES),
  value: anyWord,
});

const anyNumeric = fc.oneof(
  fc.record({
    kind: fc.constant('numeric' as const),
    attribute: fc.constantFrom(...NUMBER_ATTRIBUTES, 'maat'),
    operator: fc.constantFrom(...NUMERIC_OPERATORS),
    number: anyNumber,
  }),
  fc.record({
    kind: fc.constant('range' as const),
    attribute: fc.constantFrom(...NUMBER_ATTRIBUTES),
    low: anyNumber,
    high: anyNumber,
  }),
);

const anyTag = fc.record({ kind: fc.constant('tag' as const), value: anyWord });

const CONDITIONS = { facet: anyFacet, numeric: anyNumeric, tag: anyTag };

/** All conditions of a group are of one kind. */
const anyGroup = anyKind.chain((kind) =>
  fc.array(
    fc
      .tuple(CONDITIONS[kind], anyManner)
      .map(([condition, manner]): Condition => Object.assign({}, condition, manner)),
    { minLength: 1, maxLength: 3 },
  ),
);

export const anyFilter: fc.Arbitrary<Filter> = fc.array(anyGroup, { maxLength: 4 });

const anyValue = fc.oneof(
  anyWord,
  anyNumber,
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(anyWord, anyNumber), { maxLength: 3 }),
);

/** Records with and without each attribute, single and as lists, nested and with dots. */
const anyRecord = fc
  .record(
    {
      maat: anyValue,
      kleur: anyValue,
      price: anyValue,
      rank: anyValue,
      merk: fc.oneof(
        fc.record({ naam: anyValue }),
        fc.array(fc.record({ naam: anyValue }), { maxLength: 2 }),
        anyWord,
      ),
      size: fc.record({ width: anyValue }),
      _tags: fc.oneof(anyWord, fc.array(anyWord, { maxLength: 3 })),
      name: fc.constantFrom('Luna', 'Luna matras', 'Matras', 'Boxspring Luna', 'matrassen'),
    },
    { requiredKeys: [] },
  )
  .map((record): Readonly<Record<string, unknown>> => record);

export const anyRecords = fc
  .array(anyRecord, { maxLength: 12 })
  .map((records) =>
    records.map((record, index) => Object.assign({}, record, { objectID: `o${index}` })),
  );
