import type { FormInput } from '#src/shared/form.ts';
import { errorsByField, type FormState } from './form-state.ts';

/** Values that a browser without script posted, and their validation errors. */
export type PostedValues = {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly { readonly field: string; readonly reason: string }[];
};

/** Initial state of a form: the posted values if there are any, else the known ones. */
export function initialFormState<Field extends string>(
  fields: readonly Field[],
  values: FormInput<Field>,
  posted: PostedValues | undefined,
): FormState<Field> {
  if (!posted) return { values, errors: {}, refusals: 0 };
  const errors = fields.flatMap((field) =>
    posted.errors.filter((error) => error.field === field).map(({ reason }) => ({ field, reason })),
  );
  const typed = Object.fromEntries(fields.map((field) => [field, posted.values[field] ?? '']));
  return { values: typed as FormInput<Field>, errors: errorsByField(errors), refusals: 1 };
}
