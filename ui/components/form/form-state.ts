import type { FieldError, Typed } from '#src/shared/form.ts';

/** A form while a shopper fills it in: what is in it, and what they have been told is wrong. */
export type FormState<Field extends string> = {
  readonly values: Typed<Field>;
  /** By field, what is wrong with it. */
  readonly errors: { readonly [F in Field]?: string };
  /** How often it was refused: each time the first field that is wrong gets the focus. */
  readonly refusals: number;
  /** The field whose error came up as it was left. */
  readonly left?: Field | undefined;
};

export type FormEvent<Field extends string> =
  | {
      readonly type: 'typed' | 'left' | 'chosen';
      readonly field: Field;
      readonly values: Typed<Field>;
    }
  /** Something stands in it that nobody was heard typing: the browser has filled it in. */
  | { readonly type: 'found'; readonly values: Typed<Field> }
  /** It was sent, or could not be: `slips` is all that is wrong with it. */
  | {
      readonly type: 'judged';
      readonly slips: readonly FieldError<Field, string>[];
      readonly values: Typed<Field>;
    };

/** What is wrong with a field among the others; `undefined` where nothing is. */
export type JudgeField<Field extends string> = (
  field: Field,
  values: Typed<Field>,
) => string | undefined;

/**
 * The form after an event. Nobody is told of a mistake before they have made it: a field is judged
 * as it is left, one that was never filled in when the form is sent. What is mended is taken back
 * at once, while they still type.
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

/** By field, the first thing that is wrong with it. */
export const errorsOf = <Field extends string>(
  slips: readonly FieldError<Field, string>[],
): FormState<Field>['errors'] =>
  withReasons(slips.toReversed().map(({ field, reason }) => [field, reason]));

type Errors<Field extends string> = FormState<Field>['errors'];

/** Another mistake in the same field waits until it is left: words that change under way confuse. */
function afterTyping<Field extends string>(
  errors: Errors<Field>,
  field: Field,
  judge: JudgeField<Field>,
  values: Typed<Field>,
): Errors<Field> {
  const isMended = errors[field] !== undefined && judge(field, values) === undefined;
  return isMended ? { ...errors, [field]: undefined } : errors;
}

/** What still holds though nothing here is wrong with it, the other side has said: typing ends it. */
function afterLeaving<Field extends string>(
  state: FormState<Field>,
  field: Field,
  judge: JudgeField<Field>,
): FormState<Field> {
  const reason = isTold(state.errors, field, state.values) ? judge(field, state.values) : undefined;
  if (reason === undefined || reason === state.errors[field]) return { ...state, left: undefined };
  return { ...state, errors: { ...state.errors, [field]: reason }, left: field };
}

/** What others mean may hang on a choice, as a postal code does on the country. */
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

/** Whether a field is judged before the form is sent. */
const isTold = <Field extends string>(
  errors: Errors<Field>,
  field: Field,
  values: Typed<Field>,
): boolean => errors[field] !== undefined || (values[field] ?? '').trim() !== '';

/** `Object.fromEntries` knows texts, and not which. */
const withReasons = <Field extends string>(
  reasons: readonly (readonly [Field, string | undefined])[],
): Errors<Field> => Object.fromEntries(reasons) as Errors<Field>;
