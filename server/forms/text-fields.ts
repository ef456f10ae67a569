import type { FormName, PostedForm } from '#src/forms/posted-form.ts';
import type { FieldError } from '#src/shared/form.ts';
import { readText } from '#src/shared/json-reader.ts';
import type { FormRejection } from './form-action.ts';

/** Texts typed into the fields of a form; empty if a field is missing or was sent twice. */
export type TextFields<Field extends string> = Readonly<Record<Field, string>>;

/** Reads only these fields of a posted form, whatever was posted. */
export function readTextFields<Field extends string>(
  body: unknown,
  fields: readonly Field[],
): TextFields<Field> {
  const posted = new Map<string, unknown>(Object.entries(Object(body)));
  return Object.fromEntries(
    fields.map((field) => [field, readText(posted.get(field)) ?? '']),
  ) as TextFields<Field>;
}

/** Outcome of a form with validation errors. */
export const invalidForm = (
  form: FormName,
  values: PostedForm['values'],
  errors: readonly FieldError<string, string>[],
): FormRejection => ({ kind: 'slip', status: 422, posted: { form, values, errors } });
