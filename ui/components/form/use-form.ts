import {
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { FieldError, Typed } from '#src/shared/form.ts';
import { formBeginning, type PostedValues } from './form-beginning.ts';
import { useAfterClick, useFocusOnFirst, useTakeOver, valuesIn } from './form-element.ts';
import { nextForm, type FormEvent, type FormState } from './form-state.ts';

export type FormRules<Field extends string> = {
  /** Unique name of the form on its page; prefix of its field ids. */
  readonly name: string;
  /** In display order. */
  readonly fields: readonly Field[];
  /** Initial values. */
  readonly values: Typed<Field>;
  /** Values posted without script; they replace `values`. */
  readonly posted?: PostedValues | undefined;
  /** Validates one field on blur; returns `undefined` if it is valid. */
  readonly validateField: (field: Field, typed: string, all: Typed<Field>) => string | undefined;
  /** Validates the whole form on submit. */
  readonly validate: (all: Typed<Field>) => readonly FieldError<Field, string>[];
  /** Error message with the fix; it must make sense on its own in the error summary. */
  readonly words: (field: Field, reason: string, all: Typed<Field>) => string;
  /** Sends valid values; returns the field errors that the server found. */
  readonly send: (all: Typed<Field>) => Promise<readonly FieldError<Field, string>[]>;
};

/** Error message of a field, and the field's id. */
export type FormError = { readonly id: string; readonly words: string };

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
  readonly values: Typed<Field>;
  /** Sets field values on the shopper's request. */
  readonly putIn: (values: Typed<Field>) => void;
  /** True from submission until the answer; prevents a second submission. */
  readonly isSending: boolean;
  /** Props of `FormErrors`. */
  readonly summary: { readonly errors: readonly FormError[]; readonly said: string | undefined };
};

/**
 * A form that works without script; with script it validates while it is filled in and submits in
 * place. Its fields are uncontrolled: text typed before script loads stays, and hydration matches
 * the server's HTML.
 */
export function useForm<Field extends string>(rules: FormRules<Field>): Form<Field> {
  const { fields, name } = rules;
  const form = useRef<HTMLFormElement>(null);
  const [begun] = useState(() => formBeginning(fields, rules.values, rules.posted));
  const [isSending, setSending] = useState(false);
  const [state, hear] = useReducer(
    (state: FormState<Field>, event: FormEvent<Field>) =>
      nextForm(state, event, (field, all) => rules.validateField(field, all[field] ?? '', all)),
    begun,
  );
  useTakeOver(form, fields, hear);
  const afterClick = useAfterClick();
  useFocusOnFirst(form, fields, state);
  const send = (form: HTMLFormElement): void => {
    if (isSending) return;
    setSending(true);
    void submit(form, rules, hear).finally(() => setSending(false));
  };
  const firstWrong = fields.find((field) => begun.errors[field] !== undefined);
  const wordsOf = (field: Field): string | undefined => wordsIn(rules, state, field);
  return {
    props: { ref: form, ...listeners({ fields, hear, send, afterClick }) },
    field: (field) => ({
      id: idOf(name, field),
      name: field,
      defaultValue: begun.values[field] ?? '',
      error: wordsOf(field),
      autoFocus: field === firstWrong,
    }),
    values: state.values,
    putIn: (values) => form.current && putIn(form.current, values, fields, hear),
    isSending,
    summary: {
      errors: state.refusals > 0 ? fields.flatMap((field) => errorOf(name, field, wordsOf)) : [],
      said: state.left && wordsOf(state.left),
    },
  };
}

const idOf = (form: string, field: string): string => `${form}-${field}`;

function wordsIn<Field extends string>(
  { words }: FormRules<Field>,
  { errors, values }: FormState<Field>,
  field: Field,
): string | undefined {
  const reason = errors[field];
  return reason === undefined ? undefined : words(field, reason, values);
}

function errorOf<Field extends string>(
  form: string,
  field: Field,
  wordsOf: (field: Field) => string | undefined,
): readonly FormError[] {
  const words = wordsOf(field);
  return words === undefined ? [] : [{ id: idOf(form, field), words }];
}

type Hear<Field extends string> = (event: FormEvent<Field>) => void;

type Listeners<Field extends string> = {
  readonly fields: readonly Field[];
  readonly hear: Hear<Field>;
  readonly send: (form: HTMLFormElement) => void;
  readonly afterClick: (run: () => void) => void;
};

const listeners = <Field extends string>({
  fields,
  hear,
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
    afterClick(() => hear({ type: 'left', field, values: valuesIn(form, fields) }));
  },
  onChange: ({ target, currentTarget: form }) => {
    const field = fieldOf(target, fields);
    const type = target instanceof HTMLSelectElement ? 'chosen' : 'typed';
    if (field) hear({ type, field, values: valuesIn(form, fields) });
  },
});

const fieldOf = <Field extends string>(
  element: Element,
  fields: readonly Field[],
): Field | undefined => fields.find((field) => field === element.getAttribute('name'));

function putIn<Field extends string>(
  form: HTMLFormElement,
  values: Typed<Field>,
  fields: readonly Field[],
  hear: Hear<Field>,
): void {
  for (const field of fields) {
    const input = form.elements.namedItem(field);
    const value = values[field];
    if (input instanceof HTMLInputElement && value !== undefined) input.value = value;
  }
  const [field] = fields;
  if (field) hear({ type: 'chosen', field, values: valuesIn(form, fields) });
}

async function submit<Field extends string>(
  form: HTMLFormElement,
  { fields, validate, send }: FormRules<Field>,
  hear: Hear<Field>,
): Promise<void> {
  const values = valuesIn(form, fields);
  const slips = validate(values);
  hear({ type: 'judged', slips, values });
  if (slips.length > 0) return;
  const refused = await send(values);
  if (refused.length > 0) hear({ type: 'judged', slips: refused, values: valuesIn(form, fields) });
}
