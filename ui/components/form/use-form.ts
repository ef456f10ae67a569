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
  /** Names it among the forms of a page: its fields' ids begin with it. */
  readonly name: string;
  /** In the order in which they stand. */
  readonly fields: readonly Field[];
  /** What stands in it to begin with. */
  readonly values: Typed<Field>;
  /** It begins with what was posted instead, where it was. */
  readonly posted?: PostedValues | undefined;
  /** What is wrong with one field, for when it is left; `undefined` where nothing is. */
  readonly validateField: (field: Field, typed: string, all: Typed<Field>) => string | undefined;
  /** All that is wrong with the form, for when it is sent. */
  readonly validate: (all: Typed<Field>) => readonly FieldError<Field, string>[];
  /** Says what is wrong so that it can be mended; it stands alone in the list above the form. */
  readonly words: (field: Field, reason: string, all: Typed<Field>) => string;
  /** Sends what holds; answers what the other side found wrong with fields of it. */
  readonly send: (all: Typed<Field>) => Promise<readonly FieldError<Field, string>[]>;
};

/** What is wrong with a field, and where it stands. */
export type FormError = { readonly id: string; readonly words: string };

export type Form<Field extends string> = {
  /** For the `form` element. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
  };
  /** For a field of it. */
  readonly field: (name: Field) => {
    readonly id: string;
    readonly name: Field;
    readonly defaultValue: string;
    readonly error: string | undefined;
    readonly autoFocus: boolean;
  };
  /** What is in it now. */
  readonly values: Typed<Field>;
  /** Puts something into fields for the shopper, who has asked for it. */
  readonly putIn: (values: Typed<Field>) => void;
  /** From the moment that it is sent until it is answered: it is not sent a second time. */
  readonly isSending: boolean;
  /** For `FormErrors`. */
  readonly summary: { readonly errors: readonly FormError[]; readonly said: string | undefined };
};

/**
 * A form that works without script, and with it is judged as it is filled in and sent in place. Its
 * fields keep what is typed themselves: what was typed before script arrived is not lost, and the
 * browser's first picture is the server's.
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
