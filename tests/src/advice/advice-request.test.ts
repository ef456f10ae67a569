import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceRules as rules } from '#demo/advice/rules.ts';
import { ADVICE_FIELDS, readAdviceRequest } from '#src/advice/advice-request.ts';
import { err, ok } from '#src/shared/result.ts';

const ALONE = { weight1: '70', height1: '172' };

const restlessOf = (typed: Readonly<Record<string, string>>) => {
  const read = readAdviceRequest({ ...ALONE, ...typed }, rules);
  return read.ok && read.value.restless;
};

describe('readAdviceRequest', () => {
  it('A5 reads one sleeper, with choices for what is left open', () => {
    expect(readAdviceRequest(ALONE, rules)).toStrictEqual(
      ok({
        sleepers: [
          {
            kilograms: 70,
            height: 172,
            position: 'mixed',
            temperature: 'neutral',
            shoulder: false,
            back: false,
          },
        ],
        restless: false,
      }),
    );
  });

  it('A5 reads a second sleeper, the bed and the budget', () => {
    const typed = {
      ...ALONE,
      weight2: ' 94,6 ',
      height2: '189',
      shape2: 'H',
      position2: 'side',
      temperature2: 'warm',
      shoulder2: 'on',
      back2: 'on',
      restless: 'on',
      width: '160',
      budget: '900',
    };
    expect(readAdviceRequest(typed, rules)).toMatchObject({
      value: {
        sleepers: [
          {},
          {
            kilograms: 95,
            shape: 'H',
            position: 'side',
            temperature: 'warm',
            shoulder: true,
            back: true,
          },
        ],
        restless: true,
        width: 160,
        budgetCents: 90_000,
      },
    });
  });

  it('A5 reads who is restless of two alone, and not if it is not said', () => {
    expect(restlessOf({ restless: 'on' })).toBe(false);
    expect(restlessOf({ weight2: '70' })).toBe(false);
    expect(restlessOf({ weight2: '70', restless: 'on' })).toBe(true);
  });

  it.each([
    ['30', 30],
    ['70,25', 70],
    ['70.', 70],
    ['29', undefined],
    ['x70', undefined],
    ['70 kg', undefined],
  ])('A5 reads a weight of %s', (weight1, kilograms) => {
    const read = readAdviceRequest({ weight1 }, rules);
    expect(read.ok ? read.value.sleepers[0].kilograms : undefined).toBe(kilograms);
  });

  it('A5 reads a sleeper without a height', () => {
    const read = readAdviceRequest({ weight1: '60', height1: '', weight2: '95' }, rules);
    const sleepers = read.ok ? read.value.sleepers : [];
    expect(sleepers).toMatchObject([{ kilograms: 60 }, { kilograms: 95 }]);
    for (const sleeper of sleepers) expect(sleeper).not.toHaveProperty('height');
  });

  it.each(['height2', 'shape2', 'position2', 'temperature2', 'shoulder2', 'back2'])(
    'A5 needs the weight of a second sleeper of whom %s is said',
    (field) => {
      const said = { height2: '180', shape2: 'H', position2: 'side', temperature2: 'warm' };
      const typed = { ...ALONE, [field]: { ...said, shoulder2: 'on', back2: 'on' }[field] };
      expect(readAdviceRequest(typed, rules)).toEqual(
        err([{ field: 'weight2', reason: 'missing' }]),
      );
    },
  );

  it('A5 reads one sleeper if the choices of the second are as the form has them', () => {
    const untouched = { position2: 'mixed', temperature2: 'neutral', shape2: '', weight2: ' ' };
    expect(readAdviceRequest({ ...ALONE, ...untouched }, rules)).toMatchObject({
      value: { sleepers: [{ kilograms: 70 }] },
    });
    expect(readAdviceRequest({ ...ALONE, ...untouched }, rules)).toEqual(
      readAdviceRequest(ALONE, rules),
    );
  });

  it.each([
    ['1.500', 1500],
    ['1500', 1500],
    ['1.499,50', 1500],
    ['899,49', 899],
    ['900,-', 900],
    ['20.000', 20_000],
  ])('A5 reads a budget as prices are written: %s', (budget, euros) => {
    expect(readAdviceRequest({ ...ALONE, budget }, rules)).toMatchObject({
      value: { budgetCents: euros * 100 },
    });
  });

  it.each([
    ['100.000', 'beyond'],
    ['49', 'beyond'],
    ['-900', 'beyond'],
    ['0.500', 'malformed'],
    ['1.50.0', 'malformed'],
    ['veel', 'malformed'],
    ['123456789', 'too-long'],
  ])('A5 reads no budget from %s', (budget, reason) => {
    expect(readAdviceRequest({ ...ALONE, budget }, rules)).toEqual(
      err([{ field: 'budget', reason }]),
    );
  });

  it('A5 says of each number why it is refused', () => {
    const typed = {
      weight1: '',
      height1: 'lang',
      weight2: '181',
      height2: '123456789',
      budget: '5',
    };
    expect(readAdviceRequest(typed, rules)).toEqual(
      err([
        { field: 'weight1', reason: 'missing' },
        { field: 'height1', reason: 'malformed' },
        { field: 'weight2', reason: 'beyond' },
        { field: 'height2', reason: 'too-long' },
        { field: 'budget', reason: 'beyond' },
      ]),
    );
  });

  it('A5 reads any text without throwing, and only sleepers that the rule is made for', () => {
    const anyTyped = fc.dictionary(fc.constantFrom(...ADVICE_FIELDS), fc.string());
    fc.assert(
      fc.property(anyTyped, (typed) => {
        const read = readAdviceRequest(typed, rules);
        const weights = read.ok ? read.value.sleepers.map(({ kilograms }) => kilograms) : [];
        expect(read.ok || read.error.length > 0).toBe(true);
        for (const weight of weights) expect(weight).toBeLessThanOrEqual(rules.kilograms.to);
      }),
    );
  });
});
