import type { FieldError, Typed } from '#src/shared/form.ts';

/** A form while it is filled in: its values and the errors shown. */
export type FormState<Field extends string> = {
  readonly values: Typed<Field>;
  /** Validation error by field. */
  readonly errors: { readonly [F in Field]?: string };
  /** Number of rejected submissions: each focuses the first invalid field. */
  readonly refusals: number;
  /** The field whose error appeared on blur. */
  readonly left?: Field | undefined;
};

export type FormEvent<Field extends string> =
  | {
      readonly type: 'typed' | 'left' | 'chosen';
      readonly field: Field;
      readonly values: Typed<Field>;
    }
  /** Values that were present without typing: autofilled by the browser. */
  | { readonly type: 'found'; readonly values: Typed<Field> }
  /** The form was submitted, or could not be: `slips` holds all its errors. */
  | {
      readonly type: 'judged';
      readonly slips: readonly FieldError<Field, string>[];
      readonly values: Typed<Field>;
    };

/** Validates a field; returns `undefined` if it is valid. */
export type JudgeField<Field extends string> = (
  field: Field,
  values: Typed<Field>,
) => string | undefined;

/**
 * Form reducer. Validates a filled field on blur, an empty one on submit, so that no error appears
 * before it is made. Removes an error as soon as it is fixed, while typing.
 */
export function nextForm<Field extends string>(
  state: FormState<Field>,
  event: FormEvent<Field>,
  judge: JudgeField<Field>,
): FormState<Field> {
  const { values } = event;
  switch (event.type) {
    case 'typed':
      return { ...state, values, errors: afterTyping(state.errors, event.field, judge, values) };
    case 'found':
      return { ...state, values };
    case 'left':
      return afterLeaving({ ...state, values }, event.field, judge);
    case 'chosen':
      return { ...state, values, errors: afterChoice(state.errors, judge, values) };
    case 'judged': {
      const refusals = state.refusals + Math.min(event.slips.length, 1);
      return { values, errors: errorsOf(event.slips), refusals };
    }
  }
}

/** First error of each field. */
export const errorsOf = <Field extends string>(
  slips: readonly FieldError<Field, string>[],
): FormState<Field>['errors'] =>
  withReasons(slips.toReversed().map(({ field, reason }) => [field, reason]));

type Errors<Field extends string> = FormState<Field>['errors'];

/** Typing only removes an error: a new one waits for blur, as changing messages confuse. */
function afterTyping<Field extends string>(
  errors: Errors<Field>,
  field: Field,
  judge: JudgeField<Field>,
  values: Typed<Field>,
): Errors<Field> {
  const isMended = errors[field] !== undefined && judge(field, values) === undefined;
  return isMended ? { ...errors, [field]: undefined } : errors;
}

/** Validates a field on blur. A valid field keeps an error of the server until it is changed. */
function afterLeaving<Field extends string>(
  state: FormState<Field>,
  field: Field,
  judge: JudgeField<Field>,
): FormState<Field> {
  const reason = isTold(state.errors, field, state.values) ? judge(field, state.values) : undefined;
  if (reason === undefined || reason === state.errors[field]) return { ...state, left: undefined };
  return { ...state, errors: { ...state.errors, [field]: reason }, left: field };
}

/** A choice may affect other fields, as the country does the postal code: validates them all. */
function afterChoice<Field extends string>(
  errors: Errors<Field>,
  judge: JudgeField<Field>,
  values: Typed<Field>,
): Errors<Field> {
  const fields = Object.keys(values) as Field[];
  return withReasons(
    fields
      .filter((field) => isTold(errors, field, values))
      .map((field) => [field, judge(field, values)]),
  );
}

/** Whether a field is validated before the form is sent. */
const isTold = <Field extends string>(
  errors: Errors<Field>,
  field: Field,
  values: Typed<Field>,
): boolean => errors[field] !== undefined || (values[field] ?? '').trim() !== '';

/** Typed `Object.fromEntries`, which returns `string` keys. */
const withReasons = <Field extends string>(
  reasons: readonly (readonly [Field, string | undefined])[],
): Errors<Field> => Object.fromEntries(reasons) as Errors<Field>;
