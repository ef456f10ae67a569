import {
  type ChangeEvent,
  type FocusEvent,
  type RefObject,
  type SyntheticEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { FieldError, FormInput } from '#src/shared/form.ts';
import {
  readFormValues,
  useAfterClick,
  useFocusFirstError,
  useFormHydration,
} from './form-element.ts';
import { errorsByField, type FormEvent, type FormState, nextFormState } from './form-state.ts';

export type FormOptions<Field extends string> = {
  /** Unique name of the form on its page; prefix of its field ids. */
  readonly name: string;
  /** In display order. */
  readonly fields: readonly Field[];
  /** Initial values. */
  readonly values: FormInput<Field>;
  /** Values posted without script; they replace `values`. */
  readonly posted?: PostedValues | undefined;
  /** Validates one field on blur; returns `undefined` if it is valid. */
  readonly validateField: (
    field: Field,
    typed: string,
    all: FormInput<Field>,
  ) => string | undefined;
  /** Validates the whole form on submit. */
  readonly validate: (all: FormInput<Field>) => readonly FieldError<Field, string>[];
  /** Error message with the fix; it must make sense on its own in the error summary. */
  readonly errorText: (field: Field, reason: string, all: FormInput<Field>) => string;
  /** Called on each submission before its validation: removes the result of the last one. */
  readonly onSubmit?: () => void;
  /** Sends valid values; returns the field errors that the server found. */
  readonly send: (all: FormInput<Field>) => Promise<readonly FieldError<Field, string>[]>;
};

/** Error message of a field, and the field's id. */
export type FormError = { readonly id: string; readonly text: string };

export type Form<Field extends string> = {
  /** Props of the `form` element. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  };
  /** Props of a field. */
  readonly field: (name: Field) => {
    readonly id: string;
    readonly name: Field;
    readonly defaultValue: string;
    readonly error: string | undefined;
    readonly autoFocus: boolean;
  };
  /** Current values. */
  readonly values: FormInput<Field>;
  /** Sets field values on the shopper's request. */
  readonly setValues: (values: FormInput<Field>) => void;
  /** True from submission until the answer; prevents a second submission. */
  readonly isSending: boolean;
  /** Props of `FormErrors`. */
  readonly summary: {
    readonly errors: readonly FormError[];
    readonly announcement: string | undefined;
  };
};

/**
 * A form that works without script; with script it validates while it is filled in and submits in
 * place. Its fields are uncontrolled: text typed before script loads stays, and hydration matches
 * the server's HTML.
 */
export function useForm<Field extends string>(rules: FormOptions<Field>): Form<Field> {
  const { fields, name } = rules;
  const form = useRef<HTMLFormElement>(null);
  const [initialState] = useState(() => initialFormState(fields, rules.values, rules.posted));
  const [isSending, setSending] = useState(false);
  const [state, dispatch] = useReducer(
    (state: FormState<Field>, event: FormEvent<Field>) =>
      nextFormState(state, event, (field, all) =>
        rules.validateField(field, all[field] ?? '', all),
      ),
    initialState,
  );
  useFormHydration(form, fields, dispatch);
  const afterClick = useAfterClick();
  useFocusFirstError(form, fields, state);
  const send = (form: HTMLFormElement): void => {
    if (isSending) return;
    rules.onSubmit?.();
    setSending(true);
    void submit(form, rules, dispatch).finally(() => setSending(false));
  };
  const firstInvalid = fields.find((field) => initialState.errors[field] !== undefined);
  const errorTextIn = (field: Field): string | undefined => errorTextOf(rules, state, field);
  return {
    props: { ref: form, ...listeners({ fields, dispatch, send, afterClick }) },
    field: (field) => ({
      id: idOf(name, field),
      name: field,
      defaultValue: initialState.values[field] ?? '',
      error: errorTextIn(field),
      autoFocus: field === firstInvalid,
    }),
    values: state.values,
    setValues: (values) => form.current && setFieldValues(form.current, values, fields, dispatch),
    isSending,
    summary: {
      errors:
        state.failedSubmits > 0
          ? fields.flatMap((field) => formErrorsOf(name, field, errorTextIn))
          : [],
      announcement: state.blurredField && errorTextIn(state.blurredField),
    },
  };
}

const idOf = (form: string, field: string): string => `${form}-${field}`;

function errorTextOf<Field extends string>(
  { errorText }: FormOptions<Field>,
  { errors, values }: FormState<Field>,
  field: Field,
): string | undefined {
  const reason = errors[field];
  return reason === undefined ? undefined : errorText(field, reason, values);
}

function formErrorsOf<Field extends string>(
  form: string,
  field: Field,
  errorTextIn: (field: Field) => string | undefined,
): readonly FormError[] {
  const text = errorTextIn(field);
  return text === undefined ? [] : [{ id: idOf(form, field), text }];
}

type DispatchFormEvent<Field extends string> = (event: FormEvent<Field>) => void;

type Listeners<Field extends string> = {
  readonly fields: readonly Field[];
  readonly dispatch: DispatchFormEvent<Field>;
  readonly send: (form: HTMLFormElement) => void;
  readonly afterClick: (run: () => void) => void;
};

const listeners = <Field extends string>({
  fields,
  dispatch,
  send,
  afterClick,
}: Listeners<Field>): Omit<Form<Field>['props'], 'ref'> => ({
  onSubmit: (event) => {
    event.preventDefault();
    send(event.currentTarget);
  },
  onBlur: ({ target, currentTarget: form }) => {
    const field = fieldOf(target, fields);
    if (!field) return;
    afterClick(() => dispatch({ type: 'left', field, values: readFormValues(form, fields) }));
  },
  onChange: ({ target, currentTarget: form }) => {
    const field = fieldOf(target, fields);
    const type = target instanceof HTMLSelectElement ? 'chosen' : 'typed';
    if (field) dispatch({ type, field, values: readFormValues(form, fields) });
  },
});

const fieldOf = <Field extends string>(
  element: Element,
  fields: readonly Field[],
): Field | undefined => fields.find((field) => field === element.getAttribute('name'));

function setFieldValues<Field extends string>(
  form: HTMLFormElement,
  values: FormInput<Field>,
  fields: readonly Field[],
  dispatch: DispatchFormEvent<Field>,
): void {
  for (const field of fields) {
    const input = form.elements.namedItem(field);
    const value = values[field];
    if (input instanceof HTMLInputElement && value !== undefined) input.value = value;
  }
  const [field] = fields;
  if (field) dispatch({ type: 'chosen', field, values: readFormValues(form, fields) });
}

async function submit<Field extends string>(
  form: HTMLFormElement,
  { fields, validate, send }: FormOptions<Field>,
  dispatch: DispatchFormEvent<Field>,
): Promise<void> {
  const values = readFormValues(form, fields);
  const errors = validate(values);
  dispatch({ type: 'judged', errors, values });
  if (errors.length > 0) return;
  const refused = await send(values);
  if (refused.length > 0)
    dispatch({ type: 'judged', errors: refused, values: readFormValues(form, fields) });
}

/** Values that a browser without script posted, and their validation errors. */
type PostedValues = {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly { readonly field: string; readonly reason: string }[];
};

/** Initial state of a form: the posted values if there are any, else the known ones. */
function initialFormState<Field extends string>(
  fields: readonly Field[],
  values: FormInput<Field>,
  posted: PostedValues | undefined,
): FormState<Field> {
  if (!posted) return { values, errors: {}, failedSubmits: 0 };
  const errors = fields.flatMap((field) =>
    posted.errors.filter((error) => error.field === field).map(({ reason }) => ({ field, reason })),
  );
  const typed = Object.fromEntries(fields.map((field) => [field, posted.values[field] ?? '']));
  return { values: typed as FormInput<Field>, errors: errorsByField(errors), failedSubmits: 1 };
}
