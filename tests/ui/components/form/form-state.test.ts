import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextFormState,
  type FormEvent,
  type FormState,
  type ValidateField,
} from '#ui/components/form/form-state.ts';

type Field = 'country' | 'postalCode' | 'city';

/** A postal code has the number of digits of its country; a city is required. */
const judge: ValidateField<Field> = (field, values) => {
  const typed = values[field]?.trim() ?? '';
  if (typed === '') return 'missing';
  const digits = values.country === 'DE' ? 5 : 4;
  return field === 'postalCode' && typed.length !== digits ? 'malformed' : undefined;
};

const blank: FormState<Field> = {
  values: { country: 'NL', postalCode: '', city: '' },
  errors: {},
  failedSubmits: 0,
};

const after = (state: FormState<Field>, ...events: readonly FormEvent<Field>[]) =>
  events.reduce((state, event) => nextFormState(state, event, judge), state);

const typing = (type: 'typed' | 'left' | 'chosen', field: Field, typed: string) => ({
  type,
  field,
  values: { ...blank.values, [field]: typed },
});

const wrong = (state: FormState<Field>) =>
  Object.entries(state.errors).filter(([, reason]) => reason !== undefined);

describe('nextFormState', () => {
  it('C9 validates a field on blur, not while typing', () => {
    const typed = after(blank, typing('typed', 'postalCode', '12'));
    expect(wrong(typed)).toEqual([]);
    const left = after(typed, typing('left', 'postalCode', '12'));
    expect(wrong(left)).toEqual([['postalCode', 'malformed']]);
    expect(left.blurredField).toBe('postalCode');
  });

  it('C9 reports no error on blur of an empty field', () => {
    expect(wrong(after(blank, typing('left', 'city', ' ')))).toEqual([]);
  });

  it('C9 removes an error as soon as the value is valid', () => {
    const left = after(blank, typing('left', 'postalCode', '12'));
    expect(wrong(after(left, typing('typed', 'postalCode', '123')))).toEqual(wrong(left));
    expect(wrong(after(left, typing('typed', 'postalCode', '1234')))).toEqual([]);
  });

  it('keeps an error of the server until the value changes', () => {
    const { values } = typing('typed', 'city', 'Nergenshuizen');
    const errors = [{ field: 'city', reason: 'not-there' }] as const;
    const refused = after(blank, { type: 'judged', errors, values });
    const left = after(refused, { type: 'left', field: 'city', values });
    expect(wrong(left)).toEqual([['city', 'not-there']]);
    expect(wrong(after(left, typing('typed', 'city', 'Ulm')))).toEqual([]);
  });

  it('C9 validates the postal code again when the country changes', () => {
    const left = after(blank, typing('left', 'postalCode', '1234'));
    const values = { ...left.values, country: 'DE' };
    const chosen = after(left, { type: 'chosen', field: 'country', values });
    expect(wrong(chosen)).toEqual([['postalCode', 'malformed']]);
    expect(
      wrong(after(chosen, { ...typing('chosen', 'country', 'NL'), values: left.values })),
    ).toEqual([]);
  });

  it('C9 shows all errors on submit, and counts rejected submissions', () => {
    const { values } = blank;
    const errors = [
      { field: 'postalCode', reason: 'missing' },
      { field: 'city', reason: 'missing' },
      { field: 'city', reason: 'malformed' },
    ] as const;
    const refused = after(blank, { type: 'judged', errors, values });
    expect(wrong(refused)).toEqual(
      expect.arrayContaining([
        ['postalCode', 'missing'],
        ['city', 'missing'],
      ]),
    );
    expect(refused.failedSubmits).toBe(1);
    expect(after(refused, { type: 'judged', errors: [], values })).toMatchObject({
      errors: {},
      failedSubmits: 1,
    });
  });

  it('takes over autofilled values without validation', () => {
    const values = { country: 'DE', postalCode: '1', city: 'Ulm' };
    expect(after(blank, { type: 'found', values })).toEqual({ ...blank, values });
  });

  it('shows errors of invalid fields only, after any sequence of events', () => {
    const anyEvent = fc.record({
      type: fc.constantFrom('typed' as const, 'left' as const, 'chosen' as const),
      field: fc.constantFrom<Field>('country', 'postalCode', 'city'),
      typed: fc.constantFrom('', '12', '1234', '12345', 'DE', 'NL'),
    });
    fc.assert(
      fc.property(fc.array(anyEvent), (steps) => {
        const end = steps.reduce<FormState<Field>>((state, { type, field, typed }) => {
          const values = { ...state.values, [field]: typed };
          const isChoice = field === 'country' && type === 'typed';
          return nextFormState(state, { type: isChoice ? 'chosen' : type, field, values }, judge);
        }, blank);
        const left = after(end, { type: 'chosen', field: 'country', values: end.values });
        for (const [field, reason] of wrong(left)) {
          expect(judge(field as Field, end.values)).toBe(reason);
        }
      }),
    );
  });
});
