import type { FieldError, FormInput } from '#src/shared/form.ts';

/** A form while it is filled in: its values and the errors shown. */
export type FormState<Field extends string> = {
  readonly values: FormInput<Field>;
  /** Validation error by field. */
  readonly errors: { readonly [F in Field]?: string };
  /** Number of rejected submissions: each focuses the first invalid field. */
  readonly failedSubmits: number;
  /** The field whose error appeared on blur. */
  readonly blurredField?: Field | undefined;
};

export type FormEvent<Field extends string> =
  | {
      readonly type: 'typed' | 'left' | 'chosen';
      readonly field: Field;
      readonly values: FormInput<Field>;
    }
  /** Values that were present without typing: autofilled by the browser. */
  | { readonly type: 'found'; readonly values: FormInput<Field> }
  /** The form was submitted, or could not be: `errors` holds all its errors. */
  | {
      readonly type: 'judged';
      readonly errors: readonly FieldError<Field, string>[];
      readonly values: FormInput<Field>;
    };

/** Validates a field; returns `undefined` if it is valid. */
export type ValidateField<Field extends string> = (
  field: Field,
  values: FormInput<Field>,
) => string | undefined;

/**
 * Form reducer. Validates a filled field on blur, an empty one on submit, so that no error appears
 * before it is made. Removes an error as soon as it is fixed, while typing.
 */
export function nextFormState<Field extends string>(
  state: FormState<Field>,
  event: FormEvent<Field>,
  validate: ValidateField<Field>,
): FormState<Field> {
  const { values } = event;
  switch (event.type) {
    case 'typed':
      return { ...state, values, errors: afterTyping(state.errors, event.field, validate, values) };
    case 'found':
      return { ...state, values };
    case 'left':
      return afterBlur({ ...state, values }, event.field, validate);
    case 'chosen':
      return { ...state, values, errors: afterChoice(state.errors, validate, values) };
    case 'judged': {
      const refusals = state.failedSubmits + Math.min(event.errors.length, 1);
      return { values, errors: errorsByField(event.errors), failedSubmits: refusals };
    }
  }
}

/** First error of each field. */
export const errorsByField = <Field extends string>(
  errors: readonly FieldError<Field, string>[],
): FormState<Field>['errors'] =>
  withReasons(errors.toReversed().map(({ field, reason }) => [field, reason]));

type Errors<Field extends string> = FormState<Field>['errors'];

/** Typing only removes an error: a new one waits for blur, as changing messages confuse. */
function afterTyping<Field extends string>(
  errors: Errors<Field>,
  field: Field,
  validate: ValidateField<Field>,
  values: FormInput<Field>,
): Errors<Field> {
  const isFixed = errors[field] !== undefined && validate(field, values) === undefined;
  return isFixed ? { ...errors, [field]: undefined } : errors;
}

/** Validates a field on blur. A valid field keeps an error of the server until it is changed. */
function afterBlur<Field extends string>(
  state: FormState<Field>,
  field: Field,
  validate: ValidateField<Field>,
): FormState<Field> {
  const reason = isValidatedEarly(state.errors, field, state.values)
    ? validate(field, state.values)
    : undefined;
  if (reason === undefined || reason === state.errors[field])
    return { ...state, blurredField: undefined };
  return { ...state, errors: { ...state.errors, [field]: reason }, blurredField: field };
}

/** A choice may affect other fields, as the country does the postal code: validates them all. */
function afterChoice<Field extends string>(
  errors: Errors<Field>,
  validate: ValidateField<Field>,
  values: FormInput<Field>,
): Errors<Field> {
  const fields = Object.keys(values) as Field[];
  return withReasons(
    fields
      .filter((field) => isValidatedEarly(errors, field, values))
      .map((field) => [field, validate(field, values)]),
  );
}

/** Whether a field is validated before the form is sent. */
const isValidatedEarly = <Field extends string>(
  errors: Errors<Field>,
  field: Field,
  values: FormInput<Field>,
): boolean => errors[field] !== undefined || (values[field] ?? '').trim() !== '';

/** Typed `Object.fromEntries`, which returns `string` keys. */
const withReasons = <Field extends string>(
  reasons: readonly (readonly [Field, string | undefined])[],
): Errors<Field> => Object.fromEntries(reasons) as Errors<Field>;
