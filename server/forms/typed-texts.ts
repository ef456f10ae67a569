import type { FormName, PostedForm } from '#src/forms/posted-form.ts';
import type { FieldError } from '#src/shared/form.ts';
import { readText } from '#src/shared/json-reader.ts';
import type { FormSlip } from './form-action.ts';

/** What was typed into the fields of a form; one that was left out, or sent twice, is empty. */
export type TypedTexts<Field extends string> = Readonly<Record<Field, string>>;

/** Reads these fields of a posted form and no others, whatever was posted. */
export function typedTexts<Field extends string>(
  body: unknown,
  fields: readonly Field[],
): TypedTexts<Field> {
  const posted = new Map<string, unknown>(Object.entries(Object(body)));
  return Object.fromEntries(
    fields.map((field) => [field, readText(posted.get(field)) ?? '']),
  ) as TypedTexts<Field>;
}

/** A form in which something is to be mended. */
export const slipIn = (
  form: FormName,
  values: PostedForm['values'],
  errors: readonly FieldError<string, string>[],
): FormSlip => ({ kind: 'slip', status: 422, posted: { form, values, errors } });
